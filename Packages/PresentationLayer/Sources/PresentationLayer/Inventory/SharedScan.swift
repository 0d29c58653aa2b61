import DomainLayer
import Synchronization

/// One inventory on its way, and those who watch it come.
///
/// The first observer starts the driver, the last to leave cancels it, and after that the next one
/// starts it anew. What has ended answers everybody who comes later. Where observers want updates,
/// the driver is asked again and again afterwards whether the system is still the same.
///
/// All this is decided under one lock rather than on an actor: the driver's threads tell their
/// progress from synchronous code, and it must be seen while they keep every core busy. Nobody
/// else's code runs under the lock, so it is never held for long.
final class SharedScan<LicenseDriver: LicenseDriverProtocol>: Sendable {
    typealias State = ScanSharing.State

    private let licenseDriver: LicenseDriver
    private let source: InventorySource
    private let detail: InventoryDetail
    private let pace: ScanPace
    private let sharing = Mutex(ScanSharing())

    init(
        _ licenseDriver: LicenseDriver,
        of source: InventorySource,
        detail: InventoryDetail,
        pace: ScanPace
    ) {
        self.licenseDriver = licenseDriver
        self.source = source
        self.detail = detail
        self.pace = pace
    }

    /// The state now and each later one.
    ///
    /// - Parameter wantsUpdates: whether the stream goes on behind a final state.
    func join(wantsUpdates: Bool) -> AsyncStream<State> {
        let (states, observer) = AsyncStream.makeStream(of: State.self)
        let number = sharing.withLock { sharing -> Int? in
            if case .idle = sharing.state { sharing.state = .loading(done: 0, of: nil) }
            observer.yield(sharing.state)
            if sharing.state.isFinal, !wantsUpdates { return nil }
            let number = sharing.add(observer, wantsUpdates: wantsUpdates)
            if sharing.task == nil { start(&sharing) }
            return number
        }
        if let number {
            observer.onTermination = { [self] _ in leave(number) }
        } else {
            observer.finish()
        }
        return states
    }

    private func leave(_ number: Int) {
        sharing.withLock { $0.remove(number) }?.cancel()
    }

    private func start(_ sharing: inout ScanSharing) {
        sharing.run += 1
        sharing.nextProgress = .now
        sharing.task = Task { [run = sharing.run, isRead = sharing.state.isFinal] in
            if !isRead { await read(run) }
            await watch(run)
        }
    }

    /// Reads the inventory for the first time, its progress told.
    private func read(_ run: Int) async {
        // Nobody minds a change where nobody waits for updates.
        let isWatched = sharing.withLock { $0.isWatched }
        let revision = isWatched ? await revision() : nil
        let state = await inventory { self.advance(run, to: $0, of: $1) }
        let finished = sharing.withLock { $0.end(run, with: state, at: revision) }
        // Not under the lock: ending a stream calls `leave`.
        for observer in finished { observer.finish() }
    }

    /// Looks for changes until nobody wants to hear of them.
    private func watch(_ run: Int) async {
        while sharing.withLock({ $0.goesOn(run) }) {
            do { try await pace.untilNextLook() } catch { return }
            let revision = await revision()
            guard sharing.withLock({ $0.run == run && $0.revision != revision }) else { continue }
            let state = await inventory { _, _ in }
            // Comparing takes a while, and nobody but this run changes a final state.
            let isOther = sharing.withLock(\.state) != state
            sharing.withLock { $0.replace(run, with: isOther ? state : nil, at: revision) }
        }
    }

    /// What the driver says of the system's state; its errors are states too.
    private func revision() async -> ScanSharing.Revision {
        do throws(LicenseDriverError) {
            return .success(try await licenseDriver.revision(of: source))
        } catch {
            return .failure(error)
        }
    }

    private func inventory(
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async -> State {
        do throws(LicenseDriverError) {
            return .success(
                try await licenseDriver.licenses(
                    in: source, detail: detail, onProgress: onProgress))
        } catch {
            return .failure(error)
        }
    }

    private func advance(_ run: Int, to done: Int, of total: Int) {
        sharing.withLock { $0.advance(run, to: done, of: total, every: pace.progressInterval) }
    }
}
