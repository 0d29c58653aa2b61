extension Workspace {
    /// The checks of `make check`: first the instant ones, then the builds, and the tests last.
    public var checks: [any Check] {  // each is another type
        let texts: [any Check] = [
            TopLevelCheck(), TwoRootsCheck(), LinesCheck(), SpellingCheck(), ManifestsCheck(),
            RoomsCheck(),
            ImportsCheck(), DocumentsCheck(), TranslationCheck(), DiagramsCheck(),
            BuildReportCheck(),
            StyleComparisonCheck(), CommandCheck.format(of: self),
        ]
        let builds = Ring.all.map { CommandCheck.build(ofPackage: $0.folder) }
        return texts + builds
            + [FrameworkFreeCheck(), StyleFreeCheck(), CommandCheck.documentation]
            + OutputsCheck.all + CommandCheck.tests
    }

    /// The slow proofs that `make check-all` adds.
    public var proofs: [any Check] {  // each is another type
        let targets = [
            CommandCheck.make(
                "demo", "DEMO_ARGS=--check",
                reason: "the picture in README is of the browser as it is"),
            CommandCheck.make(
                "bench", "BENCH_ARGS=--smoke",
                reason: "a measurement that does not run measures nothing",
                needs: [Need("hyperfine")]),
            CommandCheck.make(
                "bench-build", "BENCH_ARGS=--smoke",
                reason: "what the architecture promises of builds can be measured by anybody"),
            CommandCheck.make(
                "growth", "SHAPES=", reason: "what is hostile costs no more than its size"),
            CommandCheck.make("fuzz", "FUZZ_SECONDS=60", reason: "what is read is not trusted"),
        ]
        return [CommandCheck.releaseBuild] + ScriptCheck.all(in: self)
            + CommandCheck.sanitizedTests + TutorialCheck.all + targets
    }
}
