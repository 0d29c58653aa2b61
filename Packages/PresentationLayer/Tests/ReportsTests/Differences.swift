import DomainLayer

extension InventoryDifference {
    /// A package that was removed, one that was added, and one in which everything changed.
    static func thorough() -> InventoryDifference {
        let mit = LicenseExpression.license(LicenseTerm("MIT"))
        let isc = LicenseExpression.license(LicenseTerm("ISC"))
        return InventoryDifference(
            from: LicenseInventory(
                system: .bookworm,
                entries: [
                    PackageLicense(
                        name: "gone", version: "1-1", architecture: "all",
                        reason: .missingFile(path: "")),
                    PackageLicense(
                        name: "turned|", version: "1-1", architecture: "amd64",
                        format: .machineReadable,
                        expression: .and([mit, isc]), mainExpression: mit,
                        statements: [
                            LicenseStatement(
                                expression: mit, files: ["*"], lines: 3...5, basis: .declared,
                                method: .shortName, name: "Expat", holders: ["2001 A", "B"]),
                            LicenseStatement(
                                expression: isc, files: ["b/*"], lines: 7...9, basis: .declared,
                                method: .listedID, name: "ISC"),
                        ],
                        findings: [LicenseFinding(.notUTF8)], textDigest: "sha256:1"),
                    PackageLicense(
                        name: "unread", version: "1-1", architecture: "amd64", format: .prose,
                        expression: mit),
                ]),
            at: .standardInput,
            to: LicenseInventory(
                system: SystemIdentity(id: "debian", versionID: nil, name: "Debian GNU/Linux"),
                entries: [
                    PackageLicense(
                        name: "come", version: "1-1", architecture: "all", expression: isc),
                    PackageLicense(
                        name: "turned|", version: "2-1", architecture: "arm64",
                        format: .machineReadable,
                        expression: isc, mainExpression: isc,
                        statements: [
                            LicenseStatement(
                                expression: isc, files: ["*"], lines: 3...5, basis: .declared,
                                method: .listedID, name: "ISC", holders: ["2002 A", "B"])
                        ],
                        findings: [LicenseFinding(.syntaxError, line: 2)],
                        reason: .listed(.answeredBySibling, path: ""), textDigest: "sha256:2"),
                    PackageLicense(
                        name: "unread", version: "1-2", architecture: "amd64", format: .prose,
                        expression: mit, reason: .listed(.incompleteStatus, path: "")),
                ]),
            at: .path("/srv/new"))
    }
}
