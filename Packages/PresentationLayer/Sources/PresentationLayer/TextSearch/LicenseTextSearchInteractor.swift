public import DomainLayer

/// Searches the copyright texts that a driver reads.
public struct LicenseTextSearchInteractor<LicenseDriver: LicenseDriverProtocol>:
    LicenseTextSearchUseCase
{
    private let licenseDriver: LicenseDriver

    public init(licenseDriver: LicenseDriver) {
        self.licenseDriver = licenseDriver
    }

    public func steps(
        for phrase: String, in entries: [LicenseEntry], of source: InventorySource
    ) -> AsyncStream<LicenseTextSearchStep> {
        guard let phrase = Phrase(phrase) else { return AsyncStream { $0.finish() } }
        let search = LicenseTextSearch(licenseDriver, phrase, in: entries, of: source)
        return AsyncStream { await search.nextStep() }
    }
}
