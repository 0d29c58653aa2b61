import Measurements

/// All figures that were measured, in the order of their measuring.
public struct BuildTimes: Hashable, Sendable {
    public private(set) var rows: [BuildTime]

    public init(_ rows: [BuildTime] = []) {
        self.rows = rows
    }

    /// Puts the figures of one part in the place of those that were there; the parts keep their
    /// order.
    public mutating func replace(_ part: BuildTime.Part, with times: [BuildTime]) {
        rows = BuildTime.Part.allCases.flatMap { each in
            each == part ? times : rows.filter { $0.part == each }
        }
    }

    /// The rows that are like this.
    public func filter(_ isWanted: (BuildTime) -> Bool) -> BuildTimes {
        BuildTimes(rows.filter(isWanted))
    }

    /// The rows of a part, a target and a configuration.
    public func of(
        _ part: BuildTime.Part, _ target: String, _ configuration: String = "debug"
    ) -> BuildTimes {
        filter {
            $0.part == part && $0.target == target && $0.configuration == configuration
        }
    }

    /// The rows after one change.
    public func after(_ change: String) -> BuildTimes { filter { $0.change == change } }

    /// The median of the wall times in seconds; nil where there are no rows.
    public var wall: Double? { rows.map(\.wall).median }

    /// How many runs each figure is the median of: the most that there were.
    public var runs: Int { rows.map(\.run).max() ?? 0 }

    /// The different values of a property, in the order of their first appearance.
    public func distinct<Value: Hashable>(_ value: (BuildTime) -> Value) -> [Value] {
        var seen: Set<Value> = []
        return rows.map(value).filter { seen.insert($0).inserted }
    }

    /// The median wall time behind a framework of each size, by size.
    public var growth: Growth {
        let sizes = distinct(\.files).sorted()
        return Growth(
            points: sizes.map { size in
                Growth.Point(files: size, seconds: filter { $0.files == size }.wall ?? 0)
            })
    }
}
