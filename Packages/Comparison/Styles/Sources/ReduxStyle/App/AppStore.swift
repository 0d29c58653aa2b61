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
        let old = state
        AppReducer.reduce(state: &state, action: action)
        onAction(action)
        for effect in AppEffect.effects(of: action, from: old, to: state) { run(effect) }
    }

    private func run(_ effect: AppEffect) {
        switch effect {
        case .waitLong: effects.run(.longWait) { [self] in await waitLong() }
        case .cancelLongWait: effects.cancel(.longWait)
        case .observeInventory: effects.run(.inventory) { [self] in await observeInventory() }
        case .readText(let entry): effects.run(.text) { [self] in await readText(of: entry) }
        case .cancelText: effects.cancel(.text)
        case .readInstallation: effects.run(.installation) { [self] in await readInstallation() }
        case .cancelInstallation: effects.cancel(.installation)
        }
    }
}

// MARK: Effects

extension AppStore {
    private func waitLong() async {
        do { try await services.clock.sleep(for: .milliseconds(500)) } catch { return }
        if Task.isCancelled { return }
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

    private func readText(of entry: PackageLicense) async {
        let text = await services.sheet.text(of: entry)
        if Task.isCancelled { return }
        switch text {
        case .success(let text): send(.sheet(.textLoaded(text, of: entry.id)))
        case .failure(let error): send(.sheet(.textFailed(error, of: entry.id)))
        }
    }

    private func readInstallation() async {
        let graph = await services.sheet.installation()
        if Task.isCancelled { return }
        switch graph {
        case .success(let graph): send(.sheet(.installationLoaded(graph)))
        case .failure(let error): send(.sheet(.installationFailed(error)))
        }
    }
}
