import BuildMeasurements
import Foundation

/// `BuildBenchmarks [--builds] [--law] [--tests] [--runs NUMBER] [--smoke] [--report]`: measures in
/// a copy of the checkout in the current folder how long its builds and tests take.
///
/// Without a part's name it measures all three. Each part, as soon as it is measured, takes the
/// place of its old figures in `assets/build-times.csv`, and the picture and the tables are drawn
/// anew; so a measurement that was broken off goes on with the parts that are missing.
///
/// - `--runs`: how often a debug build is repeated (3); release builds and the builds of the law
///   take long, and are repeated a third and two thirds as often.
/// - `--smoke`: shows that all of it runs, with one run, no release build and a small framework;
///   writes below `.build/bench-build` alone.
/// - `--report`: measures nothing, and draws from the figures that are there.
@main
struct BuildBenchmarks {
    static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            try run(options)
        } catch {
            print("BuildBenchmarks: \(error)")
            exit(1)
        }
    }

    private static func run(_ options: Options) throws {
        let report = ReportFiles(folder: options.isSmoke ? ".build/bench-build" : "assets")
        guard !options.isReport else { return try report.draw() }
        let machine = try Machine.current()
        print("\(machine.words); each figure as it is measured:")
        fflush(nil)
        let copy = try ScratchWorkspace(
            folder: "\(FileManager.default.currentDirectoryPath)/.build/bench-build")
        for part in options.parts {
            let started = ContinuousClock.now
            let times = try measure(part, options, on: machine, in: copy)
            try report.replace(part, with: times)
            let minutes = started.duration(to: .now) / .seconds(60)
            print("\(part.rawValue): \(times.count) figures, \(Int(minutes.rounded())) min")
        }
        try report.draw()
        // One run on a machine that is busy with checks says nothing of the goals.
        guard !options.isSmoke else { return }
        for goal in BuildGoals.all(in: try report.times()) { print("  \(goal)") }
    }

    private static func measure(
        _ part: BuildTime.Part, _ options: Options, on machine: Machine, in copy: ScratchWorkspace
    ) throws -> [BuildTime] {
        let stopwatch = Stopwatch(machine: machine)
        switch part {
        case .builds:
            let release = options.isSmoke ? 0 : max(1, options.runs / 3)
            return try RootsPart(copy: copy, stopwatch: stopwatch)
                .times(runs: ["debug": options.runs, "release": release])
        case .law:
            return try LawPart(copy: copy, stopwatch: stopwatch).times(
                sizes: options.isSmoke ? [0, 50] : [0, 50, 200, 800],
                runs: max(1, options.runs * 2 / 3))
        case .tests:
            return try TestsPart(copy: copy, stopwatch: stopwatch).times(
                packages: options.isSmoke ? ["DomainLayer"] : TestsPart.layers,
                runs: options.runs)
        }
    }
}
