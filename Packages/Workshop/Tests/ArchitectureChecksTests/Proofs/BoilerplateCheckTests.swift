import ChildProcesses
import Synchronization
import Testing

@testable import ArchitectureChecks

@Suite struct BoilerplateCheckTests {
    private static let suites = [
        "ScreenProofPresenterTests", "SpyReadingProofDriverTests", "NamingProofInteractorTests",
    ]

    /// The containers of this checkout, which the boilerplate changes.
    private static let files = Result {
        try Workspace(reading: Workspace.checkout).files.filter { path, _ in
            path.contains("DIContainer")
        }
    }

    /// The verdict where programs answer like this; the first run of tests in PresentationLayer
    /// is before the lines are deleted.
    private func verdict(
        green: String = "Test run with 4 tests in 3 suites passed",
        failing suites: [String] = Self.suites,
        breaking program: String = ""
    ) throws -> Verdict {
        let files = try Self.files.get()
        let deletions = Counter()
        let workspace = Workspace(root: "/house", files: files) { command, _ in
            let line = command.words.joined(separator: " ")
            if !program.isEmpty, line.contains(program) {
                return Outcome(status: 1, output: Array("error: this\n".utf8))
            }
            if command.words[0] == "sed" { deletions.count() }
            guard line.contains("swift test") else { return Outcome(status: 0) }
            let red = suites.map { "✘ Suite \($0) failed after 1 second\n" }.joined()
            return deletions.isEmpty
                ? Outcome(status: 0, output: Array(green.utf8))
                : Outcome(status: 1, output: Array(red.utf8))
        }
        return BoilerplateCheck().verdict(on: workspace)
    }

    @Test func `what is green, and red without its lines, passes`() throws {
        #expect(try verdict() == .passed("3 kinds, green and red"))
    }

    @Test func `a test that is green without its line fails`() throws {
        #expect(
            try verdict(failing: Array(Self.suites.dropFirst())).breaches == [
                "ScreenProofPresenterTests passes without `state.onInventory(inventory)`"
            ])
    }

    @Test func `tests that were not found fail`() throws {
        #expect(
            try verdict(green: "Test run with 0 tests in 0 suites passed").breaches.last
                == "ended with status 0")
    }

    @Test(arguments: [
        "--product BoilerplateGenerator", "tar -c", "BoilerplateGenerator driver", "format lint",
        "swift test --package-path /house/.build/boilerplate/Packages/DependencyInjectionLayer",
        "sed -i",
    ])
    func `a program that fails is told`(program: String) throws {
        #expect(try verdict(breaking: program).breaches == ["error: this"])
    }

    /// Counts calls from any thread.
    private final class Counter: Sendable {
        private let calls = Mutex(0)

        var isEmpty: Bool { calls.withLock { $0 == 0 } }

        func count() { calls.withLock { $0 += 1 } }
    }
}
