import BuildMeasurements
import ChildProcesses
import Foundation

/// From an edit to the answer of the tests: those of one package alone, and those of all.
///
/// The tests that drive the built programs through a pseudo-terminal are left out of both: they
/// wait for processes most of the time.
struct TestsPart {
    let copy: ScratchWorkspace
    let stopwatch: Stopwatch

    /// From the innermost to the outermost.
    static let layers = [
        "DomainLayer", "TerminalUI", "PresentationLayer", "DebianCopyright", "FrameworkLayer",
        "DependencyInjectionLayer",
    ]

    func times(packages: [String], runs: Int) throws -> [BuildTime] {
        var times: [BuildTime] = []
        try copy.renew()
        for package in packages {
            times += try self.times(
                of: package, editing: package, at: "\(copy.root)/Packages/\(package)", runs: runs)
        }
        if packages == Self.layers {
            times += try self.times(
                of: BuildTime.everything, editing: Self.layers[0], at: copy.root, runs: runs)
        }
        return times
    }

    /// What was built the last time is kept: only the way from an edit to the answer is timed.
    private func times(
        of target: String, editing package: String, at path: String, runs: Int
    ) throws -> [BuildTime] {
        let place = [
            "--package-path", path, "--scratch-path", copy.products(of: "tests-\(target)"),
        ]
        print("  tests: building those of \(target)")
        fflush(nil)
        try Command(["swift", "build", "--build-tests"] + place).finished()
        return try (1...runs).map { run in
            try edit(package)
            return try stopwatch.time(
                Command(["swift", "test", "--skip", "BrowserUITests"] + place),
                as: stopwatch.row(.tests, target, change: "edit", files: 1, run: run))
        }
    }

    /// Gives the first file of a package another function, whose name is new in the growing text.
    private func edit(_ package: String) throws {
        let folder = "Packages/\(package)/Sources/\(package)"
        let names = try FileManager.default.subpathsOfDirectory(atPath: "\(copy.root)/\(folder)")
        guard let name = names.filter({ $0.hasSuffix(".swift") }).min() else { return }
        let path = "\(folder)/\(name)"
        let text = try String(contentsOfFile: "\(copy.root)/\(path)", encoding: .utf8)
        try copy.write(text + "\nprivate func edited\(text.utf8.count)() {}\n", to: path)
    }
}
