# What a target does stands behind ## on its line; `make help` prints those.
SHELL := /bin/sh
.DEFAULT_GOAL := help

ARGS ?=
BASELINE ?=
BENCH_ARGS ?=
DEMO_ARGS ?=
FUZZ_RUNS ?= 1000000
FUZZ_SECONDS ?= 600
ROUNDS ?= 3

# Where `install` puts things; a package's build puts DESTDIR before it.
PREFIX ?= /usr/local
DESTDIR ?=
PACKAGING = Packages/Workshop/Packaging

# The program that is passed on has everything in it, where the system can do that. Start-up code of
# a static program registers its unwinding tables as they are, and the first unwinding sorts them all:
# the end of the main thread is one, and takes 10 ms. A sorted table that the linker makes takes none.
STATIC = .build/static
STATIC_PROGRAM = $(STATIC)/release/ProductionApp
UNWINDING = --eh-frame-hdr --wrap=__register_frame_info --wrap=__deregister_frame_info
STATIC_FLAGS = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib \
	-Xswiftc -static-executable $(addprefix -Xlinker ,$(UNWINDING)) \
	-Xlinker -Map=$(CURDIR)/$(STATIC)/linked.map)
BUILD_STATIC = swift build --quiet -c release --scratch-path $(STATIC) $(STATIC_FLAGS)

# With its own scratch folder no layer finds what the build of another has left.
LAYER = --package-path $(wildcard Packages/$* Packages/*/$*) --scratch-path .build/layers/$*
FUZZ = .build/fuzz
FUZZING = Packages/Workshop/Fuzzing
CORPUS = Packages/Libraries/DebianCopyright/Tests/CorpusTests/Corpus
LICENSE_INDEXES = Packages/Libraries/DebianCopyright/Sources/LicenseIndexData

# What perf prints, without its head, and with Swift's names as they are written.
PROFILE = .build/profile.data
PERF_REPORT = perf report --input $(PROFILE) --stdio --percent-limit 0.5 --call-graph none
READABLE = swift demangle --simplified | sed '/^\#/d; /^ *$$/d; s/ *$$//'

.PHONY: help build run run-dev test ui-tests check check-all check-all-programs format screen \
	tab driver use-case workspace accuracy readme diagrams snapshots demo bench bench-baseline \
	bench-build build-report compare-styles docs growth profile fuzz license-index static install \
	uninstall deb release clean

help: ## lists the targets
	@sed -n 's/^\([a-z%-]*\):[^#]*## /\1 /p' Makefile | sed 's/%/<Layer>/' \
	| while read -r name words; do printf '%-18s %s\n' "$$name" "$$words"; done

build: ## builds both roots (debug)
	swift build --product DevelopmentApp
	swift build --product ProductionApp

run: ## runs ProductionApp, with ARGS="list --format json" or what you like
	@swift run --quiet ProductionApp $(ARGS)

run-dev: ## runs DevelopmentApp on mocks, with ARGS likewise
	@swift run --quiet DevelopmentApp $(ARGS)

test: ## all tests of the product, the UI tests among them
	swift test

test-%: ## the tests of one package alone: make test-DomainLayer
	swift test $(LAYER)

ui-tests: ## drives both built programs through a pseudo-terminal
	swift test --filter BrowserUITests

check: ## what CI runs: the rules of the rings, format, each package alone, all tests
	@swift build --quiet --product Checks
	@.build/debug/Checks $(ARGS)

check-all: ## check, and the slow proofs: release build, sanitizers, validators, growth, short fuzz
	@$(MAKE) --no-print-directory check ARGS="--all $(ARGS)"

check-all-programs: ## prints the commands that install all that check-all needs, from Debian and PyPI
	@swift build --quiet --product Checks
	@.build/debug/Checks --programs

format: ## rewrites every Swift file as .swift-format says
	@find Package.swift Packages DevelopmentApp ProductionApp -name .build -prune \
	-o -name '*.swift' -print0 | xargs -0 swift format --in-place --parallel

BOILERPLATE = swift run --quiet BoilerplateGenerator

screen: ## writes a screen with its tests: make screen NAME=PackageNews
	@$(BOILERPLATE) screen '$(NAME)'

tab: ## shows such a screen in a tab of the browser, likewise
	@$(BOILERPLATE) tab '$(NAME)'

SHAPE ?= text

driver: ## writes a driver's protocol, the driver, its mock, tests and container lines; SHAPE=text|value|stream
	@$(BOILERPLATE) driver '$(NAME)' '$(SHAPE)'

use-case: ## writes a use case, its interactor, dependency, test and container lines, likewise
	@$(BOILERPLATE) use-case '$(NAME)'

workspace: ## writes a small workspace of your own to learn from: make workspace NAME=Notes DIR=../Notes
	@$(BOILERPLATE) workspace '$(NAME)' '$(DIR)'

readme: ## writes the outputs in README.md and the other documents anew
	@$(MAKE) --no-print-directory check ARGS="DevelopmentApp ProductionApp"
	@.build/debug/Checks --renew-outputs

accuracy: ## scores the engine on its corpus, and on LABELS=, TEMPLATES= or TERMS=folder; RECORD=1, LIST=1
	@swift build --quiet $(if $(TEMPLATES),-c release) --product Accuracy
	@.build/$(if $(TEMPLATES),release,debug)/Accuracy \
	$(if $(TERMS),--terms $(TERMS) $(if $(LIST),--list),$(CORPUS)) \
	$(if $(LABELS),--labels $(LABELS)) $(if $(TEMPLATES),--templates $(TEMPLATES)) \
	$(if $(RECORD),--record)

diagrams: ## draws the arrows and modules of assets/architecture-*.svg anew; needs Graphviz's dot
	@if ! command -v dot > /dev/null; then \
	echo "SKIPPED: diagrams needs dot (package graphviz)"; exit $(if $(REQUIRE_ALL),1,0); fi; \
	swift run --quiet DiagramDrawer

docs: ## builds the documentation of all modules: .build/docs
	@$(MAKE) --no-print-directory check ARGS="compiles documentation"

SNAPSHOTS = Packages/PresentationLayer/Tests/Snapshots

snapshots: ## records how every screen looks now, and says what changed
	@swift build --quiet --product Previews
	@rm -f $(SNAPSHOTS)/*.txt
	@.build/debug/Previews | awk '/^━━ / { file = $$2; sub(/-[0-9]+$$/, "", file) } \
	{ print > "$(SNAPSHOTS)/" file ".txt" }'
	@git status --short $(SNAPSHOTS)

demo: ## records the browser on mocks anew: assets/browser.svg
	@swift build --quiet --product DevelopmentApp
	@swift build --quiet --product DemoRecorder
	@.build/debug/DemoRecorder .build/debug/DevelopmentApp assets/browser.svg $(DEMO_ARGS)

BUILD_BENCHMARKS = swift build --quiet -c release --product Benchmarks \
	&& swift build --quiet -c release --product RootGenerator

bench: ## times listings, exports, the start and the browser, with goals; or compares with BASELINE=REV
	@if [ -n '$(BASELINE)' ]; then \
	commit=$$(git rev-parse --verify --quiet '$(BASELINE)^{commit}') \
	|| { echo 'bench: BASELINE=$(BASELINE) names no commit'; exit 1; }; \
	exec $(MAKE) --no-print-directory bench-baseline COMMIT=$$commit; fi; \
	if ! command -v hyperfine > /dev/null; then \
	echo "SKIPPED: bench needs hyperfine (package hyperfine)"; exit $(if $(REQUIRE_ALL),1,0); fi; \
	$(MAKE) --no-print-directory static \
	&& swift build --quiet --product ProductionApp \
	&& $(BUILD_BENCHMARKS) \
	&& .build/release/Benchmarks $(STATIC_PROGRAM) .build/debug/ProductionApp \
	.build/bench $(BENCH_ARGS)

BASELINE_FOLDER = .build/baseline/$(COMMIT)
BASELINE_PROGRAM = $(BASELINE_FOLDER)/$(STATIC_PROGRAM)

bench-baseline: static $(BASELINE_PROGRAM)
	@$(BUILD_BENCHMARKS)
	@git log -1 --format='baseline: %h %s' $(COMMIT)
	@.build/release/Benchmarks --baseline $(BASELINE_PROGRAM) $(STATIC_PROGRAM) .build/bench $(BENCH_ARGS)

# This Makefile builds the earlier program too, so that both have the same flags.
$(BASELINE_PROGRAM):
	@mkdir -p $(BASELINE_FOLDER)
	@git archive $(COMMIT) | tar -xf - -C $(BASELINE_FOLDER)
	@$(MAKE) --no-print-directory -C $(BASELINE_FOLDER) -f $(CURDIR)/Makefile static

bench-build: ## times builds and tests of a copy, and how a framework slows them: --builds --law --tests
	@Packages/Workshop/BuildTimes/measure $(BENCH_ARGS)
	@$(if $(findstring --smoke,$(BENCH_ARGS)),,$(MAKE) --no-print-directory build-report)

build-report: ## draws assets/build-times.svg and the tables in README from assets/build-times.csv
	@swift run --quiet DiagramDrawer --build-report

STYLES_PROGRAM = $(or $(PROGRAM),$(STATIC)/release/StylesApp)

compare-styles: ## writes the tables that compare the five architectures; MEASURE=1 measures anew before
	@$(if $(MEASURE),$(if $(PROGRAM),,$(BUILD_STATIC) --product StylesApp &&) \
	$(BUILD_BENCHMARKS) && .build/release/Benchmarks --styles $(STYLES_PROGRAM) .build/compare-styles $(ROUNDS))
	@swift run --quiet DiagramDrawer --style-comparison

growth: ## hostile systems in three sizes: fails if time, memory or output grows faster than they do
	swift build --quiet -c release --product ProductionApp
	swift build --quiet -c release --product RootGenerator
	swift build --quiet -c release --product GrowthBenchmark
	@.build/release/GrowthBenchmark .build/release/ProductionApp .build/growth $(SHAPES)

profile: ## shows in which functions the time of a listing goes, or that of ARGS; needs perf
	@if ! command -v perf > /dev/null; then \
	echo "SKIPPED: profile needs perf (package linux-perf)"; exit $(if $(REQUIRE_ALL),1,0); fi; \
	swift build --quiet -c release --product ProductionApp \
	&& perf record --quiet -F 4000 -g --output $(PROFILE) -- \
	.build/release/ProductionApp $(or $(ARGS),list --format json) > /dev/null \
	&& echo "In the function itself:" && $(PERF_REPORT) --no-children | $(READABLE) \
	&& echo "With all that it calls:" && $(PERF_REPORT) --children | $(READABLE)

# Swift's own account of a crash would keep libFuzzer from keeping the input.
fuzz: ## libFuzzer on the parsers, archives and whole systems, FUZZ_RUNS executions or FUZZ_SECONDS seconds
	@mkdir -p $(FUZZ)/corpus && cp $(FUZZING)/corpus/* $(FUZZ)/corpus
	swift build --quiet -c release --package-path Packages/Workshop --scratch-path $(FUZZ)/build \
	--product FuzzTarget --sanitize fuzzer -Xswiftc -parse-as-library -Xswiftc -DFUZZER
	SWIFT_BACKTRACE=enable=no $(FUZZ)/build/release/FuzzTarget $(FUZZ)/corpus -artifact_prefix=$(FUZZ)/ \
	-dict=$(FUZZING)/words.dict -runs=$(FUZZ_RUNS) -max_total_time=$(FUZZ_SECONDS) \
	-max_len=16384 -timeout=10

GENERATORS = Packages/Workshop/Generators
SPDX_TABLES = Packages/DomainLayer/Sources/DomainLayer/SPDX
ADDRESSES = Packages/Libraries/DebianCopyright/Sources/DebianCopyright/Names/ListedAddresses+Table.swift
KEEP = $(if $(CHECK),cmp -,cat >)

license-index: ## makes indexes and tables from SPDX=.../license-list-XML and DATA=.../licensedcode/data/licenses, or CHECK=--check
	swift build --quiet -c release --product LicenseIndexGenerator
	@.build/release/LicenseIndexGenerator $(CHECK) $(SPDX) $(DATA) $(LICENSE_INDEXES)
	@$(GENERATORS)/spdx-names $(SPDX)/src | $(KEEP) $(SPDX_TABLES)/SPDXLicenseNames.swift
	@$(GENERATORS)/spdx-addresses $(SPDX)/src | $(KEEP) $(ADDRESSES)
	@$(GENERATORS)/licensedb-categories $(DATA) | $(KEEP) $(SPDX_TABLES)/LicenseDBTables.swift

static:
	$(BUILD_STATIC) --product ProductionApp

install: static ## installs debian-licenses with manual page, completions, schemas and systemd units below PREFIX
	@$(PACKAGING)/install $(STATIC_PROGRAM) "$(PREFIX)" "$(DESTDIR)"

uninstall: ## removes what install put below PREFIX
	@$(PACKAGING)/uninstall "$(DESTDIR)$(PREFIX)"

deb: static ## packs the program for Debian, with everything in it, in .build/deb
	@$(PACKAGING)/deb $(STATIC_PROGRAM) $(STATIC)/linked.map .build/deb

release: ## puts the static program, the Debian package and checksums in .build/assets; prints the tag
	@package=$$($(MAKE) --no-print-directory deb | tail -n 1) \
	&& $(PACKAGING)/release $(STATIC_PROGRAM) "$$package" .build/assets

clean: ## removes everything that was built
	rm -rf .build Packages/*/.build Packages/*/*/.build DevelopmentApp/.build ProductionApp/.build
