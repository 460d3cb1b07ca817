# Underkeep: `make` alone lists what there is to do.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Servers and test workers start many times: each would compile all modules again where this is set.
unexport PYTHONDONTWRITEBYTECODE

# The first interpreter that is new enough and can make environments. The distribution's own comes first: it is
# built with optimisations, which a home-made one often is not, and everything is a fifth faster on it.
# `make PYTHON=python3.12 ...` chooses another.
PYTHONS := /usr/bin/python3 python3 python3.13 python3.12 python3.11
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for wish in 'import ensurepip, venv; ' ''; do for python in $(PYTHONS); do \
	$$python -c "$${wish}$(NEW_ENOUGH)" 2>/dev/null && { echo $$python; exit; }; done; done)
BIN := .venv/bin
UV_VERSION := 0.13.7

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: .venv/.ready ## set up and play in the browser
	@$(BIN)/python tools/build_client.py
	@$(BIN)/underkeep serve --open

.PHONY: terminal
terminal: .venv/.ready ## set up and play Boss Monster in the terminal
	@$(BIN)/underkeep play boss-monster

.PHONY: client
client: .venv/.ready ## build the client of the browser, and check its types, style and tests
	$(BIN)/python tools/build_client.py
	$(BIN)/python tools/build_client.py check

.PHONY: style
style: .venv/.ready # style and types of the Python code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Marks of tests (pyproject.toml) say which of these targets runs them. The tests in the browser run by themselves:
# Playwright keeps an event loop running, and the tests of the server need their own.

# Many tests wait for a server or a browser, so that a few more workers than cores are faster.
CORES := $(shell nproc 2>/dev/null || echo 2)
WORKERS ?= $(shell expr $(CORES) + 1)
BROWSERS ?= $(shell expr $(CORES) + 2)

# The checks of the client and of the Python code run beside each other.
.PHONY: static
static: .venv/.ready # the checks that run no Python test
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target client style

.PHONY: check
check: static ## the fast inner loop: style, types, quick tests, scenarios
	$(BIN)/pytest -m "not (slow or long or figure or pictures)" -n $(CORES) --dist loadgroup --ignore tests/browser

.PHONY: test
test: static ## everything but `long` and `figures`: style, types, tests, scenarios with clause coverage
	@tools/machine.sh
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup --ignore tests/browser
	$(BIN)/pytest tests/browser -n $(BROWSERS) --dist worksteal

# The tests that must give the same results when the engine is compiled. One is left out: it watches every field that is
# read, with a subclass of the state that no compiled class can have.
COMPILED_TESTS := tests/golden tests/contract tests/property tests/unit/core tests/unit/boss_monster \
	tests/unit/super_boss_monster tests/unit/keep_the_heroes_out \
	--deselect tests/unit/boss_monster/test_unchanged_seats.py::test_the_board_of_a_player_reads_only_known_fields

.PHONY: compiled
compiled: .venv/.ready ## compile the engine in place (some minutes; `make pure` goes back)
	$(BIN)/python -m tools.compiled_engine

.PHONY: pure
pure: .venv/.ready ## remove the compiled engine: the sources are used again
	$(BIN)/python -m tools.compiled_engine --remove

.PHONY: compiledtest
compiledtest: .venv/.ready # golden games, contract and scenarios on a compiled copy of the package
	$(BIN)/python -m tools.compiled_engine --copy --level 1
	PYTHONPATH=build/compiled/src $(BIN)/underkeep --version
	PYTHONPATH=build/compiled/src $(BIN)/underkeep check tests/scenarios
	PYTHONPATH=build/compiled/src $(BIN)/pytest -n $(WORKERS) --dist loadgroup $(COMPILED_TESTS)

.PHONY: long
long: .venv/.ready client ## hours: whole games in the browser, large samples, long runs of the server
	@tools/machine.sh
	$(BIN)/pytest --long -m "long and not figure" -n $(WORKERS) --dist loadgroup --ignore tests/browser
	$(BIN)/pytest --long -m "long and not figure" -n $(BROWSERS) --dist worksteal tests/browser

.PHONY: figures
figures: .venv/.ready client ## judge the times that tests measure, one test after the other (best on a quiet machine)
	@tools/machine.sh
	$(BIN)/pytest --figures -m figure --ignore tests/browser
	$(BIN)/pytest --figures -m figure tests/browser

.PHONY: golden
golden: .venv/.ready ## write the golden games and perft counts anew, in a few minutes (THROWS=1: throw all dice anew too; DECKS=1: deal from the cards of today)
	$(BIN)/python -m tests.golden.record $(if $(THROWS),--throws) $(if $(DECKS),--decks)

.PHONY: bench
bench: .venv-bench/.ready ## measure the engine beside others (ARGS="..." is handed on)
	.venv-bench/bin/python -m bench $(ARGS)

.PHONY: lock
lock: .venv-lock/.ready ## write requirements/*.lock anew, keeping versions (UPGRADE=1 takes the newest)
	$(call compile,dev,pyproject.toml --extra dev)
	$(call compile,bench,pyproject.toml requirements/bench.in --extra bench)

.PHONY: clean
clean: ## remove environments, caches and build products
	rm -rf .venv .venv-bench .venv-lock dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules src/underkeep/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Environments. Each holds exactly what its lock lists, checked by hash, and the package itself, editable.

.venv/.ready: pyproject.toml requirements/dev.lock
	$(call make-venv,.venv)
	@# One package of the lock, http-ece, has no wheel: it is built with the locked setuptools, which is therefore first.
	@sed -n -e '/^setuptools==/,/# via/p' -e '/^uv==/,/# via/p' requirements/dev.lock > .venv/first.txt
	.venv/bin/pip install --quiet --no-compile --require-hashes --only-binary :all: --requirement .venv/first.txt
	@# uv installs the lock five times as fast; where it cannot, pip does the same.
	.venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes --only-binary :all: --no-binary http-ece \
		--no-build-isolation --requirement requirements/dev.lock || \
		.venv/bin/pip install --quiet --no-compile --require-hashes --only-binary :all: --no-binary http-ece \
		--no-build-isolation --use-pep517 --requirement requirements/dev.lock
	$(call install-underkeep,.venv)
	@touch $@

.venv-bench/.ready: pyproject.toml requirements/bench.lock
	$(call make-venv,.venv-bench)
	.venv-bench/bin/pip install --quiet --require-hashes --requirement requirements/bench.lock
	$(call install-underkeep,.venv-bench)
	@touch $@

.venv-lock/.ready: Makefile
	$(call make-venv,.venv-lock)
	.venv-lock/bin/pip install --quiet uv==$(UV_VERSION)
	@touch $@

define make-venv
@[ -n "$(PYTHON)" ] || { echo "Underkeep needs Python 3.11 or newer: install it, or name one with PYTHON=..." >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "$(PYTHON) cannot make virtual environments: install its venv module (Debian: apt-get install python3-venv)." >&2; exit 1; }
$(PYTHON) -m venv --clear $(1)
endef

define install-underkeep
$(1)/bin/pip install --quiet --no-index --no-deps --no-build-isolation --editable .
endef

# $(1): name of the lock; $(2): what it is made from. One lock serves every platform and Python >= 3.11.
define compile
.venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	$(if $(UPGRADE),--upgrade) $(2) --output-file requirements/$(1).lock > /dev/null
@sed -i '1i # Locked with hashes, for every platform and Python 3.11 or newer. Written by `make lock`.\n' requirements/$(1).lock
endef
