"""The balance report: sums against races counted by hand, honest intervals, both languages, two rule sets."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hippodrome
from catalogues import keys
from hippodrome.bots import bot
from hippodrome.bots.umpire import Umpire
from hippodrome.cli import app
from hippodrome.engine.chance import Seeded
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.measures import Measures
from hippodrome.engine.words import LANGUAGES
from hippodrome.lab.balance import estimates, figures, judging
from hippodrome.lab.balance.collecting import collect, watch_shard
from hippodrome.lab.balance.estimates import Estimate, holm, mean, p_value, quantile_of, share, slope
from hippodrome.lab.balance.figures import Level
from hippodrome.lab.balance.page import page
from hippodrome.lab.balance.result import result
from hippodrome.lab.balance.speech import Speech
from hippodrome.lab.balance.study import Study, make_study
from hippodrome.lab.balance.summary import headlines
from hippodrome.lab.balance.tally import MOMENTS, Slope, Sum, Tally, lead_changes, leaders_share
from hippodrome.lab.balance.watching import Glance, Stand
from hippodrome.lab.programme import make_programme
from hippodrome.lab.shard import play_race

in_every_game = pytest.mark.parametrize("name", hippodrome.names())


def small_study(name: str, games: int = 30, **more: object) -> Study:
    study = make_study(name, None, games, 1, ["random"], circuits=False, **more)  # type: ignore[arg-type]
    study.play()
    return study


# A race watched


@in_every_game
def test_a_watched_race_is_the_race_of_its_seed(name: str) -> None:
    game = hippodrome.game(name)
    programme = make_programme(name, None, 3, 7, ["random"])
    setup = game.prepare(programme.players, programme.options)
    stand = Stand(game, setup)
    for number in range(3):
        finish = play_race(game, setup, programme, Umpire(game.heuristic, []), number)
        seen = stand.watch([bot("random", game)] * programme.players, programme.seed, number)
        assert seen.decisions == finish.decisions == seen.offers.total()
        assert seen.ranks == tuple(finish.state.ranks())
        assert [seat for seat, won in enumerate(seen.shares) if won] == list(finish.state.winners())
        assert min(seen.offers) >= 2


def test_the_lead_changes_when_one_alone_takes_it_from_another() -> None:
    ranks = [(1, 1, 1), (1, 2, 3), (1, 1, 3), (2, 1, 3), (1, 1, 3), (2, 1, 3), (3, 2, 1)]
    glances = [Glance(places, (0.0, 0.0, 0.0), 1) for places in ranks]
    assert lead_changes(glances) == 2
    assert leaders_share(glances[2], [0.0, 1.0, 0.0]) == 0.5


# Sums


def test_wins_by_seat_and_start_position_are_those_of_the_races_one_by_one() -> None:
    programme = make_programme("chariot_race", 4, 40, 5, ["greedy", "random", "random", "random"])
    tally = watch_shard((programme, range(12)))
    game = hippodrome.game("chariot_race")
    stand = Stand(game, game.prepare(4, programme.options))
    seats, positions, by_bot = Counter[str](), Counter[str](), Counter[str]()
    for number in range(12):
        table = [programme.bots[(seat - number) % 4] for seat in range(4)]
        seen = stand.watch([bot(name, game) for name in table], 5, number)
        for owner, position in zip(seen.racers, seen.factors["start_position"], strict=True):
            positions[str(position)] += seen.shares[owner]  # type: ignore[assignment]
        for seat, won in enumerate(seen.shares):
            seats[str(seat + 1)] += won  # type: ignore[assignment]
            by_bot[table[seat]] += won  # type: ignore[assignment]
    for factor, counted in (("seat", seats), ("start_position", positions), ("bot", by_bot)):
        assert {level: sums.total for level, sums in tally.shares[factor].items()} == pytest.approx(dict(counted))
    assert sum(sums.n for sums in tally.shares["bot"].values()) == 4 * tally.decided


@in_every_game
def test_the_number_of_processes_changes_nothing(name: str) -> None:
    programme = make_programme(name, None, 60, 9, ["random"])
    assert len(programme.shards()) > 2
    [alone] = collect([programme], 1)
    [shared] = collect([programme], 2)
    assert alone.to_json() == shared.to_json()
    assert alone.races == 60


def test_sums_do_not_grow_with_the_races() -> None:
    programme = make_programme("scrap_racer", 4, 600, 2, ["random"])
    few, many = watch_shard((programme, range(150))), watch_shard((programme, range(600)))
    assert len(json.dumps(many.to_json())) < 1.4 * len(json.dumps(few.to_json()))


# Statistics, against published formulas and figures computed elsewhere


def test_wilson_interval() -> None:
    # scipy.stats.binomtest(8, 10).proportion_ci(method="wilson")
    found = share(8, 10)
    assert (found.low, found.high) == pytest.approx((0.490162, 0.943318), abs=1e-6)
    assert share(0, 0).n == 0
    assert share(0, 20).low == 0
    assert share(20, 20).high == 1


def test_mean_deviation_and_quantiles_of_counts() -> None:
    counts = {1: 2, 2: 1, 5: 1}
    found = mean(counts)
    assert found.value == 2.25
    assert estimates.deviation(counts) == pytest.approx(1.892969, abs=1e-6)
    assert found.error == pytest.approx(1.892969 / 2, abs=1e-6)
    assert [quantile_of(counts, part) for part in (0.1, 0.5, 0.9)] == [1, 1, 5]


def test_holm_as_in_his_paper() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []
    assert p_value(1.959964, 1.0) == pytest.approx(0.05, abs=1e-6)


def test_win_share_added_is_the_least_squares_line_through_the_races() -> None:
    # Two seats; the first had one card more in three races of four and won two of those.
    sums = Slope()
    for more, won in (((0.5, -0.5), (1, 0)), ((0.5, -0.5), (1, 0)), ((0.5, -0.5), (0, 1)), ((-0.5, 0.5), (0, 1))):
        u = sum(x * w for x, w in zip(more, won, strict=True))
        sums.count(1, u, sum(x * x for x in more))
    # Seats with the card won 3 of 4, those without 1 of 4: one card is worth half a win.
    assert slope(sums).value == pytest.approx(0.5)
    residuals = [0.5 - 0.5 * 0.5] * 3 + [-0.5 - 0.5 * 0.5]
    assert slope(sums).error == pytest.approx((sum(r * r for r in residuals) * 4 / 3) ** 0.5 / 2)


def test_skill_and_luck() -> None:
    assert figures.skill(0.25, 4) == 0
    assert figures.skill(1.0, 4) == 1
    assert figures.skill(0.625, 4) == pytest.approx(0.25)
    assert figures.elo(0.25, 4) == pytest.approx(0)
    assert figures.elo(10 / 13, 4) == pytest.approx(400)


def test_what_is_known_before_the_start() -> None:
    fair = Tally(shares={"seat": {"1": Sum(1000, 500, 500), "2": Sum(1000, 500, 500)}})
    rigged = Tally(shares={"seat": {"1": Sum(1000, 1000, 1000), "2": Sum(1000, 0, 0)}})
    assert figures.known_before(fair, 2, "seat") == 0
    assert figures.known_before(rigged, 2, "seat") == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(
    ("wins", "n", "p", "light"),
    [(0.25, 20_000, 1.0, "good"), (0.25, 100, 1.0, "open"), (0.40, 2000, 0.0, "bad"), (0.30, 2000, 0.0, "look")],
)
def test_verdicts_need_the_whole_interval(wins: float, n: int, p: float, light: str) -> None:
    found = share(wins * n, n)
    assert judging.judge_level(Level("seat", "1", found, found, 0.25, p)) == light


def test_a_rule_of_thumb_is_judged_by_the_interval() -> None:
    thumb = judging.Thumb(0.6, 0.8)
    assert thumb.judge(Estimate(0.5, 0.45, 0.55, 0.02, 100)) == "good"
    assert thumb.judge(Estimate(0.59, 0.55, 0.63, 0.02, 100)) == "look"
    assert thumb.judge(Estimate(0.9, 0.85, 0.95, 0.02, 100)) == "bad"
    assert thumb.judge(share(0, 0)) == "open"


def test_a_fair_game_is_seldom_called_unfair() -> None:
    """Reports of a game that is fair by construction: all seats together keep their five per cent."""
    pick = Seeded("fair")
    alarms = 0
    for _ in range(300):
        won = Counter(pick.below(4) for _ in range(200))
        tally = Tally(shares={"seat": {str(seat): Sum(200, won[seat], won[seat]) for seat in range(4)}})
        alarms += any(row.p < judging.ALPHA for row in figures.levels(tally, 4))
    assert 3 <= alarms <= 24


# Two rule sets


def test_the_same_rules_twice_show_nothing_and_a_broken_board_shows() -> None:
    alarms = 0
    for seed in range(5):
        study = make_study("scrap_racer", 4, 80, seed, ["random"], against={}, circuits=False)
        study.play()
        alarms += any(row.p < judging.ALPHA for row in figures.differences(study, study.others[0]))
    assert alarms <= 1
    broken = make_study("scrap_racer", 4, 120, 1, ["random"], against={"laps": 1}, circuits=False)
    broken.play()
    changed = {row.name for row in figures.differences(broken, broken.others[0]) if row.p < judging.ALPHA}
    assert {"rounds", "decisions", "turns", "minutes"} <= changed


def own_board(tmp_path: Path) -> Path:
    """The standard board of Chariot Race with curves that only a walk takes safely."""
    text = (resources.files("hippodrome.games.chariot_race") / "data" / "board.toml").read_text("utf-8")
    path = tmp_path / "slow.toml"
    path.write_text(re.sub(r"(?<=[ICO]4 = )\d", "1", text), encoding="utf-8")
    return path


def test_a_board_of_ones_own_is_compared_and_drawn(tmp_path: Path) -> None:
    path = own_board(tmp_path)
    report = tmp_path / "report.html"
    command = ["balance", "chariot_race", "--games", "40", "--bots", "random", "--ladder", "", "--against", str(path)]
    told = CliRunner().invoke(app, [*command, "-o", str(report), "--json"])
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert found["against"]["plan"]["options"]["board"] == tomllib.loads(path.read_text())
    assert {row["name"] for row in found["differences"] if row["significant"]} & {"hits", "rounds", "eliminations"}
    assert "What surely changed" in report.read_text("utf-8")


# The page


class Reader(HTMLParser):
    """Reads a page and remembers what stands in it and whether every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.figures = self.named = self.boards = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag not in ("meta", "br", "link", "img"):
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.figures += tag == "figure"
        self.boards += "board" in (found.get("class") or "").split()
        self.named += found.get("role") == "img" and bool(found.get("aria-label"))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@in_every_game
def test_the_page_stands_alone_in_both_languages(name: str, language: str) -> None:
    study = small_study(name, 40, ladder=["random", "greedy"] if name == "scrap_racer" else [])
    text = page(study, language)
    assert len(text.encode()) < 1_500_000
    assert f'<html lang="{language}">' in text
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert all(link.startswith("#") for link in reader.links)
    assert "http:" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "https:" not in text
    assert reader.boards >= 2
    assert reader.figures >= 8
    assert reader.named >= 6
    assert not re.findall(r">(?:balance|measure|factor|option|outcome|figure)-[a-z_-]+<", text)
    for line in headlines(study, Speech(study.game, language)):
        assert line.words
        assert "balance-" not in line.title + line.words
        assert f'id="{line.section}"' in text


def test_both_languages_have_the_same_keys() -> None:
    assert keys("hippodrome.lab.balance", "en") == keys("hippodrome.lab.balance", "fr")


def test_a_game_that_declares_nothing_still_gets_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hippodrome.game("titan_race")
    monkeypatch.setattr(type(game), "measures", Measures())
    study = small_study("titan_race", 30)
    assert study.main.tally.decided
    assert len(study.main.tally.leaders) == MOMENTS + 1
    text = page(study, "en")
    assert 'id="fairness"' in text
    assert 'id="track"' in text
    assert "Standing in the course of the race" in text


def test_races_without_a_winner_are_told_and_judged() -> None:
    study = make_study("chariot_race", 2, 10, 1, ["random"], {"max_rounds": 1}, circuits=False)
    study.play()
    assert study.main.tally.decided == 0
    assert "Not one race had a winner." in page(study, "en")
    json.dumps(result(study))


def test_circuits_and_ladder_are_raced_beside_the_report() -> None:
    study = make_study("scrap_racer", 3, 10, 1, ["random"], ladder=["random", "greedy"])
    assert sorted(study.circuits) == ["A", "B", "C", "D", "E", "F"]  # type: ignore[type-var]
    assert study.ladder[0][2].programme.bots == ("greedy", "random", "random")
    assert study.races == 10 + 7 * 40
    own = make_study("scrap_racer", 3, 10, 1, ["random"], {"circuit": own_circuit()})
    assert own.circuits == {}


def own_circuit() -> dict[str, object]:
    text = (resources.files("hippodrome.games.scrap_racer") / "data" / "circuits.toml").read_text("utf-8")
    circuit: dict[str, object] = tomllib.loads(text)["circuits"]["B"]
    return circuit


def test_the_command_says_what_is_wrong() -> None:
    for words in (["--language", "xx"], ["--option", "what"], ["--against", "nowhere.toml"], ["--bots", "nobody"]):
        told = CliRunner().invoke(app, ["balance", "scrap_racer", "--games", "1", *words])
        assert isinstance(told.exception, HippodromeError)


def test_words_of_numbers() -> None:
    english, french = (Speech(hippodrome.game("scrap_racer"), language) for language in LANGUAGES)
    assert english.percent(0.1234) == "12.3%"
    assert french.percent(0.1234) == "12,3\u202f%"
    assert french.number(12345.6, 1) == "12\u202f345,6"
    assert english.points(-0.031) == "−3.1"
    assert english.points(0.031) == "+3.1"
    assert english.chance(0.0001) == "< 0.001"
    assert english.bot("search:2000").endswith("(2000)")
