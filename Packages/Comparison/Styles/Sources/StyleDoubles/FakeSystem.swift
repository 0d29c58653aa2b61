public import DomainLayer
import Synchronization

/// A system on which a test installs and removes packages, with the drivers that read it.
public final class FakeSystem: LicenseDriverProtocol, TextOnlyDriver, GraphOnlyDriver {
    private struct Contents {
        var result: Result<LicenseInventory, LicenseDriverError>
        var revision: UInt64 = 0
        /// Why the dependency graph can't be read; nil if it can.
        var installationError: LicenseDriverError?
        var reads = 0
        var cancellations = 0
        var texts = 0
        var isHeld = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let contents: Mutex<Contents>

    /// - Parameter entries: the installed packages.
    public init(_ entries: [PackageLicense] = PackageLicense.samples) {
        contents = Mutex(Contents(result: .success(.orchard(entries))))
    }

    /// How often the inventory was read.
    public var reads: Int { contents.withLock(\.reads) }

    /// How many readings of the inventory were cancelled.
    public var cancellations: Int { contents.withLock(\.cancellations) }

    /// How often a text was read.
    public var texts: Int { contents.withLock(\.texts) }

    /// Replaces the installed packages, with a new revision.
    public func install(_ entries: [PackageLicense]) {
        contents.withLock {
            $0.result = .success(.orchard(entries))
            $0.revision += 1
        }
    }

    /// Replaces the installed packages, with the old revision.
    public func replace(with entries: [PackageLicense]) {
        contents.withLock { $0.result = .success(.orchard(entries)) }
    }

    /// Makes all reads fail from now on.
    public func fail(with error: LicenseDriverError) {
        contents.withLock {
            $0.result = .failure(error)
            $0.revision += 1
        }
    }

    /// Makes reading the dependency graph fail from now on.
    public func failInstallation(with error: LicenseDriverError) {
        contents.withLock { $0.installationError = error }
    }

    /// Makes readers of the inventory wait after half of it.
    public func hold() { contents.withLock { $0.isHeld = true } }

    /// Lets all waiting readers continue.
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
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let total = contents.withLock {
            $0.reads += 1
            return (try? $0.result.get().entries.count) ?? 0
        }
        onProgress(.packages(done: total / 2, of: total))
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
        if let error = contents.withLock(\.installationError) { throw error }
        return InstallationGraph([
            .init("apple:all", dependencies: ["birch:all"], isAutomatic: false),
            .init("birch:all", isAutomatic: true), .init("cedar:all", isAutomatic: true),
        ])
    }
}

extension LicenseInventory {
    /// The invented system of all tests, with these packages.
    public static func orchard(_ entries: [PackageLicense]) -> LicenseInventory {
        LicenseInventory(
            system: SystemIdentity(id: "orchard", versionID: "1", name: "Orchard 1"),
            entries: entries)
    }
}

extension PackageLicense {
    /// Three packages: with two licenses, with one, and without a copyright file.
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

/// A driver that only gives the text of a package, which is all that a browser asks it for.
public protocol TextOnlyDriver: LicenseTextDriverProtocol {}

extension TextOnlyDriver {
    public func notices(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        throw .cancelled
    }

    public func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles {
        throw .cancelled
    }
}

/// A driver that only says why packages are installed, which is all that a browser asks it for.
public protocol GraphOnlyDriver: InstallationDriverProtocol {}

extension GraphOnlyDriver {
    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID] { [] }

    public func packageFiles(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID: PackageFile] { [:] }
}
