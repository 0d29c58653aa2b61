public import DomainLayer

/// Reads rows that `export rows` has written as JSON lines, and facts that queries return in that
/// form without host and day.
public struct JSONRowFileDriver: RowFileDriverProtocol {
    /// The longest row in bytes: many times that of a kernel.
    public static let lineLimit = 1 << 20
    /// How many distinct facts are read, for which about a gigabyte is enough; rows that repeat
    /// facts are not limited.
    public static let factLimit = 1 << 20

    public init() {}

    @concurrent
    public func facts(of rows: RowFile) async throws(RowFileError) -> [LicenseFact] {
        var reader = try RowReader(rows)
        while try reader.readRow() {}
        return reader.facts
    }
}
