import DomainLayer
import PresentationMocks

extension MockLicenseDriver {
    /// Gives one inventory for every source.
    static func listing(
        _ entries: [PackageLicense], findings: [LicenseFinding] = [], hostName: String? = nil
    ) -> MockLicenseDriver {
        let inventory = LicenseInventory(
            system: SystemIdentity(
                id: "debian", versionID: "12", name: "Debian 12", hostName: hostName),
            entries: entries, findings: findings)
        var driver = samples
        driver.licenses = { _, _, onProgress in
            onProgress(.packages(done: entries.count, of: entries.count))
            return inventory
        }
        driver.revision = { _ in InventoryRevision(rawValue: 0) }
        return driver
    }
}

extension PackageLicense {
    /// A package under MIT.
    static func package(
        _ name: String, architecture: String = "amd64", reason: LicenseReason? = nil
    ) -> PackageLicense {
        let mit = LicenseExpression.license(LicenseTerm("MIT"))
        return PackageLicense(
            name: name, version: "1.0-1", architecture: architecture,
            source: SourcePackage(name: name, version: "1.0-1"),
            copyrightFile: "/usr/share/doc/\(name)/copyright", format: .machineReadable,
            basis: .declared,
            expression: mit, mainExpression: mit, reason: reason)
    }

    /// A package without an answer.
    static func unanswered(_ name: String, reason: LicenseReason) -> PackageLicense {
        PackageLicense(
            name: name, version: "1.0-1", architecture: "amd64",
            source: SourcePackage(name: name, version: "1.0-1"), reason: reason)
    }
}
