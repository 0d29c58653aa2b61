import DomainLayer

extension PackageLicense {
    /// A package whose only statement is its expression, about all files.
    static func compared(
        _ name: String, _ version: String = "1-1", architecture: String = "amd64",
        stating expression: LicenseExpression? = .id("MIT"),
        statements: [LicenseStatement]? = nil,
        findings: [LicenseFinding] = [],
        reason: LicenseReason? = nil,
        digest: String? = "sha256:1"
    ) -> PackageLicense {
        PackageLicense(
            name: name, version: version, architecture: architecture, format: .machineReadable,
            expression: expression, mainExpression: expression,
            statements: statements ?? [
                LicenseStatement(
                    expression: expression, files: ["*"], lines: 3...5, basis: .declared,
                    method: .shortName, name: "Expat", holders: ["2020 Somebody"])
            ],
            findings: findings, reason: reason, textDigest: digest)
    }
}

extension LicenseInventory {
    static func compared(_ entries: [PackageLicense]) -> LicenseInventory {
        LicenseInventory(system: .bookworm, entries: entries)
    }
}

extension InventoryDifference {
    init(from old: [PackageLicense], to new: [PackageLicense]) {
        self.init(
            from: .compared(old), at: .path("old"), to: .compared(new), at: .path("new"))
    }
}
