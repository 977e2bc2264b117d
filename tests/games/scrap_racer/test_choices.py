"""Questions and answers in words."""

from __future__ import annotations

from games.scrap_racer.positions import race, seen_by
from hippodrome.engine.scene import Move, Pill, Text

THREE = "brawler sprinter drifter"


def test_a_die_that_would_be_a_double_says_what_each_answer_leads_to() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip plusmin1"}).play("2 KEEP ROLL 5 KEEP ROLL 2")
    scene = seen_by(table, 0)
    assert scene.question is not None
    assert scene.question.args["fate"] == "crash"
    fates = {offer.text.key: (offer.text.args["fate"], offer.price) for offer in scene.offers}
    assert fates == {
        "choice-keep": ("crash", "6/6"),
        "choice-plus1": ("none", ""),
        "choice-minus1": ("none", ""),
        "choice-flip": ("double", ""),
    }


def test_the_last_token_can_nudge_into_a_crash() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "flip"}).play("2 KEEP ROLL 5")
    offers = {offer.text.key: offer for offer in seen_by(table, 0).offers}
    assert offers["choice-keep"].text.args["fate"] == "none"
    flip = offers["choice-flip"]
    assert (flip.text.args["fate"], flip.price, flip.price_tone) == ("crash", "6/6", "danger")


def test_a_reroll_tells_its_risk() -> None:
    table = race(THREE, [3, 5, 9], nudges={"brawler": "reroll"}).play("2")
    assert {offer.price for offer in seen_by(table, 0).offers} == {""}
    table.play("KEEP ROLL 2")
    assert [offer.price for offer in seen_by(table, 0).offers] == ["6/6", "1/6"]


def test_stopping_shows_the_whole_drive_before_it_is_made() -> None:
    scene = seen_by(race(THREE, [12, 5, 9]).play("4"), 0)
    stop = next(offer for offer in scene.offers if offer.text.key == "choice-stop")
    assert stop.targets == ("space:2",)
    assert stop.steps[0] == Move("piece:4", ("space:12", "space:13", "space:14", "space:1", "space:2"))


def test_a_drive_that_ends_in_a_fight_says_so() -> None:
    scene = seen_by(race(THREE, [1, 5, 9]).play("4"), 0)
    stop = next(offer for offer in scene.offers if offer.text.key == "choice-stop")
    assert Pill("space:5", Text("pill-fight"), "danger") in stop.steps
    # The brawler wins its fights and drives on.
    assert (stop.why.args["space"], stop.why.args["fight"]) == (7, 5)


def test_the_fight_told_is_the_one_at_the_end_of_the_extra_space() -> None:
    def stop(brawler: int) -> tuple[object, object]:
        scene = seen_by(race("sprinter brawler drifter", [3, brawler, 12]).play("2"), 0)
        args = next(offer for offer in scene.offers if offer.text.key == "choice-stop").why.args
        return args["space"], args["fight"]

    assert stop(brawler=6) == (6, 6)
    assert stop(brawler=5) == (6, 0)


def test_rolling_shows_nothing_since_nothing_is_certain() -> None:
    scene = seen_by(race(THREE, [1, 5, 9]).play("4"), 0)
    roll = next(offer for offer in scene.offers if offer.text.key == "choice-roll")
    assert roll.targets == ("die:1",)
    assert roll.steps == ()
    assert (roll.price, roll.price_tone) == ("1/6", "warn")


def test_a_finished_race_asks_nothing() -> None:
    table = race(THREE, [41, 40, 35], lap_tokens=[2, 2, 2], active="drifter", ending=True).play("2 STOP")
    assert table.over
    scene = seen_by(table, 0)
    assert scene.question is None
    assert scene.offers == ()
    assert {panel.state for panel in scene.panels} == {"finished"}


def test_what_cannot_be_picked_has_the_reason_of_its_question() -> None:
    table = race(THREE, [3, 5, 9], hands={"brawler": "bonus_3"}).play("4")
    why = {reason.at: reason.why.key for reason in seen_by(table, 0).reasons}
    assert (why["card:"], why["space:"], why["pile:"]) == ("why-card-later", "why-space", "why-pile")
    why = {reason.at: reason.why.key for reason in seen_by(table.play("STOP"), 0).reasons}
    assert (why["card:"], why["space:"], why["pile:"]) == ("why-card-nowhere", "why-space-driven", "why-pile")
