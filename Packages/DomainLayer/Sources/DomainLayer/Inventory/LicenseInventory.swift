/// The licences of every installed package of one system.
public struct LicenseInventory: Hashable, Sendable {
    public var system: SystemIdentity
    /// A row a package, ordered by name, then architecture, both compared as bytes.
    public var entries: [LicenseEntry]
    /// What concerns the system rather than one package.
    public var findings: [LicenseFinding]
    /// The text behind each `LicenseRef-` of the entries but the public domain's, by its id, as a
    /// file first has it, with the texts that it only points to; its name where there is no more.
    /// Empty unless ``InventoryDetail/texts`` was asked for.
    public var texts: [String: String]

    public init(
        system: SystemIdentity,
        entries: [LicenseEntry],
        findings: [LicenseFinding] = [],
        texts: [String: String] = [:]
    ) {
        self.system = system
        self.entries = entries
        self.findings = findings
        self.texts = texts
    }

    /// Whether something could not be read: then the listing is all there is, but not all there
    /// should be.
    public var isIncomplete: Bool {
        entries.contains { $0.reason?.isFailure == true }
            || findings.contains { $0.kind.isFailure }
    }
}
