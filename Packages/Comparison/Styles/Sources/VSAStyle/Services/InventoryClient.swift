import DomainLayer
import Observation
import Wording

/// Reads one system with a container's drivers, and keeps nothing.
///
/// What is asked for once is returned or thrown; what is followed is a stream of states. Drivers
/// leave the main actor by themselves, and so does the computation of the index. The client never
/// changes; it is observable only because the environment finds only such objects by their type.
@Observable
final class InventoryClient: Sendable {
    private let clock: any ClockDriverProtocol
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

    /// The copyright text of a package; the lines that its statements rest on are marked.
    func text(of entry: PackageLicense) async throws(LicenseDriverError) -> SheetText {
        let license = try await textDriver.license(of: entry, in: source)
        return await SheetText.of(license, evidence: entry.statements)
    }

    /// The graph that says why packages are installed.
    func installation() async throws(LicenseDriverError) -> InstallationGraph {
        try await installationDriver.graph(of: source)
    }

    /// Waits; throws if the task is cancelled.
    func sleep(for duration: Duration) async throws { try await clock.sleep(for: duration) }
}

// MARK: The installed packages

extension InventoryClient {
    typealias Inventory = LoadState<PackageInventory, LicenseDriverError>

    /// All installed packages: the progress and the result of reading them, then the result of
    /// reading them again after each change. The system is checked for changes each second.
    ///
    /// Reading again reports no progress, and no failure if there are packages. Ending the stream
    /// cancels the reading.
    func inventories() -> AsyncStream<Inventory> {
        // The driver may report a thousand steps while the main actor draws one.
        let (inventories, continuation) = AsyncStream.makeStream(
            of: Inventory.self, bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            await follow { continuation.yield($0) }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return inventories
    }

    @concurrent
    private func follow(_ show: @escaping @Sendable (Inventory) -> Void) async {
        var last = await revision()
        var shown = await inventory { show(.loading($0)) }
        show(shown)
        while true {
            do { try await sleep(for: .seconds(1)) } catch { return }
            let revision = await revision()
            if revision == last { continue }
            last = revision
            let inventory = await inventory { _ in }
            if inventory.value == nil, shown.value != nil { continue }
            shown = inventory
            show(inventory)
        }
    }

    private func inventory(
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async -> Inventory {
        do throws(LicenseDriverError) {
            return .success(
                PackageInventory(
                    try await licenseDriver.licenses(
                        in: source, detail: [], onProgress: onProgress)))
        } catch {
            return .failure(error)
        }
    }

    /// The revision of the installed packages; an error of reading it is one too.
    private func revision() async -> Result<InventoryRevision, LicenseDriverError> {
        do throws(LicenseDriverError) {
            return .success(try await licenseDriver.revision(of: source))
        } catch {
            return .failure(error)
        }
    }
}
