import DomainLayer
import LicenseViews

/// Reads what only sheets show: the text of a package, and why packages are installed.
actor SheetManager: StateManager {
    struct State: Sendable {
        /// The package that the text belongs to.
        var entry: PackageLicense
        var text = LoadState<SheetText, LicenseDriverError>.idle
        var installation = LoadState<InstallationGraph, LicenseDriverError>.idle
    }

    var currentState: State
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    // An `any`, since tests use their own implementation.
    private let texts: any LicenseTextServiceProtocol
    private let installations: any InstallationServiceProtocol

    /// - Parameter entry: the package that the sheet shows first.
    init(
        entry: PackageLicense, texts: any LicenseTextServiceProtocol,
        installations: any InstallationServiceProtocol
    ) {
        currentState = State(entry: entry)
        self.texts = texts
        self.installations = installations
    }

    /// Reads a text. To read another one, the caller cancels the task, which then changes nothing.
    func readText(of entry: PackageLicense) async {
        (currentState.entry, currentState.text) = (entry, .loading(done: 0, of: nil))
        send(currentState)
        let text = await LoadState { () async throws(LicenseDriverError) in
            await SheetText.of(try await texts.license(of: entry), evidence: entry.statements)
        }
        if Task.isCancelled { return }
        currentState.text = text
        send(currentState)
    }

    func readInstallation() async {
        currentState.installation = await LoadState(of: installations.graph)
        send(currentState)
    }
}
