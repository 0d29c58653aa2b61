public import DomainLayer
import Wording

/// A ``/DomainLayer/RowFileDriverProtocol`` made of one closure, which a test can replace.
public struct MockRowFileDriver: RowFileDriverProtocol {
    public var facts: @Sendable (_ rows: RowFile) async throws(RowFileError) -> [LicenseFact]

    public func facts(of rows: RowFile) async throws(RowFileError) -> [LicenseFact] {
        try await facts(rows)
    }
}

extension MockRowFileDriver {
    private static let suffix = ".jsonl"
    private static let day = CalendarDate(Timestamp(clamping: 1_700_000_000))

    /// Gives the facts of made-up systems: `samples.jsonl` has the rows of the scenario `samples`.
    ///
    /// No file is read. All rows name the host of ``Samples/system`` and the day of
    /// ``MockClockDriver/fixed``, and standard input always holds the rows of ``Scenario/spring``.
    /// The rows of ``Scenario/failure``, which could not be scanned, have one with a wrong key.
    public static let samples = MockRowFileDriver(
        facts: { rows throws(RowFileError) in
            let name = rows.source == .standardInput ? "spring" + suffix : rows.source.name
            let scenario = Scenario(rawValue: String(name.dropLast(suffix.count)))
            guard name.hasSuffix(suffix), let scenario else {
                throw .file(.unreadable(rows.source, message: "No such file or directory"))
            }
            let host = Samples.system.hostName.flatMap(HostName.init)
            if let wanted = rows.host, wanted != host {
                throw .refused(rows.source, line: 1, .otherHost(host))
            }
            if let wanted = rows.day, wanted != day {
                throw .refused(rows.source, line: 1, .otherDay(day))
            }
            do throws(LicenseDriverError) {
                return try InventorySource.root(scenario.rawValue).madeUpInventory.entries
                    .map(LicenseFact.init)
            } catch {
                throw .refused(rows.source, line: 1, .otherKey)
            }
        })
}

extension LicenseFact {
    /// The entry as a row describes it.
    fileprivate init(_ entry: PackageLicense) {
        var fact = PackageLicense(
            name: entry.name, version: entry.version, architecture: entry.architecture,
            source: entry.source, section: entry.section, isEssential: entry.isEssential,
            basis: entry.basis, expression: entry.expression, mainExpression: entry.mainExpression,
            textDigest: entry.textDigest)
        fact.reason = entry.reason.map { .listed($0.kind, path: "") }
        self.init(key: String(SampleDigest.digits(of: "\(fact)".utf8).prefix(32)), entry: fact)
    }
}
