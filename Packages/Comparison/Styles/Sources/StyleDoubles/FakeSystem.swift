public import DomainLayer
import Synchronization

/// A system that a test installs and removes packages on, with the drivers that read it.
public final class FakeSystem: LicenseDriverProtocol, TextOnlyDriver, GraphOnlyDriver {
    private struct Contents {
        var result: Result<LicenseInventory, LicenseDriverError>
        var revision: UInt64 = 0
        var reads = 0
        var cancellations = 0
        var texts = 0
        var isHeld = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let contents: Mutex<Contents>

    /// - Parameter entries: the packages that are installed.
    public init(_ entries: [PackageLicense] = PackageLicense.samples) {
        contents = Mutex(Contents(result: .success(.orchard(entries))))
    }

    /// How often the inventory was asked for.
    public var reads: Int { contents.withLock(\.reads) }

    /// How many readings of the inventory were cancelled.
    public var cancellations: Int { contents.withLock(\.cancellations) }

    /// How often a text was asked for.
    public var texts: Int { contents.withLock(\.texts) }

    /// Other packages are installed from now on, under another revision.
    public func install(_ entries: [PackageLicense]) {
        contents.withLock {
            $0.result = .success(.orchard(entries))
            $0.revision += 1
        }
    }

    /// Other packages are installed from now on, which nothing tells.
    public func replace(with entries: [PackageLicense]) {
        contents.withLock { $0.result = .success(.orchard(entries)) }
    }

    /// Nothing can be read from now on.
    public func fail(with error: LicenseDriverError) {
        contents.withLock {
            $0.result = .failure(error)
            $0.revision += 1
        }
    }

    /// Has whoever reads the inventory wait after half of it.
    public func hold() { contents.withLock { $0.isHeld = true } }

    /// Lets all go on that wait.
    public func release() {
        let held = contents.withLock { contents in
            contents.isHeld = false
            defer { contents.held = [] }
            return contents.held
        }
        for continuation in held { continuation.resume() }
    }

    @concurrent
    public func licenses(
        in source: InventorySource, detail: InventoryDetail,
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let total = contents.withLock {
            $0.reads += 1
            return (try? $0.result.get().entries.count) ?? 0
        }
        onProgress(total / 2, total)
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isHeld = contents.withLock { contents in
                    let isHeld = contents.isHeld && !Task.isCancelled
                    if isHeld { contents.held.append(continuation) }
                    return isHeld
                }
                if !isHeld { continuation.resume() }
            }
        } onCancel: {
            release()
        }
        if Task.isCancelled {
            contents.withLock { $0.cancellations += 1 }
            throw .cancelled
        }
        return try contents.withLock(\.result).get()
    }

    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        InventoryRevision(rawValue: contents.withLock(\.revision))
    }

    public func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        contents.withLock { $0.texts += 1 }
        guard entry.copyrightFile != nil else { throw .noText(entry.id) }
        return License(
            id: entry.id, name: entry.name,
            body: "Files: *\nLicense: \(entry.name)\n Terms of \(entry.name).\n")
    }

    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        InstallationGraph([
            .init("apple:all", dependencies: ["birch:all"], isAutomatic: false),
            .init("birch:all", isAutomatic: true), .init("cedar:all", isAutomatic: true),
        ])
    }
}

extension LicenseInventory {
    /// The invented system that all tests show, with these packages.
    public static func orchard(_ entries: [PackageLicense]) -> LicenseInventory {
        LicenseInventory(
            system: SystemIdentity(id: "orchard", versionID: "1", name: "Orchard 1"),
            entries: entries)
    }
}

extension PackageLicense {
    /// Three packages: of two licenses, of one, and without a copyright file.
    public static var samples: [PackageLicense] {
        [
            sample("apple", .or([.mit, .zlib]), lines: [1...1, 2...3]),
            sample("birch", .isc, lines: [2...3]),
            PackageLicense(
                name: "cedar", version: "1", architecture: "all",
                reason: .missingFile(path: "/usr/share/doc/cedar/copyright")),
        ]
    }

    private static func sample(
        _ name: String, _ expression: LicenseExpression, lines: [ClosedRange<Int>]
    ) -> PackageLicense {
        PackageLicense(
            name: name, version: "1", architecture: "all",
            copyrightFile: "/usr/share/doc/\(name)/copyright", format: .machineReadable,
            basis: .declared,
            expression: expression,
            statements: lines.map {
                LicenseStatement(expression: expression, lines: $0, basis: .declared)
            })
    }
}

extension LicenseExpression {
    fileprivate static var mit: LicenseExpression { .license(LicenseTerm("MIT")) }
    fileprivate static var isc: LicenseExpression { .license(LicenseTerm("ISC")) }
    fileprivate static var zlib: LicenseExpression { .license(LicenseTerm("Zlib")) }
}
