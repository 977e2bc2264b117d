"""The report as one HTML file that needs nothing else: palette, faces, figures and boards inside."""

from __future__ import annotations

from html import escape
from importlib import resources

from hippodrome.draw.lettering import embedded
from hippodrome.lab.balance.charts import lamp
from hippodrome.lab.balance.heat import properties, start_scene
from hippodrome.lab.balance.judging import Light
from hippodrome.lab.balance.sections import Sections
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Study
from hippodrome.lab.balance.summary import Headline, headlines
from hippodrome.version import __version__

_LIGHTS: tuple[Light, ...] = ("good", "look", "bad", "open")


def page(study: Study, language: str) -> str:
    """The whole report."""
    say = Speech(study.game, language)
    sections = Sections(study, say)
    written = list(sections.all())
    title = say("title", game=say.words.say("game-title"))
    body = "".join(
        f'<section id="{name}" aria-labelledby="h-{name}"><h2 id="h-{name}">{escape(heading)}</h2>{inside}</section>'
        for name, heading, inside in written
    )
    links = [("summary", say("section-summary")), *((name, heading) for name, heading, _ in written)]
    links.append(("method", say("section-method")))
    nav = "".join(f'<li><a href="#{name}">{escape(heading)}</a></li>' for name, heading in links)
    heading = f"<p>{escape(say('kind'))}</p><h1>{escape(say.words.say('game-title'))}</h1>"
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_style(study)}</style></head><body>"
        f"<header>{heading}{_chips(study, say)}</header>"
        f'<nav aria-label="{escape(say("contents"))}"><ul>{nav}</ul></nav>'
        f"<main>{_summary(headlines(study, say), sections, say)}{body}{_method(study, say)}</main></body></html>\n"
    )


def _style(study: Study) -> str:
    plan = study.main.plan
    scene = start_scene(study.game, plan.players, plan.options)
    light, dark = properties(scene, "light"), properties(scene, "dark")
    css = (resources.files(__package__) / "page.css").read_text("utf-8")
    return (
        f"{embedded()}:root{{{light}}}@media(prefers-color-scheme:dark){{:root:not([data-scheme=light]){{{dark}}}}}"
        f":root[data-scheme=dark]{{{dark}}}@media print{{:root{{{light}}}}}{css}"
    )


def _chips(study: Study, say: Speech) -> str:
    plan = study.main.plan
    chips = [
        say("chip-races", races=say.number(study.main.tally.races)),
        say("chip-players", players=plan.players),
        say("chip-bots", bots=say.bots(plan)),
        say("chip-seed", seed=str(plan.seed)),
    ]
    if study.against is None:
        chips.append(say.options(plan))
    else:
        chips += [f"A: {say.options(plan)}", f"B: {say.options(study.against.plan)}"]
    return '<ul class="chips">' + "".join(f"<li>{escape(chip)}</li>" for chip in chips) + "</ul>"


def _summary(lines: list[Headline], sections: Sections, say: Speech) -> str:
    cards = []
    for line in lines:
        verdict = lamp(line.light, sections.verdicts[line.light]) if line.light is not None else ""
        cards.append(
            f'<li class="{line.light or "plain"}"><h3><a href="#{line.section}">{escape(line.title)}</a></h3>{verdict}'
            f"<p>{escape(line.words)}</p></li>"
        )
    legend = "".join(
        f"<li>{lamp(light, sections.verdicts[light])}: {escape(say(f'light-{light}.help'))}</li>" for light in _LIGHTS
    )
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
        seed=str(study.main.plan.seed),
    )
    return (
        f'<section id="method" aria-labelledby="h-method"><h2 id="h-method">{escape(say("section-method"))}</h2>'
        f'{paragraphs}<p class="basis">{escape(made)}</p></section>'
    )
