import ChildProcesses

/// A command that has to end well.
struct CommandCheck: Check {
    let name: String
    let reason: String
    /// The program and its arguments, run in the checkout's folder.
    let words: [String]
    /// What mends a breach; nil if that is the command itself.
    var otherRemedy: String?
    /// What is said of a command that ended well.
    var account = Account.seconds
    var needs: [Need] = []

    enum Account: Hashable, Sendable {
        case seconds
        /// The last line that it printed.
        case lastLine
        /// The number of tests: none is a failure, because tests that were not found pass in
        /// silence.
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
    /// What is built for checks has a folder of its own, in which nothing is compiled twice: each
    /// package finds there what those below it have left, and warnings are errors for all alike.
    ///
    /// A plan of one package must not be taken for another's, so none is kept.
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

    /// The documentation of all modules, as the builds before have left them, has no warning.
    static let documentation = CommandCheck(
        name: "documentation",
        reason: "a link that leads nowhere says that what it stands in is never read",
        words: ["Packages/Workshop/Documentation/build"], otherRemedy: "make docs",
        account: .lastLine)

    /// All tests compile without warnings and pass, once: those of the product through the
    /// umbrella, and those of the workshop.
    ///
    /// Those that wait for programs in terminals run by themselves, for they would hold up the
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

    private static let engineTests = "DebianCopyrightTests|DebianImagesTests|CorpusTests"

    // MARK: The commands of `make check-all`

    static let releaseBuild = CommandCheck(
        name: "release build", reason: "what people install is not what the other checks build",
        words: ["swift", "build", "-c", "release", "--product", "ProductionApp"])

    /// The tests of the packages that have memory, descriptors or threads in their own hands: the
    /// others no more than look at a string's bytes in place, once each.
    ///
    /// Leaks are not looked for: Swift keeps bits of its own in the pointers of some enumerations,
    /// and what only these lead to is taken for lost. Where threads wait for a `Mutex` of the
    /// standard library, which isn't instrumented, the thread sanitizer sees a race: so the notices
    /// of the whole machine, for which they wait often, are left to the other runs.
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

    /// A slow target of the Makefile ends well, in a short form of itself.
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
    /// The lines of the output that say what is wrong, each once; if none does, the last lines;
    /// never empty.
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
