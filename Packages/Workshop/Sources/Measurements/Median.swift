extension Sequence where Element: BinaryFloatingPoint {
    /// The value that a given share (0 to 1) of the values does not exceed, the nearest one of
    /// them; nil where there are none.
    public func quantile(_ share: Double) -> Element? {
        let values = sorted()
        guard !values.isEmpty else { return nil }
        return values[Int((Double(values.count - 1) * share).rounded())]
    }

    /// The value in the middle, of an even number the mean of the two; nil where there are none.
    public var median: Element? {
        let values = sorted()
        guard !values.isEmpty else { return nil }
        return (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
    }
}

extension Duration {
    public var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}
