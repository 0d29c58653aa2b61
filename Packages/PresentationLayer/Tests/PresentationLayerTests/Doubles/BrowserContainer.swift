import DomainLayer
import PresentationLayer
import PresentationMocks

/// Just what the browser needs, on a driver and at a pace that the test chooses.
struct BrowserContainer<
    LicenseDriver: LicenseDriverProtocol, LicenseTextDriver: LicenseTextDriverProtocol
>: BrowserPresenterDependency {
    let licenseTextDriver: LicenseTextDriver
    let licenseInventory: LicenseInventoryInteractor<LicenseDriver>
    let licenseTextSearch: LicenseTextSearchInteractor<LicenseTextDriver>

    init(
        licenseDriver: LicenseDriver = StubLicenseDriver(),
        licenseTextDriver: LicenseTextDriver = StubLicenseTextDriver(),
        timing: ScanTiming = ScanTiming()
    ) {
        self.licenseTextDriver = licenseTextDriver
        licenseInventory = LicenseInventoryInteractor(
            licenseDriver: licenseDriver, sharedScans: SharedScans(timing: timing))
        licenseTextSearch = LicenseTextSearchInteractor(licenseTextDriver: licenseTextDriver)
    }
}
