import DomainLayer
import Wording

/// Reads copyright texts.
protocol LicenseTextServiceProtocol: Sendable {
    /// The lines of a package's text; those that its statements rest on are marked.
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
