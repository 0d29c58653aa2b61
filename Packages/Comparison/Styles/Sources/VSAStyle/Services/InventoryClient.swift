import DomainLayer
import LicenseViews
import Observation
import Wording

/// Reads one system with a container's drivers, and keeps nothing.
///
/// Drivers leave the main actor by themselves, and so does the computation of the index. The client
/// never changes; it is observable only because the environment finds only such objects by their
/// type.
@Observable
final class InventoryClient: Sendable {
    let clock: any ClockDriverProtocol
    private let source: InventorySource
    private let licenseDriver: any LicenseDriverProtocol
    private let textDriver: any LicenseTextDriverProtocol
    private let installationDriver: any InstallationDriverProtocol

    init(_ dependency: some VSADependency, source: InventorySource) {
        self.source = source
        clock = dependency.clockDriver
        licenseDriver = dependency.licenseDriver
        textDriver = dependency.licenseTextDriver
        installationDriver = dependency.installationDriver
    }

    /// All installed packages.
    ///
    /// - Parameter onProgress: receives the latest step when the main actor has time; the driver
    ///   may report a thousand steps in between.
    @MainActor
    func inventory(
        onProgress: (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> PackageInventory {
        let (steps, progress) = AsyncStream.makeStream(
            of: LoadProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let inventory = inventory(reporting: progress)
        for await step in steps { onProgress(step) }
        return try await inventory.get()
    }

    /// Finishes the progress at its end.
    @concurrent
    private func inventory(
        reporting progress: AsyncStream<LoadProgress>.Continuation
    ) async -> Result<PackageInventory, LicenseDriverError> {
        defer { progress.finish() }
        do throws(LicenseDriverError) {
            return .success(
                PackageInventory(
                    try await licenseDriver.licenses(in: source, detail: []) {
                        progress.yield($0)
                    }))
        } catch {
            return .failure(error)
        }
    }

    /// The revision of the installed packages, or the error of reading it.
    func revision() async -> Result<InventoryRevision, LicenseDriverError> {
        do throws(LicenseDriverError) {
            return .success(try await licenseDriver.revision(of: source))
        } catch {
            return .failure(error)
        }
    }

    /// The copyright text of a package; the lines that its statements rest on are marked.
    func text(of entry: PackageLicense) async throws(LicenseDriverError) -> SheetText {
        let license = try await textDriver.license(of: entry, in: source)
        return await SheetText.of(license, evidence: entry.statements)
    }

    /// The graph that says why packages are installed.
    func installation() async throws(LicenseDriverError) -> InstallationGraph {
        try await installationDriver.graph(of: source)
    }
}
