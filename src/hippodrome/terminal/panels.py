"""What stands beside the board, as styled lines: standings, dice and cards, choices, the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.style import Style
from rich.text import Text

from hippodrome.engine.events import Event
from hippodrome.engine.scene import Card, Die, Figure, Offer, Panel, Scene, piece_id
from hippodrome.terminal.chips import badge
from hippodrome.terminal.glyphs import UNKNOWN, sign
from hippodrome.terminal.palette import Palette, mix, palette_of
from hippodrome.terminal.voice import Voice

LONGEST_GAUGE = 12
SHORTEST_NAME = 8


class Panels:
    """One scene told in one language."""

    def __init__(self, scene: Scene, voice: Voice) -> None:
        self.scene = scene
        self.voice = voice
        self.palette: Palette = palette_of(scene)
        self._badges = {panel.piece: (panel.slot, voice.text(panel.letter)) for panel in scene.panels}

    def paint(self, text: str, tone: str, ground: str = "", bold: bool = False) -> Text:
        """Words in a tone of the mood."""
        behind = self.palette[ground] if ground else None
        return Text().append(text, Style(color=self.palette[tone], bgcolor=behind, bold=bold))

    def badge(self, slot: int, letter: str) -> Text:
        """A racer's shape and letter on its colour."""
        colour, ink = self.palette.racer(slot)
        return Text().append(badge(slot, letter), Style(color=ink, bgcolor=colour, bold=True))

    # The bar on top

    def bar(self, viewer: str) -> Text:
        """The game, the circuit, the round; and whose view this is."""
        title, *chips = self.voice.title(self.scene)
        line = self.paint(f" {title} ", "accent", bold=True)
        for chip in chips:
            line.append_text(self.paint(f" {chip} ", "muted", "raised")).append(" ")
        return line.append_text(self.paint(viewer, "muted"))

    def keys(self, keys: Iterable[tuple[str, str]], width: int) -> Text:
        """The keys that work now, each with a word, the most useful first; those beyond the width are left out."""
        line = Text()
        for key, words in keys:
            part = self.paint(f" {key} ", "bg", "control", bold=True)
            part.append_text(self.paint(f" {words}  ", "muted"))
            if line.cell_len + part.cell_len <= width + 2:
                line.append_text(part)
        return line

    # Standings

    def standings(self, width: int, roomy: bool) -> Text:
        """What is decided now; then every racer, best first: place, badge, name, player and figures."""
        return Text("\n").join([*self._stake(), *(self._standing(panel, width, roomy) for panel in self.scene.panels)])

    def _stake(self) -> Iterator[Text]:
        """The stake that matters most to the viewer: one's own or everybody's before others'."""
        stakes = sorted(self.scene.stakes, key=lambda stake: stake.seat not in (-1, self.scene.seat))
        for stake in stakes[:1]:
            yield self.paint(f"! {self.voice.text(stake.text)}", "warn", bold=True)

    def _standing(self, panel: Panel, width: int, roomy: bool) -> Text:
        active = panel.state == "active"
        tone = {"active": "accent", "out": "control", "finished": "good"}.get(panel.state, "ink")
        player = self.voice.names[panel.seat] if 0 <= panel.seat < len(self.voice.names) else ""
        name = self.voice.text(panel.name)
        figures = self._figures(panel, roomy)
        line = self.paint(f"{'▸' if active else ' '}{panel.rank} ", tone, bold=active)
        line.append_text(self.badge(panel.slot, self.voice.text(panel.letter))).append(" ")
        note = self.voice.text(panel.note)
        if roomy:
            line.append_text(self.paint(name, tone, bold=True)).append(" ")
            line.append_text(self.paint(player, "muted"))
            if note:
                line.append_text(self.paint(f" · {note}", tone))
            line.truncate(width, overflow="ellipsis")
            second = Text("      ").append_text(figures)
            second.truncate(width, overflow="ellipsis")
            return line.append("\n").append_text(second)
        label = self.paint(name, tone, bold=active)
        label.truncate(max(SHORTEST_NAME, width - line.cell_len - figures.cell_len - 1), overflow="ellipsis")
        line.append_text(label)
        for figure in panel.figures:
            part = self._figure(figure, roomy)
            if line.cell_len + 1 + part.cell_len <= width:
                line.append(" ").append_text(part)
        return line

    def _figures(self, panel: Panel, roomy: bool) -> Text:
        return Text(" ").join(self._figure(figure, roomy) for figure in panel.figures)

    def _figure(self, figure: Figure, roomy: bool) -> Text:
        tone = "danger" if figure.low else "ink"
        icon = sign(figure.icon, self.voice.game)
        if icon in ("", UNKNOWN):
            icon = self.voice.text(figure.title) + " "
        if figure.form == "note":
            return self.paint(f"{icon} {self.voice.text(figure.text)}".strip(), tone)
        amount = f"{figure.value}/{figure.most}" if figure.most else str(figure.value)
        if amount in icon:
            return self.paint(icon.strip(), tone)
        if not roomy or figure.form == "count" or figure.most > LONGEST_GAUGE:
            return self.paint(icon, "muted").append_text(self.paint(amount, tone))
        full, empty = ("▰", "▱") if figure.form == "gauge" else ("●", "○")
        line = self.paint(icon, "muted").append_text(self.paint(full * figure.value, tone))
        line.append_text(self.paint(empty * (figure.most - figure.value), "control"))
        return line.append_text(self.paint(f" {figure.value}", tone)) if figure.form == "gauge" else line

    # Dice and cards

    def tray(self) -> Text:
        """The dice on the table and the cards the viewer may see, in a line or two."""
        lines = []
        if self.scene.dice:
            dice = Text(" ").join(self._die(die) for die in self.scene.dice)
            total = self.voice.text(self.scene.dice_total)
            lines.append(dice.append_text(self.paint(f"  {total}", "ink", bold=True)) if total else dice)
        groups: dict[tuple[str, int], list[Card]] = {}
        for card in self.scene.cards:
            if card.zone in ("hand", "pool", "play") and (card.face_up or card.owner in (-1, self.scene.seat)):
                groups.setdefault((card.zone, card.owner), []).append(card)
        for (zone, owner), cards in groups.items():
            label = self.voice.say(f"zone-{zone}")
            if owner >= 0 and owner != self.scene.seat:
                label = f"{label} ({self.voice.names[owner]})"
            line = self.paint(f"{label} ", "muted")
            lines.append(line.append_text(Text(" ").join(self._card(card) for card in cards)))
        return Text("\n").join(lines)

    def _die(self, die: Die) -> Text:
        face = str(die.pips) if die.pips else self.voice.text(die.title) if die.art else "·"
        ground = self.palette["art-pale" if die.tone == "none" else die.tone]
        ink = self.palette[f"{die.tone}-ink"] if die.tone.startswith("racer-") else self.palette["art-line"]
        if die.state == "free" or (not die.pips and not die.art):
            ground, ink = self.palette["raised"], self.palette["control"]
        elif die.state == "used":
            ground = mix(ground, self.palette["bg"], 0.6)
        face = f"›{face}‹" if die.state == "active" else f" {face} "
        text = Text().append(face, Style(color=ink, bgcolor=ground, bold=die.state == "active"))
        caption = self.voice.text(die.caption)
        return text.append_text(self.paint(f" {caption}", "muted")) if caption else text

    def _card(self, card: Card) -> Text:
        title = self.voice.text(card.title) if card.face_up else "▒"
        symbol = sign(card.symbol, self.voice.game)
        text = f" {symbol + ' ' if symbol else ''}{title}{f' ×{card.count}' if card.count > 1 else ''} "
        ground = self.palette["raised"] if card.tone == "surface" else mix(self.palette[card.tone], "#000000", 0.1)
        ink = "art-line" if _light(ground) else "ink"
        if not card.usable:
            ground = mix(ground, self.palette["bg"], 0.5)
        return Text().append(text, Style(color=self.palette[ink], bgcolor=ground))

    # Choices

    def offer(self, number: int, offer: Offer, width: int, roomy: bool) -> Text:
        """An answer: its key, its words and its price; why it matters below if there is room."""
        line = self.paint(f" {number} ", "bg", "muted", bold=True).append(" ")
        line.append_text(self.paint(self.voice.text(offer.text), "ink", bold=True))
        if offer.price:
            tone = {"danger": "danger", "good": "good", "warn": "warn"}.get(offer.price_tone, "accent")
            room = width - line.cell_len - len(offer.price) - 2
            line.append(" " * max(1, room)).append_text(self.paint(f" {offer.price} ", "bg", tone, bold=True))
        why = self.voice.text(offer.why)
        if roomy and why:
            line.append("\n    ").append_text(self.paint(why, "muted"))
        return line

    def foreseen(self, offer: Offer, events: Sequence[Event], roomy: bool, risks: Sequence[str] = ()) -> Text:
        """What is certain about an answer before it is given, and what is likely; in little room on with the reason."""
        told = list(self.log(events, self.scene.seat))
        heading = self.paint(self.voice.say("certain" if told else "uncertain"), "muted")
        likely = [self.paint(risk, "warn", bold=True) for risk in risks]
        if roomy:
            lines = (self.paint("› ", "accent").append_text(line) for line in told)
            return Text("\n").join([*likely, heading, *lines])
        why = self.paint(self.voice.text(offer.why), "ink")
        said = (self.paint(self.voice.event(event, self.scene.seat), "muted") for event in events)
        return Text(" ").join([*likely, *([why] if why else []), heading, *said])

    # The log

    def log(self, events: Iterable[Event], viewer: int | None, tone: str = "ink") -> Iterator[Text]:
        """Events in words, each with the badge of the racer it is about."""
        for event in events:
            pieces = map(piece_id, event.racers())
            known = next((self._badges[piece] for piece in pieces if piece in self._badges), None)
            line = (self.badge(*known) if known else self.paint(" ·", "control")).append(" ")
            yield line.append_text(self.paint(self.voice.event(event, viewer), tone))


def _light(colour: str) -> bool:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue > 140
