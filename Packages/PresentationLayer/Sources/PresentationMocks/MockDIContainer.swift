public import DomainLayer
public import PresentationLayer

/// The container of DevelopmentApp and of tests: mock drivers unless others are given.
public struct MockDIContainer<
    LicenseDriver: LicenseDriverProtocol,
    LicenseTextDriver: LicenseTextDriverProtocol,
    InstallationDriver: InstallationDriverProtocol,
    IdentificationDriver: IdentificationDriverProtocol,
    ClockDriver: ClockDriverProtocol,
    PolicyDriver: PolicyDriverProtocol,
    InventoryFileDriver: InventoryFileDriverProtocol,
    RowFileDriver: RowFileDriverProtocol,
    DigestDriver: DigestDriverProtocol,
    FileOutputDriver: FileOutputDriverProtocol,
    LogDriver: LogDriverProtocol
>: DIContainerDependency {
    public let licenseDriver: LicenseDriver
    public let licenseTextDriver: LicenseTextDriver
    public let installationDriver: InstallationDriver
    public let identificationDriver: IdentificationDriver
    public let clockDriver: ClockDriver
    public let policyDriver: PolicyDriver
    public let inventoryFileDriver: InventoryFileDriver
    public let rowFileDriver: RowFileDriver
    public let digestDriver: DigestDriver
    public let fileOutputDriver: FileOutputDriver
    public let logDriver: LogDriver
    public let sharedScans: SharedScans

    /// - Parameters:
    ///   - licenseDriver: gives made-up systems.
    ///   - licenseTextDriver: gives their copyright files.
    ///   - installationDriver: says whose their files are, and why their packages are there.
    ///   - identificationDriver: knows what their copyright files state.
    ///   - clockDriver: stands still.
    ///   - policyDriver: gives made-up policies.
    ///   - inventoryFileDriver: reads made-up listings.
    ///   - rowFileDriver: reads made-up rows.
    ///   - digestDriver: digests without cryptography.
    ///   - fileOutputDriver: keeps what was to be written.
    ///   - logDriver: keeps what was told.
    ///   - timing: how often a scan speaks, and when it looks for changes.
    public init(
        licenseDriver: LicenseDriver = StubLicenseDriver(),
        licenseTextDriver: LicenseTextDriver = StubLicenseTextDriver(),
        installationDriver: InstallationDriver = StubInstallationDriver(),
        identificationDriver: IdentificationDriver = StubIdentificationDriver(),
        clockDriver: ClockDriver = FixedClockDriver(),
        policyDriver: PolicyDriver = StubPolicyDriver(),
        inventoryFileDriver: InventoryFileDriver = StubInventoryFileDriver(),
        rowFileDriver: RowFileDriver = StubRowFileDriver(),
        digestDriver: DigestDriver = StandInDigestDriver(),
        fileOutputDriver: FileOutputDriver = SpyFileOutputDriver(),
        logDriver: LogDriver = SpyLogDriver(),
        timing: ScanTiming = ScanTiming()
    ) {
        self.licenseDriver = licenseDriver
        self.licenseTextDriver = licenseTextDriver
        self.installationDriver = installationDriver
        self.identificationDriver = identificationDriver
        self.clockDriver = clockDriver
        self.policyDriver = policyDriver
        self.inventoryFileDriver = inventoryFileDriver
        self.rowFileDriver = rowFileDriver
        self.digestDriver = digestDriver
        self.fileOutputDriver = fileOutputDriver
        self.logDriver = logDriver
        sharedScans = SharedScans(timing: timing)
    }
}
