import ChildProcesses

/// A command that has to succeed.
struct CommandCheck: Check {
    let name: String
    let reason: String
    /// The program and its arguments, run in the checkout's folder.
    let words: [String]
    /// How to fix a breach; nil if the command itself does.
    var otherRemedy: String?
    /// What to report about a command that succeeded.
    var account = Account.seconds
    var needs: [Need] = []

    enum Account: Hashable, Sendable {
        case seconds
        /// The last line of its output.
        case lastLine
        /// The number of tests: none is a failure, because tests that are not found pass silently.
        case tests
    }

    var remedy: String { otherRemedy ?? words.joined(separator: " ") }

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let outcome = try workspace.run(words)
            let lines = outcome.text.split(separator: "\n").map(String.init)
            guard outcome.succeeded else { return .failed(outcome.problems) }
            let seconds = "\(outcome.wall.components.seconds) s"
            switch account {
            case .seconds: return .passed(seconds)
            case .lastLine: return .passed(lines.last ?? "nothing printed")
            case .tests:
                let count = lines.compactMap(\.testCount).last ?? 0
                return count > 0
                    ? .passed("\(count.counted("test")), \(seconds)")
                    : .failed(["no tests were run"])
            }
        }
    }
}

// MARK: The commands of `make check`

extension CommandCheck {
    /// Builds for checks have a folder of their own, in which nothing is compiled twice: each
    /// package reuses what those below it have built, and warnings are errors for all.
    ///
    /// A plan for one package must not be used for another, so none is kept.
    private static let building = [
        "--scratch-path", ".build/check", "--disable-build-manifest-caching",
        "-Xswiftc", "-warnings-as-errors",
    ]

    static func format(of workspace: Workspace) -> CommandCheck {
        CommandCheck(
            name: "format", reason: "one way of writing, so that a change shows what it changes",
            words: ["swift", "format", "lint", "--strict", "--parallel"] + workspace.swiftFiles(),
            otherRemedy: "make format")
    }

    /// A package compiles by itself, without warnings, from what its manifest declares.
    static func build(ofPackage folder: String) -> CommandCheck {
        CommandCheck(
            name: "\(folder) compiles alone",
            reason: "a layer needs the layers below it, and no other",
            words: ["swift", "build", "--package-path", folder] + building)
    }

    /// The documentation of all modules, as built before, has no warnings.
    static let documentation = CommandCheck(
        name: "documentation",
        reason: "a dead link shows that nobody reads the page",
        words: ["Packages/Workshop/Documentation/build"], otherRemedy: "make docs",
        account: .lastLine)

    /// All tests compile without warnings and pass, once: those of the product through the
    /// umbrella, and those of the workshop.
    ///
    /// Tests that wait for programs in terminals run by themselves, because they would delay the
    /// others; so do those of the engine, which keep all processors busy for a minute.
    static let tests = [
        CommandCheck(
            name: "tests", reason: "they say what the program does",
            words: ["swift", "test", "--disable-xctest", "--skip", "BrowserUITests|\(engineTests)"]
                + building,
            otherRemedy: "swift test", account: .tests),
        CommandCheck(
            name: "engine's tests", reason: "what it reads wrongly, everybody is told",
            words: ["swift", "test", "--disable-xctest", "--filter", engineTests] + building,
            otherRemedy: "make test-DebianCopyright", account: .tests),
        CommandCheck(
            name: "UI tests",
            reason: "what passes in parts may still leave a terminal without echo",
            words: ["swift", "test", "--disable-xctest", "--filter", "BrowserUITests"] + building,
            otherRemedy: "make ui-tests", account: .tests),
        CommandCheck(
            name: "workshop's tests", reason: "a check that can't fail holds nobody to anything",
            words: ["swift", "test", "--disable-xctest", "--package-path", "Packages/Workshop"]
                + building,
            otherRemedy: "make test-Workshop", account: .tests),
    ]

    private static let engineTests = "DebianCopyrightTests|DebianSystemsTests|CorpusTests"

    // MARK: The commands of `make check-all`

    static let releaseBuild = CommandCheck(
        name: "release build", reason: "what people install is not what the other checks build",
        words: ["swift", "build", "-c", "release", "--product", "ProductionApp"])

    /// The tests of the packages that manage memory, descriptors or threads themselves; the others
    /// only read a string's bytes in place, once each.
    ///
    /// Leaks are not checked: Swift keeps bits of its own in the pointers of some enumerations, and
    /// memory that only these refer to counts as lost. If threads wait for a `Mutex` of the
    /// standard library, which isn't instrumented, the thread sanitizer reports a race: so the
    /// notices of the whole machine, for which they wait often, are left to the other runs.
    static let sanitizedTests = [
        "Libraries/TerminalUI", "Libraries/DebianCopyright", "FrameworkLayer",
    ].flatMap { package in
        ["address", "thread"].map { sanitizer in
            CommandCheck(
                name: "\(package) under the \(sanitizer) sanitizer",
                reason: "a program in bytes and pointers may give the right answer by luck",
                words: [
                    "env", "ASAN_OPTIONS=detect_leaks=0", "swift", "test", "--disable-xctest",
                    "--package-path", "Packages/\(package)", "--sanitize", sanitizer,
                    "--scratch-path", ".build/\(sanitizer)", "--disable-build-manifest-caching",
                ] + (sanitizer == "thread" ? ["--skip", "InstalledNoticesTests"] : []),
                account: .tests)
        }
    }

    /// A slow target of the Makefile succeeds, in a short form.
    static func make(
        _ target: String, _ shortened: String, reason: String, needs: [Need] = []
    ) -> CommandCheck {
        CommandCheck(
            name: "make \(target)", reason: reason,
            words: ["make", "--no-print-directory", target, shortened], account: .lastLine,
            needs: needs)
    }
}

extension Outcome {
    /// The lines of the output with problems, each once; if there are none, the last lines; never
    /// empty.
    var problems: [String] {
        var seen: Set<Substring> = []
        // The compiler repeats each message below the source line, after bars.
        let found = text.split(separator: "\n").filter { line in
            !line.contains("|")
                && ["error:", "warning:", "recorded an issue"].contains { line.contains($0) }
                && seen.insert(line).inserted
        }
        if !found.isEmpty { return found.map(String.init) }
        return text.split(separator: "\n").suffix(20).map(String.init)
            + ["ended with status \(status)"]
    }
}

extension String {
    /// The number in "Test run with 12 tests in 3 suites passed".
    fileprivate var testCount: Int? {
        let words = split(separator: " ")
        guard contains("Test run with "), let place = words.firstIndex(of: "with") else {
            return nil
        }
        return Int(words[place + 1])
    }
}
