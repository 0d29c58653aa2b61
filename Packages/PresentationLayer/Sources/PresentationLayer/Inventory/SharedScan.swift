import DomainLayer
import Synchronization

/// One inventory on its way, and those who watch it come.
///
/// The first observer starts the driver, the last to leave cancels it, and after that the next one
/// starts it anew. What has ended answers everybody who comes later.
///
/// All this is decided under one lock rather than on an actor: the driver's threads tell their
/// progress from synchronous code, and it must be seen while they keep every core busy. Nobody
/// else's code runs under the lock, so it is never held for long.
final class SharedScan<LicenseDriver: LicenseDriverProtocol>: Sendable {
    typealias State = LoadState<LicenseInventory, LicenseDriverError>

    private let licenseDriver: LicenseDriver
    private let source: InventorySource
    private let detail: InventoryDetail
    private let progressInterval: Duration
    private let sharing = Mutex(Sharing())

    private struct Sharing {
        var state = State.idle
        /// Those who have not left, by the number they got; none once the state is final.
        var observers: [Int: AsyncStream<State>.Continuation] = [:]
        var joined = 0
        /// Which run of the driver counts: what a cancelled one still says is not heard.
        var run = 0
        /// There while the driver runs.
        var task: Task<Void, Never>?
        /// Before this no progress is worth a state.
        var nextProgress = ContinuousClock.now

        mutating func send(_ state: State) {
            self.state = state
            for observer in observers.values { observer.yield(state) }
        }
    }

    init(
        _ licenseDriver: LicenseDriver,
        of source: InventorySource,
        detail: InventoryDetail,
        progressInterval: Duration
    ) {
        self.licenseDriver = licenseDriver
        self.source = source
        self.detail = detail
        self.progressInterval = progressInterval
    }

    /// The state now and each later one; the stream ends behind a final state.
    func join() -> AsyncStream<State> {
        let (states, observer) = AsyncStream.makeStream(of: State.self)
        let number = sharing.withLock { sharing -> Int? in
            if case .idle = sharing.state { start(&sharing) }
            observer.yield(sharing.state)
            if sharing.state.isFinal { return nil }
            sharing.joined += 1
            sharing.observers[sharing.joined] = observer
            return sharing.joined
        }
        if let number {
            observer.onTermination = { [self] _ in leave(number) }
        } else {
            observer.finish()
        }
        return states
    }

    private func leave(_ number: Int) {
        let abandoned = sharing.withLock { sharing -> Task<Void, Never>? in
            let left = sharing.observers.removeValue(forKey: number)
            guard left != nil, sharing.observers.isEmpty else { return nil }
            sharing.state = .idle
            return sharing.task.take()
        }
        abandoned?.cancel()
    }

    private func start(_ sharing: inout Sharing) {
        sharing.run += 1
        sharing.state = .loading(done: 0, of: nil)
        sharing.nextProgress = .now
        sharing.task = Task { [run = sharing.run] in
            do throws(LicenseDriverError) {
                let inventory = try await licenseDriver.licenses(in: source, detail: detail) {
                    self.advance(run, to: $0, of: $1)
                }
                end(run, with: .success(inventory))
            } catch {
                end(run, with: .failure(error))
            }
        }
    }

    private func advance(_ run: Int, to done: Int, of total: Int) {
        sharing.withLock { sharing in
            guard run == sharing.run, sharing.state.isVisiblyBehind(done, of: total) else { return }
            let now = ContinuousClock.now
            if now < sharing.nextProgress { return }
            sharing.nextProgress = now + progressInterval
            sharing.send(.loading(done: done, of: total))
        }
    }

    private func end(_ run: Int, with state: State) {
        let observers = sharing.withLock { sharing -> [AsyncStream<State>.Continuation] in
            guard run == sharing.run, sharing.task != nil else { return [] }
            sharing.send(state)
            sharing.task = nil
            defer { sharing.observers = [:] }
            return Array(sharing.observers.values)
        }
        // Not under the lock: ending a stream calls `leave`.
        for observer in observers { observer.finish() }
    }
}

extension LoadState {
    /// Whether so much has been done since that an observer should hear of it: a hundredth of all,
    /// which bounds the states of a scan however often the driver speaks.
    fileprivate func isVisiblyBehind(_ done: Int, of total: Int) -> Bool {
        guard case .loading(let before, let known) = self, total > 0 else { return false }
        return known == nil || done * 100 / total > before * 100 / total
    }
}
