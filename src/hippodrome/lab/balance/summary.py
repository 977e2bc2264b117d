"""The headline: what a designer should know first, in plain words, each with its light."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hippodrome.lab.balance.estimates import Estimate
from hippodrome.lab.balance.figures import (
    Difference,
    Level,
    added,
    bot_wins,
    by_factor,
    differences,
    fairer,
    figure,
    leader_wins,
    levels,
    outcome,
    skill,
    spread,
)
from hippodrome.lab.balance.judging import ALPHA, THUMBS, Light, judge_factor, judge_skill
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Run, Study
from hippodrome.lab.balance.tally import MOMENTS

SURELY = 1.96
"""Errors of a change from which on it is not called chance."""
MOST_NAMED = 4
"""Changes that are named in a line; the section has all of them."""


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
    if study.others:
        return list(_changes(study, say))
    if not study.main.tally.decided:
        return [Headline("nobody", say("nobody"), say("nobody-wins"), "bad", "length"), _length(study, say)]
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
    """What the comparison comes to in one line, what changed, and how fair each rule set is by itself."""
    answers = [_answer(study, letter, run, say) for letter, run in study.compared[1:]]
    yield Headline("answer", say("answer-title"), " ".join(answers), None, "changes")
    for letter, run in study.compared[1:]:
        rows = differences(study, run)
        surely = [row for row in rows if row.p < ALPHA]
        words = say("changed", count=len(surely), asked=len(rows))
        named = "; ".join(named_change(row, say) for row in surely[:MOST_NAMED])
        more = say("changed-more", count=len(surely) - MOST_NAMED) if len(surely) > MOST_NAMED else ""
        told = " ".join(part for part in (words, f"{named}{more}." if named else "") if part)
        yield Headline(f"changed-{letter.lower()}", say("changed-title", letter=letter), told, None, "changes")
    for letter, run in study.compared:
        for factor, rows_of in by_factor(levels(run.tally, study.players)).items():
            light, row = judge_factor(rows_of)
            title = say("fairness-of", letter=letter, factor=say.factor(factor))
            yield Headline(f"{letter.lower()}-{factor}", title, _fair_words(say, light, row), light, "fairness")


def _answer(study: Study, letter: str, run: Run, say: Speech) -> str:
    """Is it fairer or not, is it longer or not?"""
    change = fairer(study.main.tally, run.tally, study.players)
    longer = next((row for row in differences(study, run) if row.name == "minutes"), None)
    length = "same" if longer is None or longer.p >= ALPHA else "longer" if longer.change.value > 0 else "shorter"
    return say(
        "answer",
        letter=letter,
        fairness="fairer" if change < -SURELY else "unfairer" if change > SURELY else "same",
        length=length,
        minutes=say.exact(abs(longer.change.value)) if longer is not None else "",
    )


def named_change(row: Difference, say: Speech) -> str:
    """A figure that changed: its name, and from what to what."""
    shares = row.kind != "figure" or row.name in ("forced", "idle")
    tell = say.points if row.kind == "added" else say.percent if shares else say.exact
    return say("named-change", figure=figure_name(row, say), one=tell(row.one.value), other=tell(row.other.value))


def figure_name(row: Difference, say: Speech) -> str:
    """What a figure that is compared is called."""
    if row.kind == "share":
        return say("wins-of", factor=say.factor(row.name), level=say.level(row.name, row.level))
    if row.kind == "added":
        return say("added-by", group=say.words.say(f"measure-{row.name}"), item=say.item(row.name, row.level))
    return say(f"{row.kind}-{row.name}")


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
