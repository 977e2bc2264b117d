"""What is told of a turning point: the one thing that explains it, and whose it was."""

from __future__ import annotations

from hippodrome import Race, new
from hippodrome.bots import bot
from hippodrome.engine.chance import Seeded
from hippodrome.engine.state import Observation
from hippodrome.engine.words import LANGUAGES
from hippodrome.study.course import take_apart
from hippodrome.study.turning import STRIKING, TurningPoints
from hippodrome.study.words import study_words


def raced(players: int = 4, seed: int = 5, game: str = "scrap_racer") -> Race:
    race = new(game, players, seed)
    player = bot("greedy", race.game)
    mind = Seeded(seed, 0, "bots")
    while not race.over:
        race.play(int(player.choose(race.observe(race.seat), mind)))
    return race


def teller(race: Race) -> TurningPoints:
    course = take_apart(race.record)
    return TurningPoints(race.record, course, [], [], (), [0.0] * len(course.plies))


def test_a_fight_is_told_by_who_won_it() -> None:
    found = teller(raced())
    fights = [events for events in found.events if {"fight", "fight_won"} <= {event.key for event in events}]
    assert fights
    for events in fights:
        these = [event for event in events if event.key in ("fight", "fight_won")]
        winner = found.owner(these[-1])
        told = found.telling(these, (winner + 1) % 4, False, 1)
        assert told is not None
        assert told.key == "fight_won"


def test_that_a_choice_was_made_is_not_told_again_but_what_came_of_it_in_the_turn() -> None:
    found = teller(raced())
    plies = found.course.plies
    nudged = [at for at, events in enumerate(found.events, start=1) if events and events[0].key == "nudged"]
    assert nudged
    assert all(found.followed(at)[:1] != found.events[at - 1][:1] for at in nudged)
    # what came of the next choices of the same player, up to the first throw
    on = [at for at in range(1, len(plies)) if not plies[at - 1].throws and plies[at].seat == plies[at - 1].seat]
    then = {at: found.consequences(at, plies[at].told[0] if plies[at].throws else None) for at in on}
    assert any(then.values())
    assert all(event in found.followed(at) for at in on for event in then[at])


def test_where_somebody_went_is_no_reason_but_what_befell_them_is() -> None:
    found = teller(raced())
    moved = next(event for events in found.events for event in events if event.key == "drove")
    crashed = next(event for events in found.events for event in events if event.key == "crashed_on")
    for event, told in ((moved, None), (crashed, crashed)):
        assert found.telling([event], found.owner(event), False, STRIKING) == told


def test_a_player_of_several_racers_is_named_with_the_one_that_is_spoken_of() -> None:
    found = teller(raced(2))
    own = [racer for racer, owner in found.owners.items() if owner == 1]
    other = next(racer for racer, owner in found.owners.items() if owner == 0)
    assert len(own) == 2
    for language in LANGUAGES:
        words = study_words(found.game, language)
        assert found.named(words, 1, [other, own[1]]).endswith(f"({words.word('racer', own[1])})")
        assert found.named(words, 1, [other], always=True) == "{1}"


def test_a_choice_that_tells_nothing_is_told_with_the_next_of_another_kind() -> None:
    found = teller(raced(game="titan_race"))
    plies = found.course.plies
    words = study_words(found.game, "en")
    rows = {at: found.row(words, at) for at in range(1, len(plies) + 1)}
    joined = {at: row for at, row in rows.items() if "”, then “" in row}
    assert joined
    for at, row in joined.items():
        first, then = row.split("”, then “")
        assert first == found.quoted(words, plies[at - 1], plies[at - 1].choice)
        assert not plies[at - 1].throws
        assert plies[at].seat == plies[at - 1].seat
        after = [found.quoted(words, ply, ply.choice) for ply in plies[at:] if ply.seat == plies[at - 1].seat]
        assert then in after
    # what chance answered, or the end of a turn, parts two choices
    assert all("”, then “" not in rows[at] for at, ply in enumerate(plies, start=1) if ply.throws)


def test_what_was_certain_to_come_of_a_better_choice_is_told_as_its_reason() -> None:
    found = teller(raced(game="titan_race"))
    words = study_words(found.game, "en")
    told = {
        found.promise(words, ply, choice, ["{0}", "{1}", "{2}", "{3}"])
        for ply in found.course.plies
        for choice in Observation(ply.state, ply.seat).choices()
    }
    assert "none" in told
    assert any("completes the race" in one or "gains" in one or "loses 1 life" in one for one in told)


def test_every_racer_that_is_named_is_somebodys() -> None:
    found = teller(raced(game="chariot_race"))
    words = study_words(found.game, "en")
    racer, owner = next((racer, owner) for racer, owner in found.owners.items() if owner == 1)
    word = words.word("racer", racer)
    assert found.introduced(words, f"{word} loses 2. {word} is out.") == f"{word} ({{{owner}}}) loses 2. {word} is out."
    told = f"{{1}} ({word}) drives on: {word} loses 2."
    assert found.introduced(words, told) == told
    assert found.introduced(words, f"Take the {word.lower()} die.") == f"Take the {word.lower()} die."


def test_what_goes_on_after_a_colon_begins_small_unless_with_a_name() -> None:
    found = teller(raced(game="chariot_race"))
    words = study_words(found.game, "en")
    name = words.word("racer", next(iter(found.owners)))
    assert found.within(words, "The race is over") == "the race is over"
    assert found.within(words, f"{name} drives on") == f"{name} drives on"


def test_luck_is_not_told_by_where_somebody_drove() -> None:
    found = teller(raced())
    moves = [event for events in found.events for event in events if event.key == "drove"]
    assert moves
    assert all(found.telling([event], seat, True, 1) is None for event in moves for seat in range(4))
