# Everything that a newcomer or CI needs; each target sets up what it uses, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What pins say and nothing else, by uv: ten times as fast as pip. Where it fails, as behind an
# index that only pip is told of, pip does the same.
PIP := $(PYTHON) -m pip --disable-pip-version-check --python $(BIN)/python
install = $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps $(1) || $(PIP) install --quiet --no-deps $(1)
# Where Python is told to write no bytecode, every process of hundreds would compile what it imports
export PYTHONDONTWRITEBYTECODE :=
# No rules but ours: looking for one of make's own for each of a thousand sources of the page takes
# a third of a second
MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
# So many things are made side by side
JOBS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# Node.js comes with the Python packages, and is not looked for on the machine
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --no-fund --no-audit
PAGE := src/marrakech/server/page/index.html
# Without what is written when Python runs, or when the page is checked: it would be newer than the page
PAGE_SOURCES := docs/programs.md examples/bot_client.py $(shell find web/src web/worker web/public web/index.html web/*.ts web/*.js src/marrakech/locales -type f \
  -not -name '*.py' -not -name '*.pyc' -not -name wire.ts -not -path '*/gallery/*' 2>/dev/null)

COMPILED := $(wildcard src/marrakech/*/*.pxd) $(patsubst %.pxd,%.py,$(wildcard src/marrakech/*/*.pxd))

.DEFAULT_GOAL := help
.PHONY: help play ready page library docs test collected python-tests browser-tests quick touched check style types layers wire uncompiled bench screens languages browsers golden figures lock wheel dist clean

help: ## Show what there is to make
	@sed -n 's/^\([a-z]*\):.*## /\1  /p' $(MAKEFILE_LIST) | awk '{printf "  make %-11s", $$1; $$1=""; print}'

# With HOST=0.0.0.0 everybody in the same network can play. Some shells have a HOST of their own.
ifeq ($(origin HOST),command line)
PLAY := --host "$(HOST)"
endif

play: ## Play in the browser; HOST=0.0.0.0: with others in the same network
	@$(MAKE) --no-print-directory --jobs=$(JOBS) ready
	@MARRAKECH_MAKE=1 exec $(BIN)/marrakech play $(PLAY)

ready: $(VENV)/.ready $(PAGE)

page: build/.compressed ## Build the page, as small as it goes through a network

library: $(VENV)/.editable $(VENV)/.compiled ## Compile what playing does not need: matches, training, environments

docs: $(VENV)/.installed build/doctrees/.conf ## Build the site of the documentation, into build/site
	@# a page with a mistake would not be read a second time: what is kept of it goes
	$(BIN)/python -m sphinx --quiet --fail-on-warning -c docs -d build/doctrees . build/site \
	  || { rm -rf build/doctrees; exit 1; }

# What of it waits for nothing else is done side by side, each with its own words in one piece
TOGETHER := --no-print-directory --jobs=$(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
PYTEST := $(BIN)/python -m pytest --dist loadgroup --no-loadscope-reorder
# More than can compute at a time: many wait, for a server, a disk or a clock
BUSY := $(shell expr $(JOBS) + 2)
# So that what grows is seen; benchmarks/suite.py tells more, from the reports
LONGEST := --durations=25 --durations-min=2

test: ## Check everything: style, types, layers, all tests
	@$(MAKE) $(TOGETHER) style page uncompiled types docs wire collected layers
	@$(MAKE) --no-print-directory python-tests
	@$(MAKE) --no-print-directory browser-tests

# Two runs, because what drives the browser keeps an event loop of its own running; one after the
# other, because what moves on the page is looked at frame by frame, and needs a core for itself
python-tests: $(VENV)/.installed
	$(PYTEST) -n $(BUSY) $(LONGEST) --junitxml=build/tests.xml --ignore tests/e2e

# What it has to say comes in one piece
browser-tests: $(VENV)/.installed build/.compressed
	@mkdir -p build
	@$(PYTEST) -n $(JOBS) $(LONGEST) --junitxml=build/tests-e2e.xml -q tests/e2e >build/tests-e2e.txt 2>&1; \
	  ended=$$?; cat build/tests-e2e.txt; exit $$ended

# Each process of the tests would prepare all asserts by itself, before there is a copy to take
collected: $(VENV)/.installed | $(PAGE)
	@$(BIN)/python -m pytest --collect-only -q >build/collected.txt || { tail -50 build/collected.txt; exit 1; }

quick: $(VENV)/.installed ## Check what a change touches, in a minute; BASE=main: since when
	@$(MAKE) $(TOGETHER) touched $$($(BIN)/python -m tests.quick checks)

# The tests nearest to what has changed, as many as fit into the time
touched: $(VENV)/.installed
	$(BIN)/python -m tests.quick

check: ## Check style, types and layers only
	@$(MAKE) $(TOGETHER) style types layers wire

style: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed
	$(BIN)/mypy

layers: $(VENV)/.installed
	$(BIN)/lint-imports

# The page's own checks: the types of what it is told, its style, its units
wire: $(VENV)/.installed web/node_modules/.all
	$(BIN)/python web/make_wire.py
	cd web && $(NPM) run --silent check && $(NPM) run --silent test

uncompiled: $(VENV)/.installed | $(PAGE) ## Run the tests of the core and of matches without the compiled kernel
	rm -rf build/uncompiled
	mkdir -p build/uncompiled
	cp -R src/marrakech build/uncompiled/
	find build/uncompiled \( -name '*.so' -o -name '*.pyd' \) -delete
	MARRAKECH_EXPECT_COMPILED=no PYTHONPATH=build/uncompiled $(PYTEST) -n $(JOBS) -q tests/core tests/golden tests/arena/test_play.py tests/table/test_market_json.py tests/envs/test_observations.py tests/envs/test_gymnasium.py tests/envs/test_starting.py tests/bots/test_pickling.py

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

wheel: $(VENV)/.installed build/.compressed ## Build the package, with the page
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls -l dist

dist: $(VENV)/.installed build/.compressed ## Build what is published: sources, and a wheel for this machine
	$(call install,--require-hashes -r requirements/release.txt)
	rm -rf dist
	$(BIN)/python -m build --no-isolation
	$(BIN)/python -m twine check --strict dist/*

UV_COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --upgrade

lock: $(VENV)/.installed ## Pin the newest versions of everything, with hashes
	$(UV_COMPILE) requirements/uv.in -o requirements/uv.txt
	$(UV_COMPILE) requirements/compile.in -o requirements/compile.txt
	$(UV_COMPILE) -c requirements/compile.txt --extra play pyproject.toml requirements/build.in -o requirements/run.txt
	$(UV_COMPILE) -c requirements/run.txt --extra play pyproject.toml requirements/build.in requirements/dev.in -o requirements/dev.txt
	$(UV_COMPILE) -c requirements/dev.txt --extra cluster-server pyproject.toml -o requirements/cluster.txt
	$(UV_COMPILE) requirements/release.in -o requirements/release.txt

clean: ## Remove all that was made
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.egg-info' \) -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Marrakech needs Python 3.11 or later; $(PYTHON) is older. Try: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv --without-pip $(VENV)

# uv comes by the machine's pip; where Python has none, a venv brings one
$(BIN)/uv: requirements/uv.txt | $(BIN)/python
	$(PIP) install --quiet --require-hashes -r requirements/uv.txt 2>/dev/null \
	  || { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt; }
	@touch $@

# A small part of what comes next, so that the C compiler, which takes longest, can begin at once
$(VENV)/.compiler: requirements/compile.txt $(BIN)/uv
	$(call install,--require-hashes -r requirements/compile.txt)
	@touch $@

$(VENV)/.run: requirements/run.txt $(VENV)/.compiler
	$(call install,--require-hashes -r requirements/run.txt)
	@touch $@

$(VENV)/.locked: requirements/dev.txt $(VENV)/.run
	$(call install,--require-hashes -r requirements/dev.txt)
	@touch $@

# What is kept of pages is of no use when they are made otherwise
build/doctrees/.conf: docs/conf.py
	rm -rf $(@D)
	mkdir -p $(@D)
	@touch $@

# That Python finds the package here
$(VENV)/.editable: $(VENV)/.run pyproject.toml
	export MARRAKECH_COMPILE=none; $(call install,--no-build-isolation --editable .)
	@touch $@

# What is compiled: only what has changed; first what playing needs, and that alone
$(VENV)/.played: $(VENV)/.compiler setup.py packaging/compiled_modules.py $(COMPILED)
	MARRAKECH_COMPILE=play $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(VENV)/.compiled: $(VENV)/.played
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# Once for these packages, so that the first game starts as fast as later ones: what has changed of
# ours is a few modules, whose bytecode takes no time
$(VENV)/.rehearsed: $(VENV)/.run | $(VENV)/.editable $(VENV)/.played
	$(BIN)/python packaging/rehearse.py
	@touch $@

# What it takes to play
$(VENV)/.ready: $(VENV)/.editable $(VENV)/.played $(VENV)/.rehearsed
	@touch $@

# What it takes to work on it
$(VENV)/.installed: $(VENV)/.locked $(VENV)/.ready $(VENV)/.compiled
	@touch $@

# What builds the page, which is half of what checks it, too
web/node_modules/.page: web/package.json web/package-lock.json $(VENV)/.run
	cd web && $(NPM) ci --silent --omit=dev
	@touch $@

web/node_modules/.all: web/package.json web/package-lock.json $(VENV)/.run
	cd web && $(NPM) ci --silent
	@touch $@

# Where all is there, or will be in the same run, that builds the page: npm begins by removing what there is
$(PAGE): $(PAGE_SOURCES) web/node_modules/$(if $(filter wire,$(MAKECMDGOALS))$(wildcard web/node_modules/.all),.all,.page)
	cd web && $(NPM) run --silent build
	@touch $@

# Seven seconds of computing, which who plays on this machine need not wait for
build/.compressed: $(PAGE)
	cd web && $(NPM) run --silent compress
	@mkdir -p build
	@touch $@
