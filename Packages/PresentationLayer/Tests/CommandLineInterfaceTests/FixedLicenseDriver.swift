import DomainLayer

/// Gives the same inventory wherever it is told to read.
struct FixedLicenseDriver: LicenseDriverProtocol {
    var inventory: LicenseInventory

    init(_ entries: [LicenseEntry], findings: [LicenseFinding] = []) {
        inventory = LicenseInventory(
            system: SystemIdentity(id: "debian", versionID: "12", name: "Debian 12"),
            entries: entries, findings: findings)
    }

    func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        onProgress(inventory.entries.count, inventory.entries.count)
        return inventory
    }

    func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision { InventoryRevision(rawValue: 0) }
}

extension LicenseEntry {
    /// A package under MIT.
    static func package(
        _ name: String, architecture: String = "amd64", reason: LicenseReason? = nil
    ) -> LicenseEntry {
        let mit = LicenseExpression.license(LicenseTerm("MIT"))
        return LicenseEntry(
            name: name, version: "1.0-1", architecture: architecture,
            source: SourcePackage(name: name, version: "1.0-1"),
            copyrightFile: "/usr/share/doc/\(name)/copyright", format: .dep5, basis: .declared,
            expression: mit, mainExpression: mit, reason: reason)
    }

    /// A package without an answer.
    static func unanswered(_ name: String, reason: LicenseReason) -> LicenseEntry {
        LicenseEntry(
            name: name, version: "1.0-1", architecture: "amd64",
            source: SourcePackage(name: name, version: "1.0-1"), reason: reason)
    }
}
