# Two commands: `make play` opens the games, `make test` runs every check.
# Both bring what they need (scripts/setup.sh) and are quick the second time.

BIN := .venv/bin
STAMPS := .venv/stamps
JS := brainwaves_widgets/js
MODULES := $(JS)/node_modules/.package-lock.json
STATIC := brainwaves_widgets/static/LICENSES.txt
NPM := cd $(JS) && PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error
WORKERS := 3 # on two cores: browsers and kernels often wait
BESIDE := @$(MAKE) --no-print-directory --output-sync -j 2
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONDONTWRITEBYTECODE # or every process compiles the tests anew

BROWSER_SIDE := $(JS)/build.mjs brainwaves_widgets/brainwave/console/maze.json $(shell find $(JS)/*/ brainwaves_widgets/art -name node_modules \
	-prune -o -type f \( -name '*.ts' -o -name '*.css' -o -name '*.svg' -o -name '*.json' \) -print 2>/dev/null)

.DEFAULT_GOAL := play
.PHONY: play docs site check test lint style types rooms browser-side vitest format golden notebooks bench lowest clean

play: $(STAMPS)/lab $(STATIC)  ## open JupyterLab on notebooks/play.ipynb
	@$(BIN)/brainwaves --in-place notebooks

docs: $(STAMPS)/docs  ## build the documentation in build/docs; what is broken in it is an error
	$(BIN)/sphinx-build -q -W --keep-going -d build/doctrees docs build/docs

site: docs $(STAMPS)/site $(STATIC)  ## build site/: games, lessons, notebooks, docs, for any web server
	$(BIN)/brainwaves site site --docs build/docs

check: $(STAMPS)/test $(STATIC)  ## run the checks that take less than two minutes, for work in progress
	$(BESIDE) types style rooms browser-side vitest
	$(BIN)/pytest -n $(WORKERS) -p no:nbval -m "not browser and not slow" tests

test: $(STAMPS)/test $(STATIC) $(STAMPS)/chromium $(STAMPS)/hosts  ## run every check
	$(BESIDE) types style rooms browser-side vitest
	$(BIN)/pytest -n $(WORKERS) --reruns 1 --nbval-lax

lint: $(STAMPS)/test $(STATIC)  ## run only the checks that read the code
	$(BESIDE) types style rooms browser-side

# The parts of lint, and vitest: two at a time
style:
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types:
	$(BIN)/mypy

rooms:
	$(BIN)/lint-imports
	$(BIN)/python scripts/draw_house.py --check
	$(BIN)/python scripts/wire_types.py --check

browser-side:
	$(NPM) run check

vitest:
	$(NPM) test

format: $(STAMPS)/test  ## lay out the Python code, draw the rooms in CONTRIBUTING.md, write the types of js/*/wire.ts
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python scripts/draw_house.py
	$(BIN)/python scripts/wire_types.py

golden: $(STAMPS)/test  ## rewrite the golden transcripts; then read their diff
	$(BIN)/python -m tests.golden

notebooks: $(STAMPS)/test $(STATIC)  ## run notebooks and store what they show; then read the diff
	$(BIN)/python scripts/run_notebooks.py notebooks/inspect.ipynb notebooks/opponents.ipynb notebooks/tutorials/*.ipynb notebooks/teachers/*.ipynb

bench: $(STAMPS)/bench $(STAMPS)/test $(STAMPS)/chromium $(STATIC)  ## measure everything beside its peers
	@for script in benchmarks/[a-z]*.py; do $(BIN)/python "$$script" || exit 1; done

lowest: $(STAMPS)/chromium $(STAMPS)/hosts $(STATIC)  ## run the tests with the lowest versions that pyproject.toml names
	$(BIN)/python scripts/lowest.py > .venv/lowest.txt
	$(BIN)/python -m venv --clear .venv/lowest
	.venv/lowest/bin/pip install -q -c .venv/lowest.txt -e '.[test,bench]'
	.venv/lowest/bin/pytest -n 2 --dist loadfile -W default::DeprecationWarning tests

clean:  ## remove everything that was built or installed
	rm -rf .venv build dist site brainwaves_widgets/static $(JS)/node_modules test-results \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMPS)/venv: scripts/setup.sh
	scripts/setup.sh venv
	mkdir -p $(STAMPS) && touch $@

$(STAMPS)/node: | $(STAMPS)/venv
	scripts/setup.sh node
	touch $@

$(MODULES): $(JS)/package.json $(JS)/package-lock.json $(JS)/.npmrc | $(STAMPS)/node
	$(NPM) ci
	touch $@

$(STATIC): $(BROWSER_SIDE) $(MODULES)
	$(NPM) run build

$(STAMPS)/docs $(STAMPS)/lab $(STAMPS)/site $(STAMPS)/test $(STAMPS)/bench: $(STAMPS)/%: pyproject.toml $(STAMPS)/venv | $(STATIC)
	$(BIN)/pip install -q -e '.[$*]'
	touch $@

$(STAMPS)/hosts: pyproject.toml $(STAMPS)/venv | $(STATIC)
	$(BIN)/python -m venv .venv/hosts
	.venv/hosts/bin/pip install -q -e '.[hosts]'
	scripts/setup.sh localhost
	touch $@

$(STAMPS)/chromium: | $(STAMPS)/test
	scripts/setup.sh chromium
	touch $@
