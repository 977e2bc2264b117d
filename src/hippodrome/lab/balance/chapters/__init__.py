"""The chapters of the report, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.lab.balance.chapters.changes import Changes
from hippodrome.lab.balance.chapters.chapter import Chapter
from hippodrome.lab.balance.chapters.choices import Choices
from hippodrome.lab.balance.chapters.circuits import Circuits
from hippodrome.lab.balance.chapters.course import CourseOfTheRace
from hippodrome.lab.balance.chapters.fairness import Fairness
from hippodrome.lab.balance.chapters.items import Items
from hippodrome.lab.balance.chapters.length import Length
from hippodrome.lab.balance.chapters.skill import Skill
from hippodrome.lab.balance.chapters.track import Track
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Study

CHAPTERS: tuple[type[Chapter], ...] = (
    Changes, Fairness, Circuits, Items, Length, CourseOfTheRace, Choices, Skill, Track,
)  # fmt: skip


def written(study: Study, say: Speech) -> Iterator[tuple[str, str, str]]:
    """(id, title, inside) of every chapter that has something to show."""
    for kind in CHAPTERS:
        chapter = kind(study, say)
        inside = chapter.inside()
        if inside:
            yield chapter.name, chapter.title(), chapter.lead() + inside
