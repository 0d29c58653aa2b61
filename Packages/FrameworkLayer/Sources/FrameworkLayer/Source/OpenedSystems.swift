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
    /// - Parameter listingFiles: whether the lists of packages' files will be asked for.
    func open(
        _ source: InventorySource, listingFiles: Bool = false
    ) throws(LicenseDriverError) -> OpenedSystem {
        var options = OpeningOptions(includesFileLists: listingFiles)
        switch source {
        case .standard: return try open(source, at: .path("/"), options)
        case .packages(let paths): return try open(source, at: .packages(paths), options)
        case .root(let input, let platform, let isVerified):
            (options.platform, options.isVerifying) = (platform, isVerified)
            return try open(source, at: SystemPlace(input), options)
        case .layer(let number, let image):
            let whole = try open(image, listingFiles: listingFiles)
            do throws(OpeningError) {
                if let state = try whole.throughLayer(number) { return state }
            } catch {
                throw LicenseDriverError(error, of: image)
            }
            throw .unreadableArchive(image, .missingLayer(number))
        }
    }

    private func open(
        _ source: InventorySource, at place: SystemPlace, _ options: OpeningOptions
    ) throws(LicenseDriverError) -> OpenedSystem {
        // One lock for all sources: two callers must not both read one source, least of all a pipe,
        // and reading two large ones at once would take no less time and twice the memory.
        try opened.withLock { opened throws(LicenseDriverError) in
            if let known = opened[source], known.stamp?.isCurrent == true,
                known.includesFileLists || !options.includesFileLists
            {
                return known
            }
            do throws(OpeningError) {
                let new = try OpenedSystem(at: place, options)
                if new.stamp != nil { opened[source] = new }
                return new
            } catch {
                throw LicenseDriverError(error, of: source)
            }
        }
    }
}

extension SystemPlace {
    fileprivate init(_ input: InputSource) {
        self =
            switch input {
            case .path(let path): .path(path)
            case .standardInput: .standardInput
            }
    }
}

extension OpenedSystem {
    /// A hash of the state of dpkg's database, or of the archive that contains it.
    var revision: InventoryRevision {
        InventoryRevision(
            rawValue: UInt64(
                truncatingIfNeeded: stamp?.hashValue ?? system.revision.hashValue))
    }
}
