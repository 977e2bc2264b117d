# Two commands do all the set-up on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
FILES = $(shell git ls-files src web 2>/dev/null) pyproject.toml setup.py

.PHONY: play test pictures reports lint test-compiled test-plain bench system clean

play: $(VENV)/.play
	$(BIN)/hippodrome

# Debian packages that the tests use (a browser, a database server); quiet where they are there.
system:
	tools/system-packages

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.play: $(VENV)/bin/python $(FILES)
	$(BIN)/python -m pip install --quiet .
	touch $@

$(VENV)/.test: $(VENV)/bin/python $(FILES)
	$(BIN)/python -m pip install --quiet ".[test]"
	touch $@ $(VENV)/.play

test: system lint test-compiled test-plain

lint: $(VENV)/.test
	$(BIN)/ruff check src tests tools examples
	$(BIN)/ruff format --check src tests tools examples
	$(BIN)/mypy
	$(BIN)/lint-imports

# The installed package: compiled rules, the page inside.
test-compiled: $(VENV)/.test
	$(BIN)/python -m pytest -n 2 --dist loadgroup

# The same rules as plain Python, straight from the source tree.
test-plain: $(VENV)/.test
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist loadgroup tests/engine tests/games tests/test_compiled.py

# Peers live in an environment of their own: none of them is needed to race.
bench:
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet ".[envs]" catanatron pygame-ce
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
