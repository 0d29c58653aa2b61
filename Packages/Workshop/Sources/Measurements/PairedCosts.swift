/// The cost of one run of a program.
public struct Cost: Hashable, Sendable {
    /// The milliseconds from start to end.
    let time: Double
    /// The milliseconds in its own code and in the kernel, all threads together.
    let processor: Double
    /// The largest resident set, in millions of bytes.
    let memory: Double

    public init(time: Double, processor: Double, memory: Double) {
        self.time = time
        self.processor = processor
        self.memory = memory
    }
}

/// What identical work costs a program and its baseline, an earlier build of it, which take turns.
///
/// A busy machine slows both runs of a pair, so their ratio says more than either figure.
public struct PairedCosts: Sendable {
    /// A run of the program and one of the baseline, one right after the other.
    public struct Pair: Hashable, Sendable {
        let baseline: Cost
        let program: Cost

        public init(baseline: Cost, program: Cost) {
            self.baseline = baseline
            self.program = program
        }
    }

    /// The name of the work.
    let name: String
    let pairs: [Pair]

    public init(_ name: String, _ pairs: [Pair]) {
        self.name = name
        self.pairs = pairs
    }

    /// The upper limit of the median ratio.
    static let limit = 1.1

    /// A sentence for each quantity that grew too much.
    public var failures: [String] {
        Quantity.all.compactMap { quantity in
            guard let ratio = ratios(of: quantity).median, ratio > Self.limit else { return nil }
            let (now, before) = (
                pairs.map { quantity.value($0.program) }.median ?? 0,
                pairs.map { quantity.value($0.baseline) }.median ?? 0
            )
            return "\(name): \(figure(ratio, digits: 3)) times the \(quantity.name) of the baseline"
                + " (\(figure(now, digits: 2)) \(quantity.unit), before "
                + "\(figure(before, digits: 2)) \(quantity.unit))"
        }
    }

    private func ratios(of quantity: Quantity) -> [Double] {
        pairs.map { quantity.value($0.program) / quantity.value($0.baseline) }
    }

    // MARK: The table

    /// The line above the rows.
    public static let head = line(of: ["", "pairs"] + Quantity.all.map(\.name))

    /// The median of each quantity's ratios, with the least and the greatest.
    public var row: String {
        let cells = Quantity.all.map { quantity in
            let ratios = ratios(of: quantity)
            let (median, least, most) = (
                figure(ratios.median ?? 0, digits: 2), figure(ratios.quantile(0), digits: 2),
                figure(ratios.quantile(1), digits: 2)
            )
            return "\(median) (\(least) to \(most))"
        }
        return Self.line(of: [name, "\(pairs.count)"] + cells)
    }

    private static func line(of cells: [String]) -> String {
        zip(cells, [24, 8, 22, 22]).map { $0.padded(to: $1) }.joined() + (cells.last ?? "")
    }
}

/// One of the measured quantities.
private struct Quantity: Sendable {
    let name: String
    let unit: String
    let value: @Sendable (Cost) -> Double

    static let all = [
        Quantity(name: "time", unit: "ms") { $0.time },
        Quantity(name: "processor time", unit: "ms") { $0.processor },
        Quantity(name: "peak memory", unit: "MB") { $0.memory },
    ]
}
