import ChildProcesses
import Measurements

/// What a command took for one system.
struct GrowthCost: Hashable, Sendable {
    /// The size of the output in bytes.
    let output: Double
    /// Seconds of processor time.
    let seconds: Double
    /// The largest resident set, in bytes.
    let memory: Double
    /// Whether the command ended by itself, and did what it was asked.
    let isAnswered: Bool

    /// The limits of a command, for the shell: ten seconds, and 8 GiB in KiB.
    static let limits = "ulimit -t 10; ulimit -v 8388608; "
    /// The largest output in bytes.
    static let mostOutput = 1 << 28

    init(_ outcome: Outcome, mayRefuse: Bool = true) {
        output = Double(outcome.outputCount)
        seconds = outcome.processor / .seconds(1)
        memory = Double(outcome.peakMemory)
        // 2 means a senseless command line; the program has no status above 4.
        isAnswered =
            outcome.status <= 4 && (mayRefuse || outcome.status != 2)
            && outcome.outputCount <= Self.mostOutput
    }
}

/// One of the measured quantities.
struct GrowthMeasure: Sendable {
    let value: @Sendable (GrowthCost) -> Double
    /// The unit of the table.
    let unit: Double
    /// The lower bound, since anything less is noise: a child's memory, for example, is never below
    /// that of the process that started it.
    let least: Double
    /// The most for a byte of input, since an exponent of 1 says nothing about the factor.
    let mostShare: Double

    static let all = [
        GrowthMeasure(value: \.output, unit: 1000, least: 10_000, mostShare: 200),
        GrowthMeasure(value: \.seconds, unit: 0.001, least: 0.05, mostShare: 3e-6),
        GrowthMeasure(value: \.memory, unit: 1e6, least: 16e6, mostShare: 128),
    ]

    /// The cost beyond that of an empty system, which would hide growth.
    func excess(_ cost: GrowthCost, over base: GrowthCost) -> Double { value(cost) - value(base) }
}

/// A command on systems of one shape and growing size.
struct GrowthRow: Sendable, CustomStringConvertible {
    /// An exponent above this value means growth faster than the input's; from 1 up to it is
    /// measuring noise.
    static let mostExponent = 1.3

    let name: String
    /// The cost of a system without packages.
    let base: GrowthCost
    private(set) var inputs: [Double] = []
    private(set) var costs: [GrowthCost] = []

    init(name: String, base: GrowthCost) {
        self.name = name
        self.base = base
    }

    mutating func add(_ cost: GrowthCost, for input: Int) {
        inputs.append(Double(input))
        costs.append(cost)
    }

    /// The exponents of output, time and memory over the input.
    var exponents: [Double] {
        GrowthMeasure.all.map { measure in
            growthExponent(
                of: costs.map { max(measure.excess($0, over: base), measure.least) }, over: inputs)
                ?? 0
        }
    }

    /// Output, time and memory per byte of the largest input.
    var shares: [Double] {
        GrowthMeasure.all.map { measure in
            guard let input = inputs.last, let cost = costs.last else { return 0 }
            return max(0, measure.excess(cost, over: base) - measure.least) / input
        }
    }

    var isLinear: Bool {
        costs.allSatisfy(\.isAnswered) && exponents.allSatisfy { $0 <= Self.mostExponent }
            && zip(shares, GrowthMeasure.all).allSatisfy { $0 <= $1.mostShare }
    }

    // MARK: The table

    static let head =
        "shape: command".padded(to: 46)
        + ["input, kB", "output, kB", "processor, ms", "memory, MB", "exponents of these"]
        .map { $0.padded(to: 20) }.joined() + "a byte: B, ns, B"

    var description: String {
        let columns =
            [inputs.map { $0 / 1000 }]
            + GrowthMeasure.all.map { measure in costs.map { measure.value($0) / measure.unit } }
        let cells =
            columns.map { $0.map { figure($0) }.joined(separator: " ") }
            + [exponents.map { figure($0, digits: 2) }.joined(separator: " ")]
        let shares = [shares[0], shares[1] * 1e9, shares[2]].map { figure($0) }
        let verdict = isLinear ? "" : costs.allSatisfy(\.isAnswered) ? "FAILED" : "NO ANSWER"
        return name.padded(to: 46) + cells.map { $0.padded(to: 20) }.joined()
            + shares.joined(separator: " ").padded(to: 18) + verdict
    }
}
