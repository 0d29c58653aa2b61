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

    func run() throws {
        print("invented systems, \(runs) runs each, medians")
        var costs: [Double] = []
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
            print(row(size: size, result: result, cost: cost))
        }
        let growth = figure((costs.last ?? 0) / (costs.first ?? 1), digits: 2)
        print(
            "  growth: a package of \(sizes.last ?? 0) takes \(growth) times as long as one of "
                + "\(sizes.first ?? 0)")
    }

    private func row(size: Int, result: Runs, cost: Double) -> String {
        let columns = [
            figure(Double(size)) + " packages",
            figure(result.wall, digits: 1) + " ms wall",
            figure(result.processor, digits: 1) + " ms processor",
            figure(cost * 1000, digits: 1) + " µs a package",
            figure(Double(size) / result.wall * 1000) + " packages a second",
            figure(Double(result.peakMemory) / 1e6, digits: 1) + " MB at most",
        ]
        return "    " + columns.joined(separator: ", ")
    }
}
