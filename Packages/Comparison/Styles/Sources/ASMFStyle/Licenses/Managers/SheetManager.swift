import DomainLayer
import LicenseViews

/// Reads what only sheets show: the text of a package, and why packages are installed.
actor SheetManager: StateManager {
    struct State: Sendable {
        /// Whose the text is; nobody takes it for another's.
        var entry: PackageLicense
        var text = LoadState<SheetText, LicenseDriverError>.idle
        var installation = LoadState<InstallationGraph, LicenseDriverError>.idle
    }

    var currentState: State
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    // Any implementation: tests give their own.
    private let texts: any LicenseTextServiceProtocol
    private let installations: any InstallationServiceProtocol

    /// - Parameter entry: the package that the sheet begins with.
    init(
        entry: PackageLicense, texts: any LicenseTextServiceProtocol,
        installations: any InstallationServiceProtocol
    ) {
        currentState = State(entry: entry)
        self.texts = texts
        self.installations = installations
    }

    /// Whoever wants another text cancels the task that reads this one, which then changes nothing.
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
