import AlpinePackages
import DebianSystems
import DomainLayer
import Synchronization

/// The images, packages and tars that drivers have read, each of which is read once for all
/// drivers. A folder is opened again each time.
///
/// What was read is kept until its file changes; standard input, which can't be read again, as long
/// as the process runs.
public final class OpenedSystems: Sendable {
    /// The instance that all drivers share.
    public static let shared = OpenedSystems()

    private let opened = Mutex<[InventorySource: OpenedSystem]>([:])

    /// Makes an instance without opened systems.
    public init() {}

    /// Opens the system of a source, unless it is known and unchanged.
    ///
    /// - Parameters:
    ///   - listingFiles: whether the lists of packages' files will be asked for.
    ///   - onProgress: called with the bytes read if an archive must be read. It must not open a
    ///     system.
    func open(
        _ source: InventorySource, listingFiles: Bool = false,
        onProgress: (@Sendable (LoadProgress) -> Void)? = nil
    ) throws(LicenseDriverError) -> OpenedSystem {
        guard case .layer(let number, let image) = source else {
            return try open(source, OpeningOptions(source, listingFiles), onProgress)
        }
        let whole = try open(image, listingFiles: listingFiles, onProgress: onProgress)
        do throws(OpeningError) {
            if let state = try whole.throughLayer(number) { return state }
        } catch {
            throw LicenseDriverError(error, of: image)
        }
        throw .unreadableArchive(image, .missingLayer(number))
    }

    /// Opens a system as ``open(_:listingFiles:onProgress:)`` does, without holding up those who
    /// show the progress.
    ///
    /// Reading an archive, or waiting until another one was read, takes a thread for seconds. Tasks
    /// of one priority share as many threads as there are processors; those of a lower priority
    /// have others.
    func opened(
        _ source: InventorySource, onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> OpenedSystem {
        let opening = Task.detached(priority: .utility) {
            Result { () throws(LicenseDriverError) in
                try self.open(source, onProgress: onProgress)
            }
        }
        return try await withTaskCancellationHandler {
            await opening.value
        } onCancel: {
            opening.cancel()
        }.get()
    }

    /// A mark of what the source holds now, for which no archive is read.
    func revision(of source: InventorySource) throws(LicenseDriverError) -> InventoryRevision {
        if case .layer(_, let image) = source { return try revision(of: image) }
        let known = opened.withLock(\.self)[source]?.stamp
        if let known, known.isCurrent { return InventoryRevision(known) }
        do throws(OpeningError) {
            if let stamp = try SystemPlace(source).stamp() { return InventoryRevision(stamp) }
        } catch {
            throw LicenseDriverError(error, of: source)
        }
        return try open(source).revision
    }

    private func open(
        _ source: InventorySource, _ options: OpeningOptions,
        _ onProgress: (@Sendable (LoadProgress) -> Void)?
    ) throws(LicenseDriverError) -> OpenedSystem {
        let onBytes = onProgress.map { onProgress in
            { @Sendable (done: Int, total: Int?) in
                onProgress(.bytes(done: done, of: total, in: source))
            }
        }
        // One lock for all sources: two callers must not both read one source, least of all a pipe,
        // and reading two large ones at once would take no less time and twice the memory.
        return try opened.withLock { opened throws(LicenseDriverError) in
            if let known = opened[source], known.stamp?.isCurrent == true,
                known.includesFileLists || !options.includesFileLists
            {
                return known
            }
            do throws(OpeningError) {
                let new = try OpenedSystem(at: SystemPlace(source), options, onProgress: onBytes)
                if new.stamp != nil { opened[source] = new }
                return new
            } catch {
                throw LicenseDriverError(error, of: source)
            }
        }
    }
}

extension SystemPlace {
    /// The place to read; for a layer, that of its image.
    fileprivate init(_ source: InventorySource) {
        self =
            switch source {
            case .standard: .path("/")
            case .root(.path(let path), _, _): .path(path)
            case .root(.standardInput, _, _): .standardInput
            case .packages(let paths): .packages(paths)
            case .layer(_, let image): SystemPlace(image)
            }
    }
}

extension OpeningOptions {
    fileprivate init(_ source: InventorySource, _ listingFiles: Bool) {
        self.init(includesFileLists: listingFiles)
        if case .root(_, let platform, let isVerified) = source {
            (self.platform, isVerifying) = (platform, isVerified)
        }
    }
}

extension OpenedSystem {
    /// A mark of the package databases, or of the archive that contains them.
    var revision: InventoryRevision {
        if let stamp { return InventoryRevision(stamp) }
        return InventoryRevision([
            AnyHashable(system.revision), AnyHashable(AlpineSystem(system).revision),
        ])
    }
}

extension InventoryRevision {
    /// - Parameter state: what changes if the source does.
    fileprivate init(_ state: some Hashable) {
        self.init(rawValue: UInt64(truncatingIfNeeded: state.hashValue))
    }
}
