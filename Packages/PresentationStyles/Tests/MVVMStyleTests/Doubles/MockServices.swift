import DomainLayer
import LicenseViews
import StyleDoubles
import Synchronization

@testable import MVVMStyle

/// Gives what was stubbed, and records what was asked.
final class MockLicenseInventoryService: LicenseInventoryServiceProtocol {
    enum Call: Equatable { case read, hasChanged }

    /// How far a reading says that it is, and what it gives; the last one is given again.
    typealias Reading = (
        progress: [ReadingProgress], result: Result<PackageInventory, LicenseDriverError>
    )

    private let readings: [Reading]
    private let changes: Bool
    private let onRead: @Sendable (_ number: Int) async -> Void
    private let recorded = Mutex<[Call]>([])

    /// - Parameters:
    ///   - changes: what every look for changes says.
    ///   - onRead: what a reading waits for, by its number from 0.
    init(
        _ readings: [Reading], changes: Bool = false,
        onRead: @escaping @Sendable (_ number: Int) async -> Void = { _ in }
    ) {
        self.readings = readings
        self.changes = changes
        self.onRead = onRead
    }

    var calls: [Call] { recorded.withLock(\.self) }

    func read(
        telling progress: AsyncStream<ReadingProgress>.Continuation
    ) async throws(LicenseDriverError) -> PackageInventory {
        let number = recorded.withLock { calls in
            calls.append(.read)
            return calls.count { $0 == .read } - 1
        }
        let reading = readings[min(number, readings.count - 1)]
        for step in reading.progress { progress.yield(step) }
        await onRead(number)
        progress.finish()
        return try reading.result.get()
    }

    func hasChanged() async -> Bool {
        recorded.withLock { $0.append(.hasChanged) }
        return changes
    }
}

/// Gives a text of a package's name, or an error; records which packages were asked for.
final class MockLicenseTextService: LicenseTextServiceProtocol {
    private let error: LicenseDriverError?
    private let onRead: @Sendable (LicenseEntry.ID) async -> Void
    private let recorded = Mutex<[LicenseEntry.ID]>([])

    /// - Parameter onRead: what a reading waits for.
    init(
        error: LicenseDriverError? = nil,
        onRead: @escaping @Sendable (LicenseEntry.ID) async -> Void = { _ in }
    ) {
        self.error = error
        self.onRead = onRead
    }

    var calls: [LicenseEntry.ID] { recorded.withLock(\.self) }

    func text(of entry: LicenseEntry) async throws(LicenseDriverError) -> SheetText {
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

/// Records for how long was waited, and wakes whom a test wants to be woken.
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
    /// A line that names the package.
    static func sample(of entry: LicenseEntry) -> SheetText {
        let license = License(id: entry.id, name: entry.name, body: "Terms of \(entry.title).\n")
        return SheetText(license, evidence: entry.statements)
    }
}

extension PackageInventory {
    /// - Parameter id: the number of the reading.
    init(_ entries: [LicenseEntry], id: Int = 1) {
        let system = SystemIdentity(id: "orchard", versionID: "1", name: "Orchard 1")
        let index = PackageRowIndex(LicenseInventory(system: system, entries: entries))
        self.init(id: id, entries: entries, index: index)
    }
}

extension LicenseEntry {
    /// - Parameter lines: those that each of its statements rests on.
    init(_ name: String, version: String = "1", lines: [ClosedRange<Int>] = []) {
        self.init(
            name: name, version: version, architecture: "all",
            statements: lines.map { LicenseStatement(expression: nil, lines: $0, basis: .none) })
    }
}
