import ChildProcesses
import Foundation
import Measurements

/// The styles of the browser, measured in rounds in which each has its turn: builds and tests in a
/// copy of the packages, keys and memory with StylesApp.
struct StyleBenchmark {
    /// A release build of StylesApp.
    let program: String
    /// The systems, in whose folder the styles are copied and built too.
    let systems: SampleSystems
    let rounds: Int

    private static let packages = 8000
    private static let keys = 96

    func run() throws {
        let machine = try outcome(["Packages/Workshop/BuildTimes/machine"]).text
        print("\(machine); builds everything once, then measures")
        try copyPackages()
        for package in Set(PresentationStyle.all.map(\.package)) {
            _ = try swift("build", in: package, "--build-tests")
        }
        try systems.make(Self.packages)
        defer { systems.remove(Self.packages) }
        var rows: [StyleFigures.Row] = []
        for round in 1...rounds {
            // Each round begins with another style, so that none always finds the machine warmer.
            let first = round % PresentationStyle.all.count
            let styles = PresentationStyle.all[first...] + PresentationStyle.all[..<first]
            for style in styles {
                let figures = try buildsAndTests(of: style, round: round) + keys(of: style)
                let told = figures.map { "\($0.rawValue) \(figure($1, digits: 2))" }
                print("  round \(round), \(style.name): \(told.joined(separator: ", "))")
                rows += figures.map { .init($0, of: style, round: round, value: $1) }
            }
        }
        try StyleFigures.csv(of: rows, on: machine)
            .write(toFile: StyleComparison.figures, atomically: true, encoding: .utf8)
    }

    private typealias Figures = [(StyleFigures.Figure, Double)]

    // MARK: Builds and tests

    /// Builds only the module: everything that it imports is already built.
    private func buildsAndTests(of style: PresentationStyle, round: Int) throws -> Figures {
        let built = "\(scratch(of: style.package))/debug/\(style.module).build"
        for name in try FileManager.default.contentsOfDirectory(atPath: built)
        where !["output-file-map.json", "sources"].contains(name) {
            // Everything except the build's plan, which is made once.
            try FileManager.default.removeItem(atPath: "\(built)/\(name)")
        }
        let clean = try swift("build", in: style.package, "--target", style.module)
        let view = try FileHandle(forUpdating: URL(filePath: "\(copy)/\(style.view)"))
        try view.seekToEnd()
        try view.write(contentsOf: Data("\nprivate func edited\(round)() {}\n".utf8))
        try view.close()
        let edit = try swift("build", in: style.package, "--target", style.module)
        let tests = try swift(
            "test", in: style.package, "--skip-build", "--filter", style.testFilter)
        let told = tests.text.firstMatch(of: /Test run with \d+ tests.* passed after ([\d.]+) sec/)
        guard let seconds = told.flatMap({ Double($0.1) }) else {
            throw MeasurementError(description: tests.text)
        }
        return [
            (.clean, clean.wall / .seconds(1)), (.edit, edit.wall / .seconds(1)), (.tests, seconds),
        ]
    }

    private var copy: String { "\(systems.folder)/workspace" }

    private func scratch(of package: String) -> String {
        "\(systems.folder)/\(package.split(separator: "/").last ?? "")"
    }

    /// Copies the packages of the checkout, keeping their dates.
    private func copyPackages() throws {
        let script = """
            rm -rf "$1" && mkdir "$1" \
            && tar -cf - --exclude=.build --exclude=.swiftpm Packages | tar -C "$1" -xf -
            """
        _ = try outcome(["sh", "-c", script, "sh", copy])
    }

    private func swift(
        _ command: String, in package: String, _ options: String...
    ) throws -> Outcome {
        let places = [
            "--package-path", "\(copy)/\(package)", "--scratch-path", scratch(of: package),
        ]
        return try outcome(["swift", command] + places + options)
    }

    private func outcome(_ words: [String]) throws -> Outcome {
        let outcome = try Command(words).run()
        guard outcome.succeeded else { throw MeasurementError(description: outcome.text) }
        return outcome
    }

    // MARK: The browser

    private func keys(of style: PresentationStyle) throws -> Figures {
        let browser = try BrowserSession(
            [program, style.option, "--system", "--root", systems.root(Self.packages)])
        let times = try browser.type(Self.keys).map(\.milliseconds)
        guard let memory = browser.peakMemory else {
            throw MeasurementError(description: "the system doesn't tell of memory")
        }
        return [
            (.key, times.median ?? 0), (.slowKey, times.quantile(0.95)), (.memory, memory),
        ]
    }
}
