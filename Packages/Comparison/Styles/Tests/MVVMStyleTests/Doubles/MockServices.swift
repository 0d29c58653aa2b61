import DomainLayer
import LicenseViews
import StyleDoubles
import Synchronization
import Wording

@testable import MVVMStyle

/// Gives stubbed answers, and records its calls.
final class MockLicenseInventoryService: LicenseInventoryServiceProtocol {
    enum Call: Equatable { case load, hasChanged }

    /// The progress and result of a load; the last answer is repeated.
    typealias Answer = (
        progress: [LoadProgress], result: Result<PackageInventory, LicenseDriverError>
    )

    private let answers: [Answer]
    private let changes: Bool
    private let onCall: @Sendable (Call) async -> Void
    private let recorded = Mutex<[Call]>([])
    private let loading = Mutex<Task<Void, Never>?>(nil)

    /// - Parameters:
    ///   - changes: the result of every check for changes.
    ///   - onCall: awaited by each call before it answers.
    init(
        _ answers: [Answer], changes: Bool = false,
        onCall: @escaping @Sendable (Call) async -> Void = { _ in }
    ) {
        self.answers = answers
        self.changes = changes
        self.onCall = onCall
    }

    var calls: [Call] { recorded.withLock(\.self) }

    func load() -> AsyncStream<LoadState<PackageInventory, LicenseDriverError>> {
        let number = recorded.withLock { calls in
            calls.append(.load)
            return calls.count { $0 == .load } - 1
        }
        let answer = answers[min(number, answers.count - 1)]
        let (states, continuation) = AsyncStream.makeStream(
            of: LoadState<PackageInventory, LicenseDriverError>.self)
        let task = Task {
            for step in answer.progress { continuation.yield(.loading(step)) }
            await onCall(.load)
            switch answer.result {
            case .success(let inventory): continuation.yield(.success(inventory))
            case .failure(let error): continuation.yield(.failure(error))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        loading.withLock { $0 = task }
        return states
    }

    func finish() async {
        await loading.withLock(\.self)?.value
    }

    func inventories() -> AsyncStream<PackageInventory> {
        AsyncStream { continuation in
            for answer in answers {
                if case .success(let inventory) = answer.result { continuation.yield(inventory) }
            }
        }
    }

    func hasChanged() async -> Bool {
        recorded.withLock { $0.append(.hasChanged) }
        await onCall(.hasChanged)
        return changes
    }
}

/// Gives a text with the package's name, or an error, and records the requested packages.
final class MockLicenseTextService: LicenseTextServiceProtocol {
    private let error: LicenseDriverError?
    private let onRead: @Sendable (PackageLicense.ID) async -> Void
    private let recorded = Mutex<[PackageLicense.ID]>([])

    /// - Parameter onRead: awaited by each read.
    init(
        error: LicenseDriverError? = nil,
        onRead: @escaping @Sendable (PackageLicense.ID) async -> Void = { _ in }
    ) {
        self.error = error
        self.onRead = onRead
    }

    var calls: [PackageLicense.ID] { recorded.withLock(\.self) }

    func text(of entry: PackageLicense) async throws(LicenseDriverError) -> SheetText {
        recorded.withLock { $0.append(entry.id) }
        await onRead(entry.id)
        if let error { throw error }
        return .sample(of: entry)
    }
}

struct MockInstallationService: InstallationServiceProtocol {
    let result: Result<InstallationGraph, LicenseDriverError>

    func graph() async throws(LicenseDriverError) -> InstallationGraph { try result.get() }
}

/// Records the durations of sleeps, and wakes the sleepers when a test says so.
final class MockClockService: ClockServiceProtocol {
    let clock = ManualClock()
    private let recorded = Mutex<[Duration]>([])

    var calls: [Duration] { recorded.withLock(\.self) }

    func sleep(for duration: Duration) async throws {
        recorded.withLock { $0.append(duration) }
        try await clock.sleep(for: duration)
    }
}

extension SheetText {
    /// A text of one line, with the package's name.
    static func sample(of entry: PackageLicense) -> SheetText {
        let license = License(id: entry.id, name: entry.name, body: "Terms of \(entry.title).\n")
        return SheetText(license, evidence: entry.statements)
    }
}

extension PackageInventory {
    init(_ entries: [PackageLicense]) {
        self.init(entries: entries, index: PackageRowIndex(.orchard(entries)))
    }
}

extension PackageLicense {
    /// - Parameter lines: the lines of each of its statements.
    init(_ name: String, version: String = "1", lines: [ClosedRange<Int>] = []) {
        self.init(
            name: name, version: version, architecture: "all",
            statements: lines.map { LicenseStatement(expression: nil, lines: $0, basis: .none) })
    }
}
