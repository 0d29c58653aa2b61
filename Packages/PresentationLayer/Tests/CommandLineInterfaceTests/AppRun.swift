import DomainLayer
import PresentationMocks
import TerminalUI

@testable import CommandLineInterface

/// What a run of the whole program over mocks left behind.
struct AppRun: Equatable {
    var output = ""
    var error = ""
    var status = ExitStatus.success

    /// Runs a command line whose words have blanks between them.
    ///
    /// - Parameters:
    ///   - styled: whether both streams are terminals.
    ///   - failure: what writing to standard output fails with.
    @MainActor
    static func of(
        _ line: String,
        licenseDriver: some LicenseDriverProtocol = StubLicenseDriver(),
        installationDriver: some InstallationDriverProtocol = StubInstallationDriver(),
        identificationDriver: some IdentificationDriverProtocol = StubIdentificationDriver(),
        fileOutputDriver: some FileOutputDriverProtocol = SpyFileOutputDriver(),
        logDriver: some LogDriverProtocol = SpyLogDriver(),
        clockDriver: some ClockDriverProtocol = FixedClockDriver(),
        policyDriver: some PolicyDriverProtocol = StubPolicyDriver(),
        inventoryFileDriver: some InventoryFileDriverProtocol = StubInventoryFileDriver(),
        rowFileDriver: some RowFileDriverProtocol = StubRowFileDriver(),
        width: Int? = nil,
        styled: Bool = false,
        failure: TerminalError? = nil,
        progressDelay: Duration = .seconds(3600)
    ) async -> AppRun {
        let recording = TerminalRecording()
        let app = CommandLineApp(
            container: MockDIContainer(
                licenseDriver: licenseDriver, installationDriver: installationDriver,
                identificationDriver: identificationDriver, clockDriver: clockDriver,
                policyDriver: policyDriver,
                inventoryFileDriver: inventoryFileDriver, rowFileDriver: rowFileDriver,
                fileOutputDriver: fileOutputDriver,
                logDriver: logDriver),
            terminal: recording.terminal(width: width, styled: styled, failure: failure),
            progressDelay: progressDelay)
        let status = await app.run(line.split(separator: " ").map(String.init))
        return AppRun(output: recording.output, error: recording.error, status: status)
    }
}
