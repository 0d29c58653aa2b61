extension Workspace {
    /// What `make check` looks at: the quick ones first, the tests last.
    public var checks: [any Check] {  // each is another type
        let quick: [any Check] =
            [
                TopLevelCheck(), TwoRootsCheck(), FileLengthCheck(), CommentWidthCheck(),
                LeftoversCheck(), ManifestTailCheck(), CleanTestsCheck(), DiagramsCheck(),
                BuildReportCheck(), ReadmeNamesCheck(), TestMatrixCheck(), TranslationCheck(),
            ] + Ring.all.map(ImportsCheck.init)
        let graphs: [any Check] = [
            FormatCheck(), UmbrellaTestsCheck(), ThirdPartyCheck(), DevelopmentGraphCheck(),
        ]
        let builds: [any Check] =
            packages.map(PackageAloneCheck.init) + [FrameworkFreeCheck(), ReadmeCheck()]
        let shells: [any Check] = CompletionsCheck.all + [ManualCheck()]
        return quick + graphs + builds + shells + [TestsCheck(), UITestsCheck()]
    }

    /// The slow proofs that `make check-all` adds.
    public var proofs: [any Check] {  // each is another type
        [
            ReleaseBuildCheck(),
            InstalledPackagesCheck(),
            ExpressionsCheck(),
            BillsOfMaterialsCheck(),
            BrowserCheck(),
            BoilerplateCheck(),
            ContainerImageCheck(),
            InstallationCheck(),
            DebianPackageCheck(),
            LintianCheck(),
            DocumentationCheck(),
            TutorialCheck(),
            MakeTargetCheck(
                target: "demo", variables: ["DEMO_ARGS=--check"],
                reason: "the picture in README is of the browser as it is"),
            MakeTargetCheck(
                target: "bench", variables: ["BENCH_ARGS=--smoke"],
                reason: "a measurement that does not run measures nothing"),
            MakeTargetCheck(
                target: "bench-build", variables: ["BENCH_ARGS=--smoke"],
                reason: "what the architecture promises of builds can be measured by anybody"),
            MakeTargetCheck(
                target: "fuzz", variables: ["FUZZ_SECONDS=60"],
                reason: "what is read is not trusted"),
        ]
    }
}
