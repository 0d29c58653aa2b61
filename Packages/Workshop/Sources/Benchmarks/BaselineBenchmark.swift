import ChildProcesses
import Foundation
import Measurements

/// A program and its baseline, an earlier build of it, which take turns at identical work.
struct BaselineBenchmark {
    let program: String
    let baseline: String
    let systems: SampleSystems
    let isSmoke: Bool

    /// How many pairs of runs there are, unless ``patience`` runs out.
    private var pairs: Int { isSmoke ? 2 : 100 }
    /// How long the pairs of one kind of work may take, so that all of them take at most five
    /// minutes.
    private static let patience = Duration.seconds(50)
    /// How many keys are typed in each browser.
    private static let keys = 48

    /// - Parameters:
    ///   - program: a release build.
    ///   - baseline: an earlier build with this build's options.
    ///   - systems: where copies of both are made. What a linker has written lies in the page cache
    ///     in smaller pieces than what was read or copied, so that it runs some percent slower.
    ///   - isSmoke: whether a few runs on a small system are enough.
    init(program: String, baseline: String, systems: SampleSystems, isSmoke: Bool) throws {
        func copy(_ file: String, as name: String) throws -> String {
            let copy = "\(systems.folder)/\(name)"
            try? FileManager.default.removeItem(atPath: copy)
            try FileManager.default.copyItem(atPath: file, toPath: copy)
            return copy
        }
        self.program = try copy(program, as: "program")
        self.baseline = try copy(baseline, as: "baseline")
        self.systems = systems
        self.isSmoke = isSmoke
    }

    /// Prints a row for each kind of work, and then those that cost too much.
    ///
    /// - Returns: whether none does. The few runs of a smoke test are not enough to decide.
    func run() throws -> Bool {
        let size = isSmoke ? 100 : 1000
        let root = systems.root(size)
        let image = SampleImage(folder: "\(systems.folder)/image")
        defer {
            systems.remove(size)
            image.remove()
            for copy in [program, baseline] { try? FileManager.default.removeItem(atPath: copy) }
        }
        try systems.make(size)
        try image.make(from: root, size: isSmoke ? 20_000_000 : 300_000_000)
        print("ratios of the program to its baseline: the median of pairs (least to greatest)")
        print(PairedCosts.head)
        let megabytes = figure(Double(try image.bytes) / 1e6)
        let all = try [
            compare("list") { try cost(of: $0, "--root", root, "list") },
            compare("list --format json") {
                try cost(of: $0, "--root", root, "list", "--format", "json")
            },
            compare("export spdx") { try cost(of: $0, "--root", root, "export", "spdx") },
            compare("image of \(megabytes) MB") {
                try cost(of: $0, "--root", image.dockerArchive, "list")
            },
            compare("key to frame") { try costOfKey(in: $0, root: root) },
        ]
        if isSmoke { return true }
        let failures = all.flatMap(\.failures)
        for failure in failures { print("FAILED: \(failure)") }
        return failures.isEmpty
    }

    private func compare(
        _ name: String, of cost: (_ program: String) throws -> Cost
    ) throws -> PairedCosts {
        // One run in advance fills the caches.
        for file in [baseline, program] { _ = try cost(file) }
        let end = ContinuousClock.now + Self.patience
        var measured: [PairedCosts.Pair] = []
        repeat {
            measured.append(try .init(baseline: cost(baseline), program: cost(program)))
        } while measured.count < pairs && .now < end
        let costs = PairedCosts(name, measured)
        print(costs.row)
        fflush(nil)
        return costs
    }

    /// The memory is that of the program, since this process stays smaller.
    private func cost(of words: String...) throws -> Cost {
        let outcome = try Command(words).run(.counted(upTo: .max))
        guard outcome.succeeded else {
            throw MeasurementError(
                description: "status \(outcome.status): \(words.joined(separator: " "))")
        }
        return Cost(
            time: outcome.wall.milliseconds, processor: outcome.processor.milliseconds,
            memory: Double(outcome.peakMemory) / 1e6)
    }

    /// The median time of a browser's keys, the processor time of one, and the memory of the whole
    /// browser.
    private func costOfKey(in program: String, root: String) throws -> Cost {
        let browser = try BrowserSession(program, root: root)
        let before = browser.processor
        let times = try browser.type(Self.keys).map(\.milliseconds)
        guard let before, let after = browser.processor, let memory = browser.peakMemory else {
            throw MeasurementError(description: "the system doesn't tell what a browser takes")
        }
        return Cost(
            time: times.median ?? 0, processor: (after - before) / Double(Self.keys), memory: memory
        )
    }
}
