import ChildProcesses
import DebianRootFixtures
import Foundation
import Measurements
import SampleRoots

/// `GrowthBenchmark PROGRAM FOLDER [SHAPE…]`: measures what PROGRAM takes for hostile systems that
/// are written below FOLDER and removed again, each in three sizes. It fails if output, time or
/// memory grows faster than the input, or if a command does not end.
@main
struct GrowthBenchmark {
    let program: String
    let folder: String

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        let names = words.dropFirst(2)
        let shapes = HostileShape.all.filter { names.isEmpty || names.contains($0.name) }
        guard words.count >= 2, !shapes.isEmpty else {
            print("usage: GrowthBenchmark PROGRAM FOLDER [SHAPE…]")
            exit(2)
        }
        let benchmark = GrowthBenchmark(program: words[0], folder: words[1])
        try DebianRoot(at: benchmark.empty).debian()
        print(GrowthRow.head)
        let failures = try shapes.reduce(0) { try $0 + benchmark.failures(of: $1) }
        benchmark.remove(benchmark.empty)
        let commands = shapes.reduce(0) { $0 + $1.commands.count + $1.repeating.count }
        print("\(commands) commands on \(shapes.count) shapes, \(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }

    private var empty: String { "\(folder)/empty" }

    /// Measures the commands of a shape, and counts those that grow too fast.
    private func failures(of shape: HostileShape) throws -> Int {
        let sizes = [shape.size, 4 * shape.size, 16 * shape.size]
        let roots = sizes.map { "\(folder)/\(shape.name)-\($0)" }
        defer { for root in roots { remove(root) } }
        let inputs = try zip(sizes, roots).map { size, root in
            try make(shape, size: size, in: root)
        }
        var failures = 0
        for command in shape.commands + shape.repeating {
            var row = GrowthRow(
                name: "\(shape.name): \(command)", base: try cost(of: command, on: empty))
            for (input, root) in zip(inputs, roots) where row.costs.allSatisfy(\.isAnswered) {
                let cost = try cost(of: command, on: root, mayRefuse: !row.costs.isEmpty)
                let isRepeating = shape.repeating.contains(command)
                row.add(cost, for: isRepeating ? Int(cost.output) : input)
            }
            print(row)
            fflush(nil)
            failures += row.isLinear ? 0 : 1
        }
        return failures
    }

    /// Lets another process write the system: a child's peak memory is never below that of the
    /// process that starts it, so this one stays small.
    ///
    /// - Returns: the size of the system in bytes.
    private func make(_ shape: HostileShape, size: Int, in root: String) throws -> Int {
        let generator = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "RootGenerator").path
        remove(root)
        let made = try Command(generator, root, shape.name, "\(size)").run()
        guard made.succeeded, let bytes = Int(made.text.prefix { $0 != " " }) else {
            throw GrowthError(description: made.text)
        }
        return bytes
    }

    private func remove(_ root: String) {
        try? FileManager.default.removeItem(atPath: root)
    }

    /// - Parameter mayRefuse: whether the command may find nothing to work on. If it works on the
    ///   smallest system, it may refuse a larger one; if it refuses the smallest, its command line
    ///   is wrong.
    private func cost(
        of command: String, on root: String, mayRefuse: Bool = true
    ) throws -> GrowthCost {
        var words = command.split(separator: " ").map(String.init)
        if !words.contains("ROOT") { words += ["--root", "ROOT"] }
        words = words.map { ["ROOT": root, "EMPTY": empty][$0] ?? $0 }
        let outcome = try Command(
            ["sh", "-c", GrowthCost.limits + (words[0] == "browse" ? Self.browsing : Self.running)]
                + ["sh", program] + words
        ).run(.counted(upTo: GrowthCost.mostOutput))
        return GrowthCost(outcome, mayRefuse: mayRefuse)
    }

    private static let running = #"exec "$@" 2> /dev/null"#
    /// Runs on a terminal of its own; a second is enough for everything that does not hang.
    private static let browsing = """
        { sleep 1; printf '\\r'; sleep 1; printf 'qq'; } | script -qec "$*" /dev/null
        """
}

/// Why growth was not measured.
struct GrowthError: Error, CustomStringConvertible {
    let description: String
}
