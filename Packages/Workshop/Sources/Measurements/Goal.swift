/// A measured figure with the most that it may be.
public struct Goal: Hashable, Sendable, CustomStringConvertible {
    /// What was measured.
    public let name: String
    public let value: Double
    public let limit: Double
    /// What both are counted in; empty for a ratio.
    public let unit: String

    public init(_ name: String, _ value: Double, atMost limit: Double, unit: String = "") {
        self.name = name
        self.value = value
        self.limit = limit
        self.unit = unit
    }

    public var isMet: Bool { value <= limit }

    /// `name: value of at most limit: met`.
    public var description: String {
        let unit = unit.isEmpty ? "" : " \(unit)"
        let digits = limit < 10 ? 2 : 0
        let bound = figure(limit, digits: limit == limit.rounded() ? 0 : 1)
        return "\(name): \(figure(value, digits: digits))\(unit), goal at most \(bound)\(unit): "
            + (isMet ? "met" : "MISSED")
    }
}
