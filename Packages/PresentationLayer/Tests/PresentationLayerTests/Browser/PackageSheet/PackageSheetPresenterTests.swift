import DomainLayer
import LicenseViews
import PresentationMocks
import Synchronization
import Testing
import Wording

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PackageSheetPresenterTests {
    private let packages = PackageRows(Samples.inventory.entries)

    @Test func `the text is read, and that of the next package after it`() async {
        let presenter = presenter(at: 0)
        await presenter.onEntryChange()
        #expect(presenter.state.text.value != nil)
        presenter.onPackage(by: 1)
        #expect(presenter.state.text == .idle)
        await presenter.onEntryChange()
        #expect(presenter.state.text.value != nil)
        #expect(presenter.state.entry.id == packages[1].id)
    }

    @Test func `a text that comes too late is ignored`() async throws {
        let readings = HeldReadings()
        let presenter = PackageSheetPresenter(
            dependency: MockDIContainer { $0.licenseTextDriver = readings.driver },
            source: .standard,
            subject: PackageSheetSubject(packages: packages, index: 0))
        let reading = Task { await presenter.onEntryChange() }
        try await eventually { readings.begun.count == 1 }
        presenter.onPackage(by: 1)
        readings.release()
        await reading.value
        #expect(presenter.state.text == .idle)
    }

    @Test func `a package without a text says so`() async throws {
        let presenter = presenter(at: try #require(packages.position(of: "gantry:amd64")))
        await presenter.onEntryChange()
        #expect(presenter.state.text == .failure(.noText("gantry:amd64")))
    }

    @Test func `a graph that can't be read is a failure, not silence`() async throws {
        let failure = LicenseDriverError.noPackageDatabase(path: "/mnt")
        let presenter = presenter(at: 0) {
            $0.installationDriver.graph = { _ throws(LicenseDriverError) in throw failure }
        }
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.installFailure != nil }
        #expect(presenter.state.installFailure == failure)
        screen.cancel()
        await screen.value
    }

    @Test func `a system that changes is asked anew why packages are installed`() async throws {
        let metronome = Metronome()
        let revision = Mutex<UInt64>(1)
        let id = packages[0].id
        let presenter = presenter(at: 0) {
            $0.sharedScans = metronome.sharedScans
            $0.licenseDriver.revision = { _ throws(LicenseDriverError) in
                InventoryRevision(rawValue: revision.withLock(\.self))
            }
            $0.licenseDriver.licenses = { _, _, _ throws(LicenseDriverError) in
                LicenseInventory(
                    system: Samples.system,
                    entries: Array(Samples.inventory.entries.prefix(revision.withLock { Int($0) })))
            }
            $0.installationDriver.graph = { _ throws(LicenseDriverError) in
                InstallationGraph([
                    InstallationGraph.Package(id, isEssential: revision.withLock { $0 == 2 })
                ])
            }
        }
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.installReason == .manual }
        revision.withLock { $0 = 2 }
        metronome.beat()
        try await eventually { presenter.state.installReason == .essential }
        screen.cancel()
        await screen.value
    }

    private func presenter(
        at index: Int, _ assign: (inout MockDIContainer) -> Void = { _ in }
    ) -> PackageSheetPresenter<MockDIContainer> {
        PackageSheetPresenter(
            dependency: MockDIContainer(assign), source: .standard,
            subject: PackageSheetSubject(packages: packages, index: index))
    }
}
