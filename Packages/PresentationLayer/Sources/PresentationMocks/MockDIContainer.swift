public import DomainLayer
public import PresentationLayer

/// The container of DevelopmentApp and of tests: mock drivers unless others are given.
public struct MockDIContainer<
    LicenseDriver: LicenseDriverProtocol,
    InstallReasonDriver: InstallReasonDriverProtocol,
    NoticeDriver: LicenseNoticeDriverProtocol,
    ClockDriver: ClockDriverProtocol,
    PolicyDriver: PolicyDriverProtocol,
    InventoryFileDriver: InventoryFileDriverProtocol,
    DigestDriver: DigestDriverProtocol,
    FileOutputDriver: FileOutputDriverProtocol,
    LogDriver: LogDriverProtocol
>: DIContainerDependency {
    public let licenseDriver: LicenseDriver
    public let installReasonDriver: InstallReasonDriver
    public let noticeDriver: NoticeDriver
    public let clockDriver: ClockDriver
    public let policyDriver: PolicyDriver
    public let inventoryFileDriver: InventoryFileDriver
    public let digestDriver: DigestDriver
    public let fileOutputDriver: FileOutputDriver
    public let logDriver: LogDriver
    /// Stored, for it holds the one scan that all screens share.
    public let licenseInventory: LicenseInventoryInteractor<LicenseDriver>
    public let licenseTextSearch: LicenseTextSearchInteractor<LicenseDriver>
    public let licensePolicy:
        LicensePolicyInteractor<PolicyDriver, InstallReasonDriver, ClockDriver>
    public let inventoryDifference:
        InventoryDifferenceInteractor<LicenseDriver, InventoryFileDriver>

    /// - Parameters:
    ///   - licenseDriver: gives made-up systems.
    ///   - installReasonDriver: says why their packages are there.
    ///   - noticeDriver: prints their notices.
    ///   - clockDriver: stands still.
    ///   - policyDriver: gives made-up policies.
    ///   - inventoryFileDriver: reads made-up listings.
    ///   - digestDriver: digests without cryptography.
    ///   - fileOutputDriver: keeps what was to be written.
    ///   - logDriver: keeps what was told.
    ///   - pace: how often a scan speaks, and when it looks for changes.
    public init(
        licenseDriver: LicenseDriver = StubLicenseDriver(),
        installReasonDriver: InstallReasonDriver = StubInstallReasonDriver(),
        noticeDriver: NoticeDriver = StubNoticeDriver(),
        clockDriver: ClockDriver = FixedClockDriver(),
        policyDriver: PolicyDriver = StubPolicyDriver(),
        inventoryFileDriver: InventoryFileDriver = StubInventoryFileDriver(),
        digestDriver: DigestDriver = StandInDigestDriver(),
        fileOutputDriver: FileOutputDriver = SpyFileOutputDriver(),
        logDriver: LogDriver = SpyLogDriver(),
        pace: ScanPace = ScanPace()
    ) {
        self.licenseDriver = licenseDriver
        self.installReasonDriver = installReasonDriver
        self.noticeDriver = noticeDriver
        self.clockDriver = clockDriver
        self.policyDriver = policyDriver
        self.inventoryFileDriver = inventoryFileDriver
        self.digestDriver = digestDriver
        self.fileOutputDriver = fileOutputDriver
        self.logDriver = logDriver
        licenseInventory = LicenseInventoryInteractor(licenseDriver: licenseDriver, pace: pace)
        licenseTextSearch = LicenseTextSearchInteractor(licenseDriver: licenseDriver)
        licensePolicy = LicensePolicyInteractor(
            policyDriver: policyDriver, installReasonDriver: installReasonDriver,
            clockDriver: clockDriver)
        inventoryDifference = InventoryDifferenceInteractor(
            licenseDriver: licenseDriver, inventoryFileDriver: inventoryFileDriver)
    }

    /// Every screen, on samples of its own.
    public var previews: [ScreenPreview] { ScreenPreview.all }
}
