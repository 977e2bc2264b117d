# Two commands do all the set-up on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
FILES = $(wildcard $(shell git ls-files src web tools/backend 2>/dev/null)) pyproject.toml setup.py

.PHONY: play test test-long setup coverage pictures reports lint test-compiled test-plain bench system clean

play: $(VENV)/.play
	@$(BIN)/hippodrome

# Debian packages that the tests use (a browser, a database server); quiet where they are there.
system:
	tools/system-packages

$(VENV)/.play: $(FILES)
	@$(PYTHON) tools/install.py $(VENV)
	@touch $@

$(VENV)/.test: $(FILES)
	@$(PYTHON) tools/install.py $(VENV) test
	@touch $@ $(VENV)/.play

# Everything for working on Hippodrome.
setup: system $(VENV)/.test
	$(BIN)/python tools/backend/page.py

test: system lint test-compiled test-plain

lint: $(VENV)/.test
	$(BIN)/ruff check src tests tools examples
	$(BIN)/ruff format --check src tests tools examples
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/backend/page.py lint check

# The installed package: compiled rules, the page inside. Three at a time on two cores: much of it waits for a browser or a clock.
test-compiled: $(VENV)/.test
	$(BIN)/python -m pytest -n 3 --dist loadgroup

# The same rules as plain Python, straight from the source tree.
test-plain: $(VENV)/.test
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist loadgroup tests/engine tests/games tests/test_compiled.py

# What takes longer than a minute: a thousand twins of each game look the same to whoever cannot tell them apart, and
# in a thousand positions of each game text equals picture; no word is broken at any kind of question of any kept race;
# OpenSpiel tells and replays a race at the largest tables too; a wheel built without a compiler is raced with;
# servers and hosts are killed more often; whole races of every game are raced in a browser on each screen and by keys
# alone.
# Ratings order bots of known strength; a club of eight clicks a whole cup to its end in eight browsers.
# A board of every game that has one is built by mouse, by finger and by keyboard, sent, and raced on to the end.
# Races of all games with fingers alone on five screens in both languages; every screen seen by axe in every look; what must never happen at tables, in browsers on PostgreSQL.
test-long: $(VENV)/.test
	TWINS=1000 POSITIONS=1000 $(BIN)/python -m pytest -n 2 tests/server/test_windows.py tests/test_pictures.py
	FRAMES=all $(BIN)/python -m pytest -n 2 --dist loadgroup tests/web/test_frames.py
	RACES=all $(BIN)/python -m pytest -n 2 --dist loadgroup tests/web/test_plans.py -k race
	KILLS=50 $(BIN)/python -m pytest tests/server/test_crashes.py tests/server/test_hosts.py
	TOUCH=all $(BIN)/python -m pytest -n 2 --dist worksteal tests/web/test_touch.py
	SCHOOL=all $(BIN)/python -m pytest -n 2 --dist worksteal tests/web/test_school.py -k lesson
	SHARED=100 $(BIN)/python -m pytest tests/web/test_shared.py -k whatever_people_do
	AXE=all $(BIN)/python -m pytest tests/web/test_access.py -k "around or forced"
	WEB_DATABASE=postgresql $(BIN)/python -m pytest tests/web/test_seats.py tests/web/test_tables.py \
		tests/web/test_devices.py tests/web/test_everybody.py tests/web/test_shared.py
	PLAYTHROUGHS=all $(BIN)/python -m pytest -n 2 tests/envs/test_envs.py -k playthrough
	WORKSHOP=all $(BIN)/python -m pytest -n 2 --dist worksteal tests/web/test_building.py
	TUNING=all $(BIN)/python -m pytest tests/lab/test_tune.py -k made_unfair_on_purpose
	RATINGS=60 $(BIN)/python -m pytest -n 2 tests/server/test_ratings.py -k known_strength
	CLICKS=400 $(BIN)/python -m pytest tests/web/test_cup.py
	WHEEL=pure $(BIN)/python -m pytest tests/web/test_page.py -k wheel

# Which lines and branches the tests pass through, as plain Python; pages for each file in build/coverage.
coverage: system $(VENV)/.test
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist loadgroup --ignore tests/web --ignore tests/test_documents.py \
		--cov --cov-report html:build/coverage --cov-report term

# Peers live in an environment of their own: none of them is needed to race.
bench:
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet ".[envs]" catanatron pygame-ce envpool pgx
	.venv-bench/bin/hippodrome bench --peers

# Needs a browser, as the tests do.
pictures: system $(VENV)/.test
	$(BIN)/python tools/pictures.py

# What thousands of races say about each game; docs/balance/ tells what was found.
reports: $(VENV)/.play
	mkdir -p build/reports
	for game in $$($(BIN)/python -c "import hippodrome; print(*hippodrome.names())"); do \
		$(BIN)/hippodrome balance $$game --processes $${PROCESSES:-2} -o build/reports/$$game.html || exit 1; \
	done

clean:
	rm -rf .venv .venv-bench build dist
