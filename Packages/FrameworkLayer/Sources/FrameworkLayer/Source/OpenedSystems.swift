import DebianImages
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

    /// - Parameter listingFiles: whether the lists of packages' files will be asked for.
    func root(
        of source: InventorySource, listingFiles: Bool = false
    ) throws(LicenseDriverError) -> InstalledRoot {
        guard case .layer(let number, let image) = source else {
            return InstalledRoot(try open(source, listingFiles: listingFiles))
        }
        let opened = try open(image, listingFiles: listingFiles)
        do throws(OpeningError) {
            if let system = try opened.system(throughLayer: number) {
                return InstalledRoot(system, of: opened)
            }
        } catch {
            throw LicenseDriverError(error, of: image)
        }
        throw .unreadableArchive(image, .missingLayer(number))
    }

    private func open(
        _ source: InventorySource, listingFiles: Bool
    ) throws(LicenseDriverError) -> OpenedSystem {
        // One lock for all sources: two callers must not both read one source, least of all a pipe,
        // and reading two large ones at once would take no less time and twice the memory.
        try opened.withLock { opened throws(LicenseDriverError) in
            if let known = opened[source], known.stamp?.isCurrent == true,
                known.includesFileLists || !listingFiles
            {
                return known
            }
            do throws(OpeningError) {
                let new = try OpenedSystem(source, includesFileLists: listingFiles)
                if new.stamp != nil { opened[source] = new }
                return new
            } catch {
                throw LicenseDriverError(error, of: source)
            }
        }
    }
}

extension OpenedSystem {
    fileprivate init(
        _ source: InventorySource, includesFileLists: Bool
    ) throws(OpeningError) {
        var options = OpeningOptions(includesFileLists: includesFileLists)
        switch source {
        case .standard: try self.init(at: .path("/"), options)
        case .root(let input, let platform, let isVerified):
            (options.platform, options.isVerifying) = (platform, isVerified)
            try self.init(at: SystemPlace(input), options)
        case .packages(let paths): try self.init(at: .packages(paths), options)
        case .layer(_, let image):
            try self.init(image, includesFileLists: includesFileLists)
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
