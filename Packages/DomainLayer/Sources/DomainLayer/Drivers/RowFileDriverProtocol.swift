/// Reads rows, as `export rows` writes them: a line for each package that a host has on a day.
public protocol RowFileDriverProtocol: Sendable {
    /// The distinct facts of the rows, in the order of their first rows.
    ///
    /// Rows are read all or not at all, because their sender may not be trusted: each row must have
    /// the requested host and day, and a key that matches its contents. A row that says that a
    /// system has no packages isn't a fact; a file without rows is an error, because its rows may
    /// have been lost on the way.
    ///
    /// - Throws: ``RowFileError`` for the first line that is wrong.
    func facts(of rows: RowFile) async throws(RowFileError) -> [LicenseFact]
}

/// Where to read rows, and which host and day they must have.
public struct RowFile: Hashable, Sendable {
    public var source: InputSource
    /// The only host that rows may have; nil if any host may be given, or none.
    public var host: HostName?
    /// The only day that rows may have; nil if any day may be given, or none.
    public var day: CalendarDate?

    public init(at source: InputSource, host: HostName? = nil, day: CalendarDate? = nil) {
        self.source = source
        self.host = host
        self.day = day
    }
}

/// Why rows are refused.
public enum RowFileError: Error, Hashable, Sendable {
    /// The file can't be read, has no rows, or has a line that isn't JSON with the members of a
    /// row.
    case file(InventoryFileError)
    /// The row of this 1-based line is not accepted.
    case refused(InputSource, line: Int, RowRefusal)
    /// The policy judges statements, which rows lack.
    case statementsNeeded(InputSource)
}

/// Why a row is not accepted.
public enum RowRefusal: Hashable, Sendable {
    /// The line begins neither with host, day, key and system, nor with key and system.
    case noRow
    /// The row has this host; nil if it has none.
    case otherHost(HostName?)
    /// The row has this day; nil if it has none.
    case otherDay(CalendarDate?)
    /// The row's key doesn't match its contents.
    case otherKey
    /// The rows have more distinct facts than this.
    case tooManyFacts(limit: Int)
}
