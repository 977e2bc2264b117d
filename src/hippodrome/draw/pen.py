"""The pen: writes SVG elements in the colours and words of one viewer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from xml.sax.saxutils import escape, quoteattr
from zlib import crc32

from hippodrome.draw import art, lettering
from hippodrome.draw.lettering import Face
from hippodrome.draw.palette import Palette
from hippodrome.engine.geometry import number
from hippodrome.engine.scene import Text
from hippodrome.engine.words import Words

Value = float | str


class Pen:
    """Collects elements in drawing order, and the drawings they use."""

    def __init__(self, palette: Palette, words: Words) -> None:
        self.palette = palette
        self.words = words
        self._parts: list[str] = []
        self._symbols: dict[str, str] = {}
        self._names: dict[tuple[object, ...], str] = {}

    # Elements

    def element(self, tag: str, attributes: dict[str, Value], inside: str = "") -> None:
        """One element; attributes without a value are left out."""
        written = "".join(f" {name}={_quoted(value)}" for name, value in attributes.items() if value != "")
        self._parts.append(f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>")

    @contextmanager
    def group(self, title: str = "", **attributes: Value) -> Iterator[None]:
        """A group of elements, with a title that a browser shows as a tooltip."""
        written = "".join(
            f" {name.replace('_', '-')}={_quoted(value)}" for name, value in attributes.items() if value != ""
        )
        self._parts.append(f"<g{written}>")
        if title:
            self._parts.append(f"<title>{escape(title)}</title>")
        yield
        self._parts.append("</g>")

    def path(
        self,
        outline: str,
        fill: str = "none",
        line: str = "none",
        width: float = 0.0,
        *,
        dash: Sequence[float] = (),
        opacity: float = 1.0,
        fill_opacity: float = 1.0,
        round: bool = True,
    ) -> None:
        """A path; fill and line are tones."""
        attributes: dict[str, Value] = {"d": outline, "fill": self.palette.colour(fill)}
        if fill_opacity != 1:
            attributes["fill-opacity"] = fill_opacity
        if line != "none":
            attributes |= {"stroke": self.palette.colour(line), "stroke-width": width}
            attributes |= {"stroke-linejoin": "round", "stroke-linecap": "round" if round else ""}
        if dash:
            attributes["stroke-dasharray"] = " ".join(number(length) for length in dash)
        if opacity != 1:
            attributes["opacity"] = opacity
        self.element("path", attributes)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "none",
        line: str = "none",
        line_width: float = 1.0,
        *,
        round: float = 0.0,
        dash: Sequence[float] = (),
        opacity: float = 1.0,
    ) -> None:
        """A rectangle with round corners."""
        attributes: dict[str, Value] = {"x": x, "y": y, "width": width, "height": height, "rx": round or ""}
        attributes["fill"] = self.palette.colour(fill)
        attributes |= self.stroke(line, line_width, dash)
        if opacity != 1:
            attributes["opacity"] = opacity
        self.element("rect", attributes)

    def disc(
        self, x: float, y: float, radius: float, fill: str = "none", line: str = "none", width: float = 1.0,
        *, dash: Sequence[float] = (), opacity: float = 1.0, fill_opacity: float = 1.0,
    ) -> None:  # fmt: skip
        """A circle."""
        attributes: dict[str, Value] = {"cx": x, "cy": y, "r": radius, "fill": self.palette.colour(fill)}
        if fill_opacity != 1:
            attributes["fill-opacity"] = fill_opacity
        attributes |= self.stroke(line, width, dash)
        if opacity != 1:
            attributes["opacity"] = opacity
        self.element("circle", attributes)

    def stroke(self, line: str, width: float, dash: Sequence[float]) -> dict[str, Value]:
        """The attributes of an outline."""
        attributes: dict[str, Value] = {}
        if line != "none":
            attributes |= {"stroke": self.palette.colour(line), "stroke-width": width}
        if dash:
            attributes["stroke-dasharray"] = " ".join(number(length) for length in dash)
        return attributes

    def write(
        self, words: str, x: float, y: float, size: float, tone: str = "ink",
        *, face: Face = "ui", weight: int = 600, anchor: str = "middle", opacity: float = 1.0, turn: float = 0.0,
    ) -> None:  # fmt: skip
        """A line of words whose capitals stand in the middle of `y`."""
        rise = 0.36 if face == "ui" else 0.35
        attributes: dict[str, Value] = {"x": x, "y": y + size * rise, "class": "d" if face == "display" else ""}
        attributes |= {"font-size": size, "fill": self.palette.colour(tone)}
        if face == "ui":
            attributes["font-weight"] = str(weight)
        if anchor != "middle":
            attributes["text-anchor"] = anchor
        if opacity != 1:
            attributes["opacity"] = opacity
        if turn:
            attributes["transform"] = f"rotate({number(turn)} {number(x)} {number(y)})"
        self.element("text", attributes, escape(words))

    def art(
        self, name: str, x: float, y: float, size: float,
        *, slot: int = 0, ink: str = "ink", turn: float = 0.0, opacity: float = 1.0, own: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        """A drawing with its middle at a place."""
        attributes: dict[str, Value] = {"href": "#" + self._symbol(name, slot, ink, own or {})}
        attributes |= {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
        if turn % 360:
            attributes["transform"] = f"rotate({number(turn)} {number(x)} {number(y)})"
        if opacity != 1:
            attributes["opacity"] = opacity
        self.element("use", attributes)

    # Words

    def say(self, text: Text) -> str:
        """The words of a text; empty where the catalogue has none for an optional line."""
        return self.words.text(text)

    def say_if_any(self, text: Text) -> str:
        """The words of a text that a catalogue may leave out."""
        return self.words.text(text) if not text.key or self.words.has(text.key) else ""

    # The result

    def document(self, width: float, height: float, title: str, *, fonts: bool = False) -> str:
        """The whole drawing as a file of its own."""
        style = f"text{{font-variant-numeric:tabular-nums}}.d{{font-family:{lettering.FAMILIES['display']};"
        style += "font-variant-numeric:lining-nums}"
        if fonts:
            style = lettering.embedded() + style
        symbols = "".join(f'<symbol id="{name}" {inside}</symbol>' for name, inside in self._symbols.items())
        size = f"{number(width)} {number(height)}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{number(width)}" '
            f'height="{number(height)}" role="img" text-anchor="middle" '
            f'font-family="{lettering.FAMILIES["ui"]}">\n<title>{escape(title)}</title>\n'
            f"<style>{style}</style>\n<defs>{symbols}</defs>\n" + "\n".join(self._parts) + "\n</svg>\n"
        )

    @property
    def parts(self) -> list[str]:
        """What was drawn, element by element; an element may span several (a group and its end)."""
        return self._parts

    @property
    def symbols(self) -> dict[str, str]:
        """The drawings that were used, by id."""
        return self._symbols

    def define(self, definition: str) -> None:
        """Put a definition (a gradient) into the drawing where it is needed."""
        self._parts.append(f"<defs>{definition}</defs>")

    def _symbol(self, name: str, slot: int, ink: str, own: dict[str, str]) -> str:
        key = (name, slot, ink, *sorted(own.items()))
        if key not in self._names:
            inside = art.symbol(name, self.words.game, self.palette, slot, self.palette.colour(ink), own)
            self._names[key] = unique(name, inside)
            self._symbols[self._names[key]] = inside
        return self._names[key]


def unique(name: str, content: str) -> str:
    """An id that is the same for the same content only, so that drawings can share a page."""
    return f"{name}-{crc32(content.encode()):08x}"


def _quoted(value: Value) -> str:
    return f'"{number(value)}"' if isinstance(value, int | float) else quoteattr(value)
