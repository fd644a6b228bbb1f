# Everything Preem needs done, each with one word. Python 3.11 or newer with venv and pip is all that must be there;
# the first run makes .venv and installs the pinned packages into it, later runs find that done.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
MAKEFLAGS += --no-print-directory

.PHONY: help play test quick check laws mutation bench native clean

help:
	@echo "make play    play in the terminal"
	@echo "make test    the test suite          make quick   its quick part, about a minute"
	@echo "make check   format, lint, types, imports"
	@echo "make laws    long runs of random games  make mutation   whether the tests notice faults in the rules code"
	@echo "make bench   how fast it is          make native  compile the hot modules"
	@echo "make clean   remove what was built (not .venv)"

# Compiling takes a while, so it goes on behind the first game; the next one finds it done.
play: $(VENV)/play.stamp
	@if $(PY) tools/native.py can-build 2>/dev/null; then \
		echo "A faster build is made in the background, in build/; later games will use it."; \
		(nohup nice $(MAKE) native </dev/null >$(VENV)/native.log 2>&1 &); \
	fi
	@$(VENV)/bin/preem play

test: $(VENV)/dev.stamp
	$(PY) -m pytest -n 2 -m "not laws" tests

quick: $(VENV)/dev.stamp
	$(PY) -m pytest -n 2 -m "not laws and not slow" tests

laws: $(VENV)/dev.stamp
	@rm -rf build/laws
	$(PY) -m pytest -n 2 -m laws tests
	@$(PY) -m tests.laws.report

# Some minutes; another sample with `make mutation SEED=2`.
SEED ?= 1
mutation: $(VENV)/mutation.stamp
	$(PY) tools/mutation.py --seed $(SEED)

check: $(VENV)/dev.stamp
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(PY) -m pytest -q tests/test_imports.py

bench: $(VENV)/dev.stamp
	@mkdir -p build
	$(PY) -m pytest benchmarks -q -s -p no:xdist --benchmark-enable --benchmark-json=build/bench.json

native: $(VENV)/dev.stamp
	$(PY) tools/native.py

clean:
	rm -rf build dist .benchmarks .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The lock constrains what the game needs; setuptools installs the project itself.
$(VENV)/play.stamp: $(PY) requirements.lock pyproject.toml
	@echo "Installing what Preem runs on ..."
	@$(PIP) install --constraint requirements.lock setuptools
	@$(PIP) install --constraint requirements.lock --no-build-isolation --editable .
	@touch $@

# By way of play.stamp, so that two runs of pip never meet.
$(VENV)/dev.stamp: $(VENV)/play.stamp
	@echo "Installing what Preem is developed with ..."
	@$(PIP) install --requirement requirements.lock
	@touch $@

$(VENV)/mutation.stamp: $(VENV)/dev.stamp requirements-mutation.lock
	@echo "Installing what makes mutants ..."
	@$(PIP) install --constraint requirements.lock --requirement requirements-mutation.lock
	@touch $@

$(PY):
	@command -v $(PYTHON) >/dev/null || { \
		echo "Preem needs Python 3.11 or newer (on Debian and Ubuntu: sudo apt install python3 python3-venv)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Preem needs Python 3.11 or newer, and $(PYTHON) is older. Name another one: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Python's venv or pip is missing (on Debian and Ubuntu: sudo apt install python3-venv python3-pip)."; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
