"""What holds for every game there is, whatever its players and options: the contract of DESIGN 3."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from hippodrome import bots, game, names, new
from hippodrome.engine.chance import Halt, Halting, Scripted, Seeded
from hippodrome.engine.compose import compose
from hippodrome.engine.errors import BadOutcome, IllegalChoice, NothingToUndo, RaceOver
from hippodrome.engine.events import Event, read_notes
from hippodrome.engine.preview import preview
from hippodrome.engine.record import read_record
from hippodrome.engine.state import NOBODY, Observation, State, Watcher
from races import Moment, Pick, Settings, at_random, first, last, moments, play_on, settings_of

in_every_game = pytest.mark.parametrize("name", names())


def examples(count: int) -> settings:
    """Few examples, as each is a race; no shrinking of what is only a seed."""
    return settings(
        max_examples=count,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    )


def drawn_moment(name: str, data: st.DataObject) -> Moment:
    return data.draw(moments(name))


def drawn_settings(name: str, data: st.DataObject) -> Settings:
    return data.draw(settings_of(name))


def check_options(name: str, state: State) -> None:
    """A choice is on offer until the end; choices are declared numbers, without doubles, in a fixed order."""
    choices = state.choices()
    assert (choices == []) == state.over == (state.seat == NOBODY)
    if not state.over:
        assert 0 <= state.seat < state.players
        assert 2 <= len(choices) <= game(name).most_choices
        assert len(set(choices)) == len(choices)
        assert all(0 <= choice < game(name).actions for choice in choices)
        again = state.clone()
        again.offer()
        assert again.choices() == choices
        assert again.seat == state.seat


def check_ranks(state: State) -> None:
    """Places count those ahead: 1, 2, 2, 4."""
    ranks = list(state.ranks())
    assert len(ranks) == state.players
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]


@in_every_game
@examples(10)
@given(data=st.data(), seed=st.integers(0, 1 << 32), habit=st.sampled_from(["random", "first", "last"]))
def test_every_race_ends_within_its_bounds(name: str, data: st.DataObject, seed: int, habit: str) -> None:
    players, options = drawn_settings(name, data)
    chance = Seeded(seed)
    pick: Pick = {"random": at_random(Seeded(seed, 0, "choices")), "first": first, "last": last}[habit]
    state = game(name).start(game(name).setup(players, options), chance)
    decisions = 0
    while not state.over:
        if decisions % 7 == 0:
            check_options(name, state)
            check_ranks(state)
        state.take(pick(state), chance)
        decisions += 1
        assert decisions <= game(name).most_decisions
    check_options(name, state)
    check_ranks(state)
    assert all(state.ranks()[seat] == 1 for seat in state.winners())
    with pytest.raises(RaceOver):
        state.play(0, chance)


@in_every_game
@examples(20)
@given(data=st.data())
def test_a_choice_not_on_offer_is_refused_and_changes_nothing(name: str, data: st.DataObject) -> None:
    race = drawn_moment(name, data).race
    check_options(name, race.state)
    before = race.state.pack()
    for wrong in (set(range(-1, game(name).actions + 1)) - set(race.state.choices())) | {10**20}:
        with pytest.raises(IllegalChoice):
            race.play(wrong)
    assert race.state.pack() == before
    assert race.record.fold() == race.state


@in_every_game
@examples(20)
@given(data=st.data())
def test_a_clone_is_equal_and_plays_on_apart(name: str, data: st.DataObject) -> None:
    moment = drawn_moment(name, data)
    original = moment.state
    before, options = original.pack(), original.choices()
    clone = original.clone()
    assert clone == original
    assert hash(clone) == hash(original)
    assert clone.digest() == original.digest()
    assert clone.choices() == options
    chance, pick = moment.chance(), at_random(moment.chance("pick"))
    story = []
    for _ in range(30):
        if not clone.over:
            clone.take(pick(clone), chance)
            story.append(clone.pack())
    assert original.pack() == before
    assert original.choices() == options

    chance, pick = moment.chance(), at_random(moment.chance("pick"))
    for told in story:
        original.take(pick(original), chance)
        assert original.pack() == told


@in_every_game
@examples(20)
@given(data=st.data())
def test_a_position_survives_json(name: str, data: st.DataObject) -> None:
    moment = drawn_moment(name, data)
    state = moment.state
    read = game(name).blank(moment.race.record.setup())
    read.read_json(json.loads(json.dumps(state.to_json())))
    assert read == state
    assert read.pack() == state.pack()
    assert hash(read) == hash(state)
    assert read.choices() == state.choices()
    pick, twin_pick = at_random(moment.chance("pick")), at_random(moment.chance("pick"))
    chance, twin_chance = moment.chance(), moment.chance()
    for _ in range(15):
        if not state.over:
            state.take(pick(state), chance)
            read.take(twin_pick(read), twin_chance)
            assert read == state


@in_every_game
@examples(6)
@given(data=st.data(), seed=st.integers(0, 1 << 32), sealed=st.booleans())
def test_the_record_folds_to_the_live_race_at_every_point(
    name: str, data: st.DataObject, seed: int, sealed: bool
) -> None:
    players, options = drawn_settings(name, data)
    race = new(name, players, seed, options=options, sealed=sealed)
    pick = at_random(Seeded(seed, 0, "choices"))
    positions = [race.state.pack()]
    stories: list[list[Event]] = []
    for _ in range(150):
        if not race.over:
            stories.append(race.play(pick(race.state)))
            positions.append(race.state.pack())
    record = read_record(json.loads(json.dumps(race.record.to_json())))
    assert record == race.record
    assert [state.pack() for state in record.walk()] == positions
    assert record.events() == stories
    for point in {0, len(stories) // 2, len(stories)}:
        assert record.fold(point).pack() == positions[point]
    proved = record.verify()
    if race.over or not sealed:
        assert proved == len(record.start) + sum(len(move.outcomes) for move in record.moves)
    else:
        assert proved == 0, "the secret is not told before the end"


@in_every_game
@examples(10)
@given(data=st.data())
def test_a_race_can_fork_anywhere(name: str, data: st.DataObject) -> None:
    race = drawn_moment(name, data).race
    before = race.record.to_json()
    point = len(race.record.moves) // 2
    fork = race.fork(point, seed="another way")
    assert fork.state == race.at(point)
    play_on(fork, first, 5)
    assert fork.record.moves[:point] == race.record.moves[:point]
    assert fork.record.verify() >= 0
    assert race.record.to_json() == before


@in_every_game
@examples(10)
@given(data=st.data())
def test_watching_changes_nothing(name: str, data: st.DataObject) -> None:
    moment = drawn_moment(name, data)
    alone, watched = moment.state.clone(), moment.state.clone()
    assert watched.watcher is None
    watcher = watched.watcher = Watcher()
    assert watched.clone().watcher is None
    chance, twin = moment.chance(), moment.chance()
    pick = at_random(moment.chance("pick"))
    told = 0
    for _ in range(25):
        if not alone.over:
            choice = pick(alone)
            alone.take(choice, chance)
            watched.take(choice, twin)
            told += len(read_notes(game(name).events, watcher.drain()))
            assert alone == watched
    assert told > 0


def seats(state: State) -> Iterator[int]:
    """Every seat, and a spectator."""
    yield from range(-1, int(state.players))


@in_every_game
@examples(15)
@given(data=st.data())
def test_what_a_seat_cannot_see_makes_no_difference_to_it(name: str, data: st.DataObject) -> None:
    moment = drawn_moment(name, data)
    for seat in seats(moment.state):
        seen = Observation(moment.state, seat)
        exchanged = seen.redeal(moment.chance(f"redeal for {seat}"))
        again = Observation(exchanged, seat)
        assert again.known.pack() == seen.known.pack()
        assert again.choices() == seen.choices()
        if seat == moment.state.seat:
            assert seen.choices() == moment.state.choices() == exchanged.choices()
            for choice in seen.choices():
                assert game(name).choice(exchanged, choice) == game(name).choice(moment.state, choice)
                assert game(name).choice(seen.known, choice) == game(name).choice(moment.state, choice)
            assert game(name).prompt(exchanged) == game(name).prompt(moment.state)
            assert game(name).prompt(seen.known) == game(name).prompt(moment.state)


@in_every_game
@examples(6)
@given(data=st.data())
def test_the_scene_of_a_seat_shows_nothing_hidden(name: str, data: st.DataObject) -> None:
    moment = drawn_moment(name, data)
    told = moment.race.record.events()[-1:]
    story = told[0] if told else []
    for seat in {-1, moment.race.seat, (moment.race.seat + 1) % int(moment.state.players)}:
        seen = Observation(moment.state, seat)
        exchanged = Observation(seen.redeal(moment.chance("redeal")), seat)
        scene = json.dumps(compose(game(name), seen, story).to_json())
        assert json.dumps(compose(game(name), exchanged, story).to_json()) == scene
        strange = [event.seen(seat) for event in story]
        assert json.dumps(compose(game(name), seen, strange).to_json()) == scene


@in_every_game
@examples(4)
@given(data=st.data())
@pytest.mark.parametrize("bot", bots.names())
def test_a_bot_chooses_by_what_its_seat_knows(name: str, bot: str, data: st.DataObject) -> None:
    moment = drawn_moment(name, data)
    seat = moment.race.seat
    seen = Observation(moment.state, seat)
    exchanged = Observation(seen.redeal(moment.chance("redeal")), seat)
    player = bots.bot(bot, game(name))
    choice = player.choose(seen, moment.chance("bot"))
    assert choice in moment.state.choices()
    assert player.choose(exchanged, moment.chance("bot")) == choice


def variants(moment: Moment) -> Iterator[tuple[State, list[Event]]]:
    """What else might have followed from here: another choice, or another answer of chance."""
    state = moment.state
    choice = moment.pick()
    script = moment.race.fork(len(moment.race.record.moves), moment.seed)
    script.play(choice)
    outcomes = list(script.record.moves[-1].outcomes)
    tries = [(choice, outcomes)]
    tries += [(other, outcomes) for other in state.choices()[:8] if other != choice]
    for place, outcome in enumerate(outcomes[:4]):
        tries += [
            (choice, [*outcomes[:place], value, *outcomes[place + 1 :]]) for value in range(8) if value != outcome
        ]
    for tried, answers in tries:
        after = state.clone()
        watcher = after.watcher = Watcher()
        try:
            after.play(tried, Scripted(answers))
        except BadOutcome:
            continue
        yield after, read_notes(moment.race.game.events, watcher.drain())


@in_every_game
@examples(20)
@given(data=st.data())
def test_events_tell_a_seat_nothing_that_it_may_not_know(name: str, data: st.DataObject) -> None:
    """Two ways on that differ only in what a seat cannot see are told to it in the same words."""
    found = list(variants(drawn_moment(name, data)))
    happened, story = found[0]
    for seat in seats(happened):
        known = Observation(happened, seat).known.pack()
        for other, other_story in found[1:]:
            if other != happened and Observation(other, seat).known.pack() == known:
                assert [event.seen(seat).to_json() for event in other_story] == [
                    event.seen(seat).to_json() for event in story
                ]


@in_every_game
@examples(25)
@given(data=st.data())
def test_a_preview_is_the_beginning_of_what_happens(name: str, data: st.DataObject) -> None:
    moment = drawn_moment(name, data)
    race, seat = moment.race, moment.race.seat
    before = race.state.pack()
    for choice in race.state.choices():
        certain = [event.seen(seat) for event in race.preview(choice)]
        assert "turn" not in [event.key for event in certain[:-1]], "the next turn is not of the chooser's making"
        assert race.state.pack() == before
        fork = race.fork(len(race.record.moves), moment.seed)
        happened = [event.seen(seat) for event in fork.play(choice)]
        assert happened[: len(certain)] == certain


@in_every_game
@examples(25)
@given(data=st.data())
def test_undo_goes_back_only_over_what_was_certain(name: str, data: st.DataObject) -> None:
    race = drawn_moment(name, data).race
    seat, before = race.seat, race.state.pack()
    story = len(race.events)
    for choice in race.state.choices()[:6]:
        seen = race.observe(seat)
        fork = race.fork(len(race.record.moves))
        fork.play(choice)
        certain = True
        try:
            seen.known.clone().take(choice, Halting())
        except Halt:
            certain = False
        assert fork.undoable() == fork.undoable(seat) == certain
        assert not fork.undoable((seat + 1) % int(race.state.players))
        if certain:
            assert fork.record.moves[-1].outcomes == ()
            fork.undo()
            assert fork.state.pack() == before
            assert len(fork.events) == story
            assert fork.record.fold() == fork.state
        else:
            after = fork.state.pack()
            with pytest.raises(NothingToUndo):
                fork.undo()
            assert fork.state.pack() == after


@in_every_game
@examples(15)
@given(data=st.data())
def test_a_preview_reveals_nothing_hidden(name: str, data: st.DataObject) -> None:
    moment = drawn_moment(name, data)
    seat = moment.race.seat
    seen = Observation(moment.state, seat)
    exchanged = Observation(seen.redeal(moment.chance("redeal")), seat)
    for choice in seen.choices():
        assert preview(game(name), exchanged, choice) == preview(game(name), seen, choice)


@in_every_game
def test_a_game_declares_its_bounds(name: str) -> None:
    declared = game(name)
    assert declared.name == name
    assert list(declared.players) == sorted(set(declared.players))
    assert min(declared.players) >= 1
    assert declared.rules_version >= 1
    assert declared.data_version >= 1
    assert 0 < declared.minutes[0] <= declared.minutes[1]
    assert 2 <= declared.most_choices <= declared.actions
    keys = [option.key for option in declared.options]
    assert len(set(keys)) == len(keys)
    kinds = [shape.key for shape in declared.events]
    assert len(set(kinds)) == len(kinds)
    for shape in declared.events:
        for part in shape.parts:
            assert part.words in {"number", "seat"} or part.words in declared.words
    for players in declared.players:
        racers = declared.racers(declared.start(declared.setup(players), Seeded(1)))
        assert {owner for owner, _ in racers} == set(range(players))
