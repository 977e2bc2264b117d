"""The headline: what a designer should know first, in plain words, each with its light."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.figures import (
    Level,
    added,
    bot_wins,
    by_factor,
    differences,
    figure,
    leader_wins,
    levels,
    outcome,
    skill,
    spread,
)
from hippodrome.lab.balance.judging import ALPHA, THUMBS, Light, judge_factor, judge_skill
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Study
from hippodrome.lab.balance.tally import MOMENTS


@dataclass(frozen=True, slots=True)
class Headline:
    """One line of the summary; without a light it only informs."""

    key: str
    title: str
    words: str
    light: Light | None = None
    section: str = ""

    def to_json(self) -> dict[str, str | None]:
        return {"key": self.key, "light": self.light, "title": self.title, "words": self.words}


def headlines(study: Study, say: Speech) -> list[Headline]:
    """The summary, from fairness to luck."""
    if study.against is not None:
        return list(_changes(study, say))
    if not study.main.tally.decided:
        return [Headline("nobody", say("nobody"), say("nobody-wins"), "bad", "fairness"), _length(study, say)]
    return [
        *_fairness(study, say),
        *_items(study, say),
        _length(study, say),
        _waiting(study, say),
        *_endings(study, say),
        *_course(study, say),
        _choices(study, say),
        *_skill(study, say),
    ]


def _changes(study: Study, say: Speech) -> Iterator[Headline]:
    surely = [row for row in differences(study) if row.p < ALPHA]
    asked = len(differences(study))
    words = say("changed", count=len(surely), asked=asked)
    yield Headline("changed", say("changed-title"), words, None, "changes")
    assert study.against is not None
    for run, name in ((study.main, "a"), (study.against, "b")):
        for factor, rows in by_factor(levels(run.tally, study.players)).items():
            light, row = judge_factor(rows)
            yield Headline(
                f"{name}-{factor}",
                say(f"fairness-{name}", factor=say.factor(factor)),
                _fair_words(say, light, row),
                light,
                "fairness",
            )


def _fair_words(say: Speech, light: Light, row: Level) -> str:
    return say(
        f"fairness-{light}",
        level=say.level(row.factor, row.level),
        wins=say.percent(row.wins.value),
        interval=say.interval(row.wins),
        fair=say.percent(row.fair),
        low=say.percent(row.fair * 0.8, 0),
        high=say.percent(row.fair * 1.2, 0),
    )


def _fairness(study: Study, say: Speech) -> Iterator[Headline]:
    for factor, rows in by_factor(levels(study.main.tally, study.players)).items():
        light, row = judge_factor(rows)
        title = say("fairness-title", factor=say.factor(factor))
        yield Headline(f"fairness-{factor}", title, _fair_words(say, light, row), light, "fairness")


def _items(study: Study, say: Speech) -> Iterator[Headline]:
    """Of what chance deals, what helps or hurts most; deeds are left to their section: they follow from choices."""
    dealt = {tracked.name for tracked in study.game.measures.tracked if tracked.dealt}
    rows = [row for row in added(study.main.tally) if row.name in dealt]
    if not rows:
        return
    sure = [row for row in rows if row.p < ALPHA]
    strong = max(sure or rows, key=lambda row: abs(row.added.value))
    words = say(
        "items-sure" if sure else "items-none",
        item=say.item(strong.name, strong.item),
        points=say.points(strong.added.value),
        interval=say.interval(strong.added, "points"),
        count=len(sure),
        asked=len(rows),
    )
    yield Headline("items", say("items-title"), words, "look" if sure else None, "items")


def _length(study: Study, say: Speech) -> Headline:
    run = study.main
    minutes, rounds = figure(run, study, "minutes"), figure(run, study, "rounds")
    low, _, high = spread(run, study, "minutes")
    shortest, longest = study.game.minutes
    words = say(
        "length-words",
        rounds=say.exact(rounds.value),
        decisions=say.number(figure(run, study, "decisions").value),
        minutes=say.number(minutes.value),
        low=say.number(low),
        high=say.number(high),
        shortest=shortest,
        longest=longest,
    )
    return Headline("length", say("length-title"), words, None, "length")


def wait_minutes(study: Study) -> Estimate:
    """Minutes between two own decisions while others play: their decisions at the race's own pace."""
    run = study.main
    pace = figure(run, study, "minutes").value / max(1.0, figure(run, study, "decisions").value)
    return figure(run, study, "wait").scaled(pace)


def _waiting(study: Study, say: Speech) -> Headline:
    waiting = wait_minutes(study)
    words = say(
        "waiting-words",
        minutes=say.number(waiting.value, 1),
        interval=say.interval(waiting, "number"),
        decisions=say.exact(figure(study.main, study, "wait").value),
    )
    return Headline("waiting", say("waiting-title"), words, THUMBS["wait_minutes"].judge(waiting), "length")


def _endings(study: Study, say: Speech) -> Iterator[Headline]:
    run = study.main
    undecided = outcome(run, "undecided")
    if undecided.value > 0:
        words = say("undecided-words", share=say.percent(undecided.value), interval=say.interval(undecided))
        yield Headline("undecided", say("undecided-title"), words, THUMBS["undecided"].judge(undecided), "length")
    idle = figure(run, study, "idle")
    words = say(
        "idle-words",
        share=say.percent(idle.value, 0),
        interval=say.interval(idle),
        eliminations=say.exact(figure(run, study, "eliminations").value),
        out=say.percent(outcome(run, "eliminated").value, 0),
        any="yes" if study.game.measures.eliminations else "no",
    )
    yield Headline("idle", say("idle-title"), words, THUMBS["idle"].judge(idle), "length")


def _course(study: Study, say: Speech) -> Iterator[Headline]:
    run = study.main
    half, late = leader_wins(run.tally)[MOMENTS // 2], outcome(run, "late")
    words = say(
        "course-words",
        half=say.percent(half.value, 0),
        interval=say.interval(half),
        fair=say.percent(1 / study.players, 0),
        changes=say.exact(figure(run, study, "lead_changes").value),
        comeback=say.percent(outcome(run, "comeback").value, 0),
        late=say.percent(late.value, 0),
    )
    yield Headline("course", say("course-title"), words, THUMBS["half_leader"].judge(half), "course")


def _choices(study: Study, say: Speech) -> Headline:
    forced = figure(study.main, study, "forced")
    words = say(
        "choices-words",
        forced=say.percent(forced.value, 0),
        interval=say.interval(forced),
        options=say.exact(figure(study.main, study, "options").value),
    )
    return Headline("choices", say("choices-title"), words, THUMBS["forced"].judge(forced), "choices")


def _skill(study: Study, say: Speech) -> Iterator[Headline]:
    for stronger, weaker, run in study.ladder:
        wins = bot_wins(run, stronger)
        words = say(
            "skill-words",
            stronger=say.bot(stronger),
            weaker=say.bot(weaker),
            others=study.players - 1,
            wins=say.percent(wins.value, 0),
            interval=say.interval(wins),
            fair=say.percent(1 / study.players, 0),
            luck=say.percent(1 - skill(wins.value, study.players), 0),
        )
        light = judge_skill(wins, 1 / study.players)
        yield Headline(f"skill-{stronger}", say("skill-title"), words, light, "skill")
