"""The report as one HTML file that needs nothing else: palette, faces, figures and boards inside."""

from __future__ import annotations

from html import escape
from importlib import resources

from hippodrome.draw.lettering import embedded
from hippodrome.engine import registry
from hippodrome.lab.balance.chapters import written
from hippodrome.lab.balance.chapters.chapter import verdicts
from hippodrome.lab.balance.charts import lamp
from hippodrome.lab.balance.heat import properties, start_scene
from hippodrome.lab.balance.judging import Light
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Study
from hippodrome.lab.balance.summary import Headline, headlines
from hippodrome.lab.programme import Programme
from hippodrome.version import __version__

_LIGHTS: tuple[Light, ...] = ("good", "look", "bad", "open")


def page(study: Study, language: str) -> str:
    """The whole report."""
    say = Speech(study.game, language)
    chapters = list(written(study, say))
    title = say("title", game=say.words.say("game-title"))
    body = "".join(
        f'<section id="{name}" aria-labelledby="h-{name}"><h2 id="h-{name}">{escape(heading)}</h2>{inside}</section>'
        for name, heading, inside in chapters
    )
    links = [("summary", say("section-summary")), *((name, heading) for name, heading, _ in chapters)]
    links.append(("method", say("section-method")))
    nav = "".join(f'<li><a href="#{name}">{escape(heading)}</a></li>' for name, heading in links)
    heading = f"<p>{escape(say('kind'))}</p><h1>{escape(say.words.say('game-title'))}</h1>"
    return document(
        study.main.programme,
        language,
        title,
        f"<header>{heading}{_chips(study, say)}</header>"
        f'<nav aria-label="{escape(say("contents"))}"><ul>{nav}</ul></nav>'
        f"<main>{_summary(headlines(study, say), say)}{body}{_method(study, say)}</main>",
    )


def document(programme: Programme, language: str, title: str, body: str) -> str:
    """A page in the colours of a game that needs nothing else."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_style(programme)}</style></head><body>{body}</body></html>\n"
    )


def _style(programme: Programme) -> str:
    scene = start_scene(registry.game(programme.game), programme.players, programme.options)
    light, dark = properties(scene, "light"), properties(scene, "dark")
    css = (resources.files(__package__) / "page.css").read_text("utf-8")
    return (
        f"{embedded()}:root{{{light}}}@media(prefers-color-scheme:dark){{:root:not([data-scheme=light]){{{dark}}}}}"
        f":root[data-scheme=dark]{{{dark}}}@media print{{:root{{{light}}}}}{css}"
    )


def _chips(study: Study, say: Speech) -> str:
    programme = study.main.programme
    chips = [
        say("chip-races", races=say.number(study.main.tally.races)),
        say("chip-players", players=programme.players),
        say("chip-bots", bots=say.bots(programme)),
        say("chip-seed", seed=str(programme.seed)),
    ]
    if not study.others:
        chips.append(say.options(programme))
    chips += [f"{letter}: {say.options(run.programme)}" for letter, run in study.compared]
    return '<ul class="chips">' + "".join(f"<li>{escape(chip)}</li>" for chip in chips) + "</ul>"


def _summary(lines: list[Headline], say: Speech) -> str:
    names = verdicts(say)
    cards = []
    for line in lines:
        verdict = lamp(line.light, names[line.light]) if line.light is not None else ""
        cards.append(
            f'<li class="{line.light or "plain"}"><h3><a href="#{line.section}">{escape(line.title)}</a></h3>{verdict}'
            f"<p>{escape(line.words)}</p></li>"
        )
    legend = "".join(f"<li>{lamp(light, names[light])}: {escape(say(f'light-{light}.help'))}</li>" for light in _LIGHTS)
    return (
        f'<section id="summary" aria-labelledby="h-summary"><h2 id="h-summary">{escape(say("section-summary"))}</h2>'
        f'<ul class="cards">{"".join(cards)}</ul><details><summary>{escape(say("lights"))}</summary>'
        f'<ul class="legend">{legend}</ul></details></section>'
    )


def _method(study: Study, say: Speech) -> str:
    texts = ("method-bots", "method-intervals", "method-families", "method-minutes", "method-added", "method-luck")
    paragraphs = "".join(f"<p>{escape(say(text))}</p>" for text in texts)
    made = say(
        "made",
        version=__version__,
        rules=study.game.rules_version,
        data=study.game.data_version,
        races=say.number(study.races),
        seed=str(study.main.programme.seed),
    )
    return (
        f'<section id="method" aria-labelledby="h-method"><h2 id="h-method">{escape(say("section-method"))}</h2>'
        f'{paragraphs}<p class="basis">{escape(made)}</p></section>'
    )
