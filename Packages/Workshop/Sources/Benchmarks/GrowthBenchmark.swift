import ChildProcesses
import Measurements

/// The listing of invented systems of growing size: does a package cost the same in each?
struct GrowthBenchmark {
    let program: String
    /// The program that writes such a system.
    let generator: String
    let folder: String
    let sizes: [Int]
    let runs: Int
    /// Printed with each system, which is the same again for the same seed.
    let seed = 7

    /// Whether these are the sizes that the goals are about.
    var hasGoals: Bool { sizes.last == 64_000 }

    func run() throws {
        print("invented systems, \(runs) runs each, medians")
        var costs: [Double] = []
        var largest = Runs()
        for size in sizes {
            let root = "\(folder)/root-\(size)"
            let made = try Command(generator, root, "\(size)", "\(seed)").run()
            defer { _ = try? Command("rm", "-rf", root).run() }
            guard made.succeeded else { throw MeasurementError(description: made.text) }
            print("  \(made.text)")
            let result = try Runs(
                of: Command(program, "--root", root, "list", "--format", "json"), times: runs)
            let cost = result.wall / Double(size)
            costs.append(cost)
            largest = result
            print(row(size: size, result: result, cost: cost))
        }
        report(largest, growth: (costs.last ?? 0) / (costs.first ?? 1))
    }

    private func report(_ largest: Runs, growth: Double) {
        let (first, last) = (sizes.first ?? 0, sizes.last ?? 0)
        guard hasGoals else {
            let growth = figure(growth, digits: 2)
            return print("  a package of \(last) takes \(growth) times as long as one of \(first)")
        }
        let name = "time of a package of \(last), as multiple of one of \(first)"
        print("  \(Goal("\(last) packages", largest.wall / 1000, atMost: 4, unit: "s"))")
        print("  \(Goal("peak memory of \(last)", largest.peakMegabytes, atMost: 600, unit: "MB"))")
        print("  \(Goal(name, growth, atMost: 1.2))")
    }

    private func row(size: Int, result: Runs, cost: Double) -> String {
        let columns = [
            figure(Double(size)) + " packages",
            figure(result.wall, digits: 1) + " ms wall",
            figure(result.processor, digits: 1) + " ms processor",
            figure(cost * 1000, digits: 1) + " µs a package",
            figure(Double(size) / result.wall * 1000) + " packages a second",
            figure(result.peakMegabytes, digits: 1) + " MB at most",
        ]
        return "    " + columns.joined(separator: ", ")
    }
}
