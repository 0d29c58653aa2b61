import DomainLayer

extension SystemIdentity {
    static let bookworm = SystemIdentity(
        id: "debian", versionID: "12", codename: "bookworm", name: "Debian GNU/Linux 12")
    /// A system whose packages aren't Debian's.
    static let orchard = SystemIdentity(
        id: "orchard", versionID: "3", name: "Orchard 3",
        packageType: PackageType(rawValue: "fruit"))
}

extension LicenseExpression {
    /// A single license of this id.
    static func id(_ id: String) -> LicenseExpression { .license(LicenseTerm(id)) }
}

extension PackageLicense {
    /// A package of its own source that states this expression; nil if it states none.
    static func sample(
        _ name: String,
        _ expression: String? = "MIT",
        main: String? = nil,
        architecture: String = "amd64",
        source: String? = nil,
        sourceVersion: String = "1.0-1",
        size: Int = 0,
        basis: StatementBasis = .declared,
        underlying: [String] = [],
        findings: [LicenseFinding] = [],
        reason: LicenseReason? = nil
    ) throws -> PackageLicense {
        let parsed = try expression.map { text throws in try LicenseExpression(parsing: text) }
        return PackageLicense(
            name: name,
            version: "1.0-1",
            architecture: architecture,
            source: SourcePackage(name: source ?? name, version: sourceVersion),
            installedSize: size,
            basis: parsed == nil ? .none : basis,
            expression: parsed,
            mainExpression: try main.map { text throws in try LicenseExpression(parsing: text) },
            statements: [
                LicenseStatement(
                    expression: parsed, lines: 1...2, basis: basis, underlying: underlying)
            ],
            findings: findings,
            reason: reason)
    }
}
