# Everything that a newcomer or CI needs; each target sets up what it uses, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# pip as a module of the venv's python: works wherever the venv's scripts do not
PIP := $(BIN)/python -m pip --disable-pip-version-check

# Node.js comes with the Python packages, and is not looked for on the machine
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --no-fund --no-audit
PAGE := src/marrakech/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/index.html web/*.ts web/*.js src/marrakech/locales -type f -not -name '*.py' 2>/dev/null)

COMPILED := $(wildcard src/marrakech/*/*.pxd) $(patsubst %.pxd,%.py,$(wildcard src/marrakech/*/*.pxd))

.DEFAULT_GOAL := help
.PHONY: help play page docs test check uncompiled bench screens languages browsers golden figures lock wheel dist clean

help: ## Show what there is to make
	@sed -n 's/^\([a-z]*\):.*## /\1  /p' $(MAKEFILE_LIST) | awk '{printf "  make %-11s", $$1; $$1=""; print}'

# With HOST=0.0.0.0 everybody in the same network can play. Some shells have a HOST of their own.
ifeq ($(origin HOST),command line)
PLAY := --host "$(HOST)"
endif

play: $(VENV)/.ready $(PAGE) ## Play in the browser; HOST=0.0.0.0: with others in the same network
	@MARRAKECH_MAKE=1 exec $(BIN)/marrakech play $(PLAY)

page: $(PAGE) ## Build the page

docs: $(VENV)/.installed build/doctrees/.conf ## Build the site of the documentation, into build/site
	@# a page with a mistake would not be read a second time: what is kept of it goes
	$(BIN)/python -m sphinx --quiet --fail-on-warning -c docs -d build/doctrees . build/site \
	  || { rm -rf build/doctrees; exit 1; }

test: check docs uncompiled $(PAGE) ## Check everything: style, types, layers, all tests
	$(BIN)/python -m pytest -n 2 --ignore tests/e2e
	@# by themselves: what drives the browser keeps an event loop of its own running
	$(BIN)/python -m pytest -q -n 2 tests/e2e

check: $(VENV)/.installed web/node_modules/.package-lock.json ## Check style, types and layers only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/make_wire.py
	cd web && $(NPM) run --silent check && $(NPM) run --silent test

uncompiled: $(VENV)/.installed ## Run the tests of the core and of matches without the compiled kernel
	rm -rf build/uncompiled
	mkdir -p build/uncompiled
	cp -R src/marrakech build/uncompiled/
	find build/uncompiled \( -name '*.so' -o -name '*.pyd' \) -delete
	MARRAKECH_EXPECT_COMPILED=no PYTHONPATH=build/uncompiled $(BIN)/python -m pytest -q -n 2 tests/core tests/golden tests/arena/test_play.py tests/table/test_writing.py tests/envs/test_observations.py tests/envs/test_gymnasium.py

bench: $(VENV)/.installed ## Measure the speed of the core against a loop in C
	$(BIN)/python benchmarks/speed.py

screens: $(VENV)/.installed $(PAGE) ## Draw every screen of the page in every size
	$(BIN)/python -m tests.e2e.screens

languages: $(VENV)/.installed $(PAGE) ## Draw some screens of the page in every language
	$(BIN)/python -m tests.e2e.screens languages

browsers: $(VENV)/.installed $(PAGE) ## Play a game in Firefox and WebKit, where they are installed
	$(BIN)/python -m tests.e2e.browsers

golden: $(VENV)/.installed ## Write the golden playthroughs anew
	$(BIN)/python -m tests.golden

figures: $(VENV)/.installed ## Draw the figures and tables of the documentation anew
	$(BIN)/python docs/figures/draw.py
	$(BIN)/python docs/figures/diagrams.py
	$(BIN)/python docs/editions.py
	$(BIN)/python docs/environments.py

wheel: $(VENV)/.installed ## Build the package
	$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls -l dist

dist: $(VENV)/.installed ## Build what is published: sources, and a wheel for this machine
	$(PIP) install --quiet --no-deps --require-hashes -r requirements/release.txt
	rm -rf dist
	$(BIN)/python -m build --no-isolation
	$(BIN)/python -m twine check --strict dist/*

lock: $(VENV)/.installed ## Pin the newest versions of everything, with hashes
	$(PIP) install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --upgrade pyproject.toml requirements/build.in -o requirements/run.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --upgrade -c requirements/run.txt pyproject.toml requirements/build.in requirements/dev.in -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --upgrade requirements/release.in -o requirements/release.txt

clean: ## Remove all that was made
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.egg-info' \) -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Marrakech needs Python 3.11 or later; $(PYTHON) is older. Try: make PYTHON=python3.12 ..."; exit 1; }
	@# Some systems ship venv without ensurepip: then their own pip fills the venv.
	$(PYTHON) -m venv $(VENV) 2>/dev/null \
	  || { $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; }

$(VENV)/.run: requirements/run.txt | $(VENV)/bin/python
	$(PIP) install --quiet --no-deps --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/.locked: requirements/dev.txt $(VENV)/.run
	$(PIP) install --quiet --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

# What is kept of pages is of no use when they are made otherwise
build/doctrees/.conf: docs/conf.py
	rm -rf $(@D)
	mkdir -p $(@D)
	@touch $@

# What it takes to play
$(VENV)/.ready: $(VENV)/.run pyproject.toml setup.py $(COMPILED)
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@# so that the command starts fast even where Python is told to write no bytecode
	$(BIN)/python -m compileall -q src
	@touch $@

# What it takes to work on it
$(VENV)/.installed: $(VENV)/.locked $(VENV)/.ready
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(VENV)/.run
	cd web && $(NPM) ci --silent
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.package-lock.json
	cd web && $(NPM) run --silent build
	@touch $@
