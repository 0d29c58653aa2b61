import DomainLayer
import LicenseViews

/// How far the text of a package is; nobody takes it for the text of another.
struct PackageText: Sendable {
    let entry: LicenseEntry
    let text: LoadState<SheetText, LicenseDriverError>
}

/// Reads the texts of a sheet, one after the other.
actor LicenseTextManager: StateManager {
    var currentState: PackageText
    var continuations: [ObserverID: AsyncStream<PackageText>.Continuation] = [:]

    /// Any implementation: tests give their own.
    private let service: any LicenseTextServiceProtocol
    /// Which reading counts: one that is overtaken changes nothing.
    private var newestReading = 0

    /// - Parameter entry: the package that the sheet begins with.
    init(entry: LicenseEntry, service: any LicenseTextServiceProtocol) {
        currentState = PackageText(entry: entry, text: .idle)
        self.service = service
    }

    func read(_ entry: LicenseEntry) async {
        newestReading += 1
        let reading = newestReading
        send(PackageText(entry: entry, text: .loading(done: 0, of: nil)))
        let text = await text(of: entry)
        if reading == newestReading { send(PackageText(entry: entry, text: text)) }
    }

    private func text(of entry: LicenseEntry) async -> LoadState<SheetText, LicenseDriverError> {
        do throws(LicenseDriverError) {
            let license = try await service.license(of: entry)
            return .success(await SheetText.of(license, evidence: entry.statements))
        } catch {
            return .failure(error)
        }
    }
}
