import DomainLayer
import Observation

/// Serves the screen: observes the count of the packages.
@MainActor
@Observable
final class NewcomerViewModel {
    /// How many packages are installed.
    private(set) var packages = NewcomerManager.State.idle

    private let manager: NewcomerManager
    private let streams = StreamTasks()

    init(manager: NewcomerManager) {
        self.manager = manager
        streams.observe(manager) { [weak self] in self?.updateUI(with: $0) }
    }

    /// Works as long as the screen is there; all that it has begun ends before it does.
    func run() async {
        await manager.load()
        await streams.runUntilCancelled()
    }

    private func updateUI(with state: NewcomerManager.State) {
        packages = state
    }
}
