import DomainLayer
import PresentationLayer

/// Just what the browser needs, on a driver and at a pace that the test chooses.
struct BrowserContainer<LicenseDriver: LicenseDriverProtocol>: BrowserPresenterDependency {
    let licenseDriver: LicenseDriver
    let licenseInventory: LicenseInventoryInteractor<LicenseDriver>
    let licenseTextSearch: LicenseTextSearchInteractor<LicenseDriver>

    init(licenseDriver: LicenseDriver, pace: ScanPace = ScanPace()) {
        self.licenseDriver = licenseDriver
        licenseInventory = LicenseInventoryInteractor(licenseDriver: licenseDriver, pace: pace)
        licenseTextSearch = LicenseTextSearchInteractor(licenseDriver: licenseDriver)
    }
}
