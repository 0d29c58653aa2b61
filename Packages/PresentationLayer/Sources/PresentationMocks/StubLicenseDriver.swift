public import DomainLayer
import PresentationLayer

/// Gives made-up systems, a ``Scenario`` each, and always the same ones.
///
/// `InventorySource.root` names the scenario; `.standard` is ``Scenario/samples``.
public struct StubLicenseDriver: LicenseDriverProtocol {
    private let tick: Duration
    private let stop: Int?

    /// - Parameters:
    ///   - tick: how long ``Scenario/slow`` waits before each of its steps.
    ///   - stop: behind how many packages it comes to a halt until it is cancelled; nil for none.
    public init(tick: Duration = .milliseconds(110), stop: Int? = nil) {
        self.tick = tick
        self.stop = stop
    }

    /// The driver's work is done on a thread of its own, as the real one's is.
    @concurrent
    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let scenario = try Scenario(source)
        if Task.isCancelled { throw .cancelled }
        var inventory = try scenario.inventory
        inventory.keep(detail)
        let total = inventory.entries.count
        if scenario == .slow {
            for done in 0..<total {
                onProgress(done, total)
                let pause = done == stop ? .seconds(1 << 30) : tick
                do { try await Task.sleep(for: pause) } catch { throw .cancelled }
            }
        }
        onProgress(total, total)
        return inventory
    }

    /// Always the same, for what was made up never changes.
    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        _ = try Scenario(source)
        return InventoryRevision(rawValue: 0)
    }

    public func license(
        of entry: LicenseEntry, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        let body: String? =
            switch try Scenario(source) {
            case .samples, .slow: Samples.sound.text(of: entry.id)
            case .troubled: Samples.all.text(of: entry.id)
            case .spring: Samples.spring.text(of: entry.id)
            case .large: LargeInventory.text(of: entry)
            case .empty: nil
            case .failure: throw Scenario.databaseFailure
            }
        guard let body else { throw .noText(entry.id) }
        return License(id: entry.id, name: entry.name, body: body)
    }

    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [LicenseEntry.ID] {
        switch try Scenario(source) {
        case .samples, .slow: Samples.sound.owners(of: path)
        case .troubled: Samples.all.owners(of: path)
        case .spring: Samples.spring.owners(of: path)
        case .large: LargeInventory.entries.filter { $0.copyrightFile == path }.map(\.id)
        case .empty: []
        case .failure: throw Scenario.databaseFailure
        }
    }

    /// No file is read: a package's name, or the path of its copyright file, gives what that file
    /// states, and standard input always holds that of `lantern`.
    public func identify(
        _ source: IdentificationSource
    ) async throws(LicenseDriverError) -> IdentifiedFile {
        let name = source == .standardInput ? "lantern" : source.name
        guard let sample = Samples.all.readable(name) else {
            throw .unreadableFile(source, .system(message: "No such file or directory"))
        }
        return IdentifiedFile(sample.entry, of: source)
    }
}

extension LicenseInventory {
    /// Leaves out what nobody asked for.
    fileprivate mutating func keep(_ detail: InventoryDetail) {
        if !detail.contains(.texts) { texts = [:] }
        if !detail.contains(.digests) {
            for index in entries.indices { entries[index].textDigest = nil }
        }
    }
}

extension IdentifiedFile {
    /// What a package's copyright file states, under another name.
    fileprivate init(_ entry: LicenseEntry, of source: IdentificationSource) {
        self.init(
            source: source,
            format: entry.format ?? .text,
            basis: entry.basis,
            expression: entry.expression,
            mainExpression: entry.mainExpression,
            statements: entry.statements,
            findings: entry.findings)
    }
}
