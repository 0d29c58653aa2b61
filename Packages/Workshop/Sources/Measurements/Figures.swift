import Foundation

/// A number with this many digits after the point; halves are rounded away from zero, as people do.
public func figure(_ value: Double, digits: Int = 0) -> String {
    let scale = pow(10, Double(digits))
    return String(format: "%.\(digits)f", (value * scale).rounded() / scale)
}

/// A measured figure and its upper limit: `name: 1.20 s, goal at most 3 s: met`.
///
/// - Parameters:
///   - name: what was measured.
///   - value: the figure.
///   - limit: the most that the figure may be.
///   - unit: the unit of both numbers, after a space; empty for a ratio.
public func goal(
    _ name: String, _ value: Double, atMost limit: Double, unit: String = ""
) -> String {
    let bound = figure(limit, digits: limit == limit.rounded() ? 0 : 1)
    return "\(name): \(figure(value, digits: limit <= 10 ? 2 : 0))\(unit), "
        + "goal at most \(bound)\(unit): \(value <= limit ? "met" : "MISSED")"
}

extension String {
    /// The text and as many spaces as a column needs after it, at least one.
    public func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }
}

extension Sequence<Double> {
    /// The value that a given share (0 to 1) of the values does not exceed, one of the values
    /// itself; 0 if there are none.
    public func quantile(_ share: Double) -> Double {
        let values = sorted()
        return values.isEmpty ? 0 : values[Int((Double(values.count - 1) * share).rounded())]
    }

    /// The middle value, or the mean of the two middle ones; nil if there are none.
    public var median: Double? {
        let values = sorted()
        guard !values.isEmpty else { return nil }
        return (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
    }
}

/// The power with which values grow with sizes, between the last two of them: 1 if as fast as the
/// sizes, 2 if as fast as their squares. Growth that begins slowly shows at the end.
///
/// - Returns: nil if there are fewer than two.
public func growthExponent(of values: [Double], over sizes: [Double]) -> Double? {
    guard values.count > 1, values.count == sizes.count else { return nil }
    let end = values.count - 1
    return log(values[end] / values[end - 1]) / log(sizes[end] / sizes[end - 1])
}
