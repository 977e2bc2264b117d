"""Words that fit."""

from __future__ import annotations

from hippodrome.draw.lettering import embedded, lines, shortened, width


def test_wide_letters_are_wider_than_narrow_ones() -> None:
    assert width("WWW", 10) > 2 * width("iii", 10)
    assert width("A", 20, "display") == 2 * width("A", 10, "display")


def test_words_too_long_end_in_an_ellipsis() -> None:
    assert shortened("Brawler", 200, 14) == "Brawler"
    cut = shortened("Brawler drives on and on", 80, 14)
    assert cut.endswith("…")
    assert width(cut, 14) <= 80


def test_lines_break_between_words_and_the_last_one_is_cut() -> None:
    told = lines("Trickster picks up a nudge token on space 5 and smiles", 120, 14, 2)
    assert len(told) == 2
    assert told[1].endswith("…")
    assert all(width(line, 14) <= 120 for line in told)
    assert lines("one", 120, 14, 2) == ["one"]
    assert lines("", 120, 14, 2) == []


def test_both_faces_can_travel_inside_a_drawing() -> None:
    css = embedded()
    assert css.count("@font-face") == 2
    assert css.count("data:font/woff2;base64,") == 2
