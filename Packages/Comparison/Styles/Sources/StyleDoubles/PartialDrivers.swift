public import DomainLayer

/// Gives the text of a package, which is all that a browser asks such a driver for.
public protocol TextOnlyDriver: LicenseTextDriverProtocol {}

extension TextOnlyDriver {
    public func notices(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        throw .cancelled
    }

    public func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles {
        throw .cancelled
    }
}

/// Says why packages are installed, which is all that a browser asks such a driver for.
public protocol GraphOnlyDriver: InstallationDriverProtocol {}

extension GraphOnlyDriver {
    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID] { [] }
}
