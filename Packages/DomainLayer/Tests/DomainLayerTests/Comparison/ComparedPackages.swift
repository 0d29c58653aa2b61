import DomainLayer

extension ComparedPackage {
    /// A package whose only statement is its expression, about all files.
    static func sample(
        _ name: String, _ version: String = "1-1", architecture: String = "amd64",
        stating expression: LicenseExpression? = .id("MIT"),
        statements: [LicenseStatement]? = nil,
        findings: [LicenseFinding] = [],
        reason: LicenseReason.Kind? = nil,
        digest: String? = "sha256:1"
    ) -> ComparedPackage {
        ComparedPackage(
            name: name, version: version, architecture: architecture, format: .dep5,
            expression: expression, mainExpression: expression,
            statements: statements ?? [
                LicenseStatement(
                    expression: expression, files: ["*"], lines: 3...5, basis: .declared,
                    rule: .shortName, name: "Expat", holders: ["2020 Somebody"])
            ],
            findings: findings, reason: reason, textDigest: digest)
    }
}

extension ComparedInventory {
    static func sample(_ packages: [ComparedPackage]) -> ComparedInventory {
        ComparedInventory(system: .bookworm, packages: packages)
    }
}

extension InventoryDifference {
    init(from old: [ComparedPackage], to new: [ComparedPackage]) {
        self.init(
            from: .sample(old), at: .path("old"), to: .sample(new), at: .path("new"))
    }
}
