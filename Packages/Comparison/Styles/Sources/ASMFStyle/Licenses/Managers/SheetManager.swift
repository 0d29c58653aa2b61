import DomainLayer
import Wording

/// Reads what only sheets show: the text of a package, and why packages are installed.
actor SheetManager: StateManager {
    struct State: Sendable {
        /// The package that the text belongs to.
        var entry: PackageLicense
        var text = LoadState<SheetText, LicenseDriverError>.idle
        var installation = LoadState<InstallationGraph, LicenseDriverError>.idle
    }

    private var states: StateChannel<State>
    // An `any`, since tests use their own implementation.
    private let texts: any LicenseTextServiceProtocol
    private let installations: any InstallationServiceProtocol

    /// - Parameter entry: the package that the sheet shows first.
    init(
        entry: PackageLicense, texts: any LicenseTextServiceProtocol,
        installations: any InstallationServiceProtocol
    ) {
        states = StateChannel(State(entry: entry))
        self.texts = texts
        self.installations = installations
    }

    func createStream() -> (id: StreamID, stream: AsyncStream<State>) {
        states.createStream(of: self)
    }

    func removeStream(_ id: StreamID) { states.removeStream(id) }

    /// Reads a text. To read another one, the caller cancels the task, which then changes nothing.
    func readText(of entry: PackageLicense) async {
        if Task.isCancelled { return }
        update { ($0.entry, $0.text) = (entry, .loading(done: 0, of: nil)) }
        let text = await LoadState { () async throws(LicenseDriverError) in
            await SheetText.of(try await texts.license(of: entry), evidence: entry.statements)
        }
        if Task.isCancelled { return }
        update { ($0.entry, $0.text) = (entry, text) }
    }

    func readInstallation() async {
        let installation = await LoadState(of: installations.graph)
        update { $0.installation = installation }
    }

    private func update(_ change: (inout State) -> Void) {
        var state = states.currentState
        change(&state)
        states.yieldToAll(state)
    }
}
