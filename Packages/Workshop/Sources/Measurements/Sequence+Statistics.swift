import Foundation

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
