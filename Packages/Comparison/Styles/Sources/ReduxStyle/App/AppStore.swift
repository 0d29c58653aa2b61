import DomainLayer
import Observation

/// Holds the state: lets the reducer change it, then starts the effects of the action.
@MainActor
@Observable
final class AppStore {
    private(set) var state: AppState

    private let services: AppServices
    private let onAction: @MainActor (AppAction) -> Void
    private let effects = Effects()

    /// - Parameters:
    ///   - state: the initial state.
    ///   - services: what effects use.
    ///   - onAction: receives each action after it has changed the state.
    init(
        state: AppState = AppState(), services: AppServices,
        onAction: @escaping @MainActor (AppAction) -> Void = { _ in }
    ) {
        self.state = state
        self.services = services
        self.onAction = onAction
    }

    /// Runs the app; all effects end with the task.
    func run() async {
        send(.packages(.load))
        await effects.runUntilCancelled()
    }

    /// The only way to change the state.
    func send(_ action: AppAction) {
        let (package, isOpen) = (state.shownPackage, state.navigation.route != nil)
        AppReducer.reduce(state: &state, action: action)
        onAction(action)
        runEffect(of: action)
        // What a sheet loads depends on what it shows, whichever action led there.
        if state.shownPackage != package { readText() }
        if (state.navigation.route != nil) != isOpen { readInstallation() }
    }

    private func runEffect(of action: AppAction) {
        switch action {
        case .packages(.load):
            effects.run(.longWait) { [self] in await waitLong() }
            effects.run(.inventory) { [self] in await observeInventory() }
        case .packages(.refresh):
            effects.run(.inventory) { [self] in await observeInventory() }
        case .packages(.loaded), .packages(.failed):
            effects.cancel(.longWait)
        case .packages, .sheet, .navigation: break
        }
    }
}

// MARK: Effects

extension AppStore {
    private func waitLong() async {
        do { try await services.clock.sleep(for: .milliseconds(500)) } catch { return }
        send(.packages(.waitedLong))
    }

    /// Reads the inventory, and reads it again whenever its revision has changed.
    private func observeInventory() async {
        var revision = await services.inventory.revision()
        while !Task.isCancelled {
            await readInventory()
            let last = revision
            repeat {
                do { try await services.clock.sleep(for: .seconds(1)) } catch { return }
                revision = await services.inventory.revision()
            } while revision == last
        }
    }

    private func readInventory() async {
        let table = await services.inventory.read { [self] step in
            // Reading again shows no progress.
            if state.packages.progress == nil || Task.isCancelled { return }
            send(.packages(.progressed(step)))
        }
        if Task.isCancelled { return }
        switch table {
        case .success(let table): send(.packages(.loaded(table)))
        case .failure(let error): send(.packages(.failed(error)))
        }
    }

    private func readText() {
        guard let entry = state.shownPackage else { return effects.cancel(.text) }
        effects.run(.text) { [self] in
            let text = await services.sheet.text(of: entry)
            if Task.isCancelled { return }
            switch text {
            case .success(let text): send(.sheet(.textLoaded(text, of: entry.id)))
            case .failure(let error): send(.sheet(.textFailed(error, of: entry.id)))
            }
        }
    }

    private func readInstallation() {
        if state.navigation.route == nil { return effects.cancel(.installation) }
        effects.run(.installation) { [self] in
            let graph = await services.sheet.installation()
            if Task.isCancelled { return }
            switch graph {
            case .success(let graph): send(.sheet(.installationLoaded(graph)))
            case .failure(let error): send(.sheet(.installationFailed(error)))
            }
        }
    }
}
