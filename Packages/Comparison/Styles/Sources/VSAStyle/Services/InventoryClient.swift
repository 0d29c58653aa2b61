import DomainLayer
import LicenseViews
import Observation

/// Reads one system by a container's drivers, and keeps nothing.
///
/// Drivers leave the main actor by themselves; what is computed here, the index, does so, too.
/// Nothing of it changes: it is observable only because the environment gives nothing else by its
/// type.
@Observable
final class InventoryClient: Sendable {
    /// How many packages were read, of how many.
    typealias Progress = (done: Int, total: Int)

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

    /// All packages as they are installed now.
    ///
    /// - Parameter onProgress: gets the newest step whenever the main actor has time for one; the
    ///   driver may tell a thousand in between.
    @MainActor
    func inventory(
        onProgress: (Progress) -> Void
    ) async throws(LicenseDriverError) -> PackageInventory {
        let (steps, progress) = AsyncStream.makeStream(
            of: Progress.self, bufferingPolicy: .bufferingNewest(1))
        async let inventory = inventory(reporting: progress)
        for await step in steps { onProgress(step) }
        return try await inventory.get()
    }

    /// Ends the progress when it ends.
    @concurrent
    private func inventory(
        reporting progress: AsyncStream<Progress>.Continuation
    ) async -> Result<PackageInventory, LicenseDriverError> {
        defer { progress.finish() }
        do throws(LicenseDriverError) {
            return .success(
                PackageInventory(
                    try await licenseDriver.licenses(in: source, detail: []) {
                        progress.yield((done: $0, total: $1))
                    }))
        } catch {
            return .failure(error)
        }
    }

    /// A mark of what is installed now; that it can't be told is one too.
    func revision() async -> Result<InventoryRevision, LicenseDriverError> {
        do throws(LicenseDriverError) {
            return .success(try await licenseDriver.revision(of: source))
        } catch {
            return .failure(error)
        }
    }

    /// The copyright text of a package, with the lines marked that its statements rest on.
    func text(of entry: PackageLicense) async throws(LicenseDriverError) -> SheetText {
        let license = try await textDriver.license(of: entry, in: source)
        return await SheetText.of(license, evidence: entry.statements)
    }

    /// Why packages are installed; nil if that isn't known.
    func installation() async -> InstallationGraph? {
        try? await installationDriver.graph(of: source)
    }
}
