import DomainLayer
import LicenseViews

/// Reads copyright texts.
protocol LicenseTextServiceProtocol: Sendable {
    /// The text of a package, in lines of which those are marked that its statements rest on.
    func text(of entry: PackageLicense) async throws(LicenseDriverError) -> SheetText
}

struct LicenseTextService<Driver: LicenseTextDriverProtocol>: LicenseTextServiceProtocol {
    let driver: Driver
    let source: InventorySource

    func text(of entry: PackageLicense) async throws(LicenseDriverError) -> SheetText {
        let license = try await driver.license(of: entry, in: source)
        return await SheetText.of(license, evidence: entry.statements)
    }
}
