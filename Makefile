# Every command anyone runs. `make` alone lists them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

VENV ?= .venv
PYTHON ?=# the interpreter to use; empty: the first fitting one on PATH
WITHOUT_PAGE ?=# anything: leave out the tests in a browser
BIN := $(VENV)/bin
RUN := $(BIN)/python
PIP := $(RUN) -m pip --disable-pip-version-check -q

CLIENT := $(shell find client -name node_modules -prune -o -type f -print)
CPP := $(shell find native src bench -name '*.[ch]pp' 2>/dev/null)
BUILD_INPUTS := pyproject.toml CMakeLists.txt $(CLIENT) src/bergfried/drawing/theme.toml $(filter-out native/tests/%,$(shell find native build_backend -type f -not -name '*.pyc')) \
	$(filter src/%.hpp,$(CPP))

.PHONY: help play test e2e browser test-versions check format bench fuzz golden pictures screenshots schema wire clean environment

help: ## list these commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## /\1\t/' | expand -t 16

play: $(VENV)/.installed ## set up everything and start Bergfried
	@exec $(BIN)/bergfried

test: environment browser client/node_modules/.package-lock.json ## set up everything and run all tests
	@$(RUN) -m pytest -n auto --dist worksteal --ignore tests/e2e
	if [[ -z "$(WITHOUT_PAGE)" ]]; then # in processes of its own: a browser's driver keeps an event loop running in them
		$(RUN) -m pytest -n auto --dist worksteal tests/e2e
	fi
	$(RUN) -c "$$REPORT"

e2e: environment browser client/node_modules/.package-lock.json ## play the games on the page, in a real browser
	@$(RUN) -m pytest -n auto --dist worksteal tests/e2e

# The system's, else Debian's package, else Playwright's own. Without any of them the tests of the page are skipped.
browser: $(VENV)/.developing
	@if command -v chromium chromium-browser google-chrome google-chrome-stable > /dev/null; then exit; fi
	if [[ $$(id -u) == 0 ]] && command -v apt-get > /dev/null; then
		apt-get update -q && apt-get install -q -y chromium && exit
	fi
	$(RUN) -m playwright install $$([[ $$(id -u) == 0 ]] && echo --with-deps) chromium > /dev/null 2>&1 && exit
	printf '\n%s\n%s\n\n' "NO BROWSER FOUND: THE WEB PAGE WILL NOT BE TESTED." \
		"To test it, type this and make test again:  sudo apt-get install chromium" >&2

test-versions: ## run all tests under every Python >= 3.11 of this machine
	@$(FIND_PYTHON)
	tested= missing=
	for minor in 11 12 13 14; do
		if python=$$(python_of_version 3.$$minor); then
			printf '\n=== Python 3.%s\n' "$$minor"
			$(MAKE) test VENV=build/venv-3.$$minor PYTHON="$$python" WITHOUT_PAGE=1 # the page is the same
			tested+=" 3.$$minor"
		else
			missing+=" 3.$$minor"
		fi
	done
	printf '\nTested under Python:%s. Not present:%s.\n' "$${tested:- none}" "$${missing:- none}"

check: environment client/node_modules/.package-lock.json ## formatting, lint, types, import directions
	@set -x
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run -Werror $(CPP)
	PATH="$(abspath $(BIN)):$$PATH" npm --prefix client run check

format: environment client/node_modules/.package-lock.json ## rewrite the code in the project's format
	@$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/clang-format -i $(CPP)
	PATH="$(abspath $(BIN)):$$PATH" npm --prefix client run format

bench: environment ## measure speed: the law, the kernels, the searches (shortly; each alone: python -m bench[.kernels|.search])
	@printf '\n=== The law\n'
	$(RUN) -m bench
	printf '\n=== The kernels\n'
	$(RUN) -m bench.kernels --rounds 3 --seconds 0.2
	printf '\n=== The searches\n'
	$(RUN) -m bench.search --rounds 3

fuzz: environment ## rules and kernels in lockstep; SECONDS=600 or GAMES=1000 (of each) says how long, EVERY=20 glances
	@$(RUN) -m tests.fuzz $(if $(SECONDS),--seconds $(SECONDS)) $(if $(GAMES),--games $(GAMES)) $(if $(EVERY),--every $(EVERY))

golden: environment ## rewrite the golden games (read the diff before you commit it)
	@$(RUN) -m tests.golden

pictures: environment browser ## remake the pictures of the README: the boards drawn, the page photographed
	@$(RUN) -m tests.pictures
	$(RUN) -m tests.e2e.pictures

screenshots: environment browser ## every page and board, both themes, narrow and wide, into build/screenshots
	@$(RUN) -m tests.e2e.screenshots

schema: environment ## rewrite the JSON schema of scenes
	@$(RUN) -m tests.schema

wire: environment ## rewrite the client's types of everything that crosses the wire
	@$(RUN) -m tests.wire_ts

clean: ## remove the environment and everything built
	@rm -rf .venv build dist client/node_modules src/bergfried/page src/bergfried/_native*
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench build_backend -name __pycache__ -prune -exec rm -rf {} +

environment: $(VENV)/.developing $(VENV)/.installed

$(VENV)/.created:
	@$(FIND_PYTHON)
	python=$$(find_python)
	echo "Setting up $(VENV) with $$("$$python" --version)"
	"$$python" -m venv --clear $(VENV)
	$(PIP) install 'pip>=25.1' # the first that knows dependency groups
	touch $@

# Without build isolation, because an isolated build has new paths each time and so compiles everything again.
$(VENV)/.installed: $(BUILD_INPUTS) | $(VENV)/.created
	@if [[ -n "$${CXX:-}" ]] || command -v c++ g++ clang++ > /dev/null; then
		export BERGFRIED_REQUIRE_NATIVE=1 # an error in the kernel must not end in a package without it
	else
		echo "NO C++ COMPILER FOUND: trying the one that PyPI offers (ziglang, about 100 MB)." >&2
	fi
	$(PIP) install --group build
	$(PIP) install --group build $$(PYTHONPATH=build_backend $(RUN) -c \
		'import bergfried_build; print(*bergfried_build.get_requires_for_build_editable())')
	echo "Building Bergfried"
	export CMAKE_ARGS="-DBERGFRIED_CPU=native $${CMAKE_ARGS:-}" # it stays on this machine
	$(PIP) install --no-build-isolation --editable .
	$(RUN) -c "$$REPORT"
	touch $@

$(VENV)/.developing: pyproject.toml | $(VENV)/.created
	@$(PIP) install --group dev
	touch $@

client/node_modules/.package-lock.json: client/package-lock.json | $(VENV)/.developing
	@PATH="$(abspath $(BIN)):$$PATH" npm --prefix client ci --no-audit --no-fund

define REPORT
import platform
try:
    from bergfried import _native
    kernel = f"native kernel by {_native.build()['compiler']}, games: {', '.join(_native.games()) or 'none yet'}"
except ImportError:
    kernel = "NO NATIVE KERNEL: the games play on the Python rules, slower"
print(f"Bergfried on Python {platform.python_version()}; {kernel}")
endef
export REPORT

# Shell functions. find_python prints a Python >= 3.11 that has venv and Python.h; as root on Debian it installs what is
# missing, elsewhere it says what to type.
define FIND_PYTHON
fits() { "$$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; }
complete() { "$$1" -c "$$COMPLETE" 2> /dev/null; }
python_of_version() {
	local name
	if command -v python$$1 > /dev/null && fits python$$1; then
		command -v python$$1
	elif command -v pyenv > /dev/null && name=$$(pyenv versions --bare | grep -x "$$1\.[0-9]*" | tail -n 1); then
		echo "$$(pyenv prefix "$$name")/bin/python"
	else
		return 1
	fi
}
find_python() {
	local name found= packages
	for name in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do
		fits "$$name" || continue
		found=$${found:-$$name}
		if complete "$$name"; then echo "$$name"; return; fi
	done
	packages="python3 python3-venv python3-dev"
	if [[ -n $$found ]]; then
		packages=$$("$$found" -c 'import sys; print("python3.{0}-venv python3.{0}-dev".format(sys.version_info[1]))')
	fi
	if ! command -v apt-get > /dev/null; then
		echo "Bergfried needs Python 3.11 or newer with venv and Python.h (Fedora: sudo dnf install python3-devel)." >&2
		return 1
	elif [[ $$(id -u) != 0 ]]; then
		echo "Please type this, then the same make command again:  sudo apt-get install $$packages" >&2
		return 1
	fi
	echo "Installing $$packages" >&2
	{ apt-get update -q && apt-get install -q -y $$packages; } >&2
	found=$${found:-python3}
	if ! complete "$$found"; then
		echo "Even with $$packages there is no Python 3.11 or newer with venv and Python.h here." >&2
		return 1
	fi
	echo "$$found"
}
endef

define COMPLETE
import ensurepip, sys, sysconfig, venv
from pathlib import Path
sys.exit(sys.version_info < (3, 11) or not Path(sysconfig.get_path("include"), "Python.h").is_file())
endef
export COMPLETE
