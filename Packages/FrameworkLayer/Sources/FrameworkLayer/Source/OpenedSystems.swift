import DebianImages
import DomainLayer
import Synchronization

/// The images, packages and tars that drivers have read, so that each is read once for all that is
/// asked of it. A folder is opened anew each time.
///
/// What was read is held until its file changes; standard input, which can't be read again, as long
/// as the process runs.
public final class OpenedSystems: Sendable {
    /// The one that all drivers share.
    public static let shared = OpenedSystems()

    private let opened = Mutex<[InventorySource: OpenedSource]>([:])

    /// With nothing opened.
    public init() {}

    /// - Parameter listingFiles: whether the lists of packages' files will be asked for.
    func root(
        of source: InventorySource, listingFiles: Bool = false
    ) throws(LicenseDriverError) -> InstalledRoot {
        guard case .layer(let number, let image) = source else {
            return InstalledRoot(try open(source, listingFiles: listingFiles))
        }
        let opened = try open(image, listingFiles: listingFiles)
        do throws(SourceError) {
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
    ) throws(LicenseDriverError) -> OpenedSource {
        // One lock for all: two that want the same source must not both read it, least of all a
        // pipe, and to read two large ones at once would take no less time and twice the memory.
        try opened.withLock { opened throws(LicenseDriverError) in
            if let known = opened[source], known.stamp?.isCurrent == true,
                known.includesFileLists || !listingFiles
            {
                return known
            }
            do throws(SourceError) {
                let new = try OpenedSource.open(
                    SourceRequest(source, includesFileLists: listingFiles))
                if new.stamp != nil { opened[source] = new }
                return new
            } catch {
                throw LicenseDriverError(error, of: source)
            }
        }
    }
}

extension SourceRequest {
    fileprivate init(_ source: InventorySource, includesFileLists: Bool) {
        var platform: String?
        var isVerifying = true
        let place: Place
        switch source {
        case .standard: place = .path("/")
        case .root(let input, let name, let isVerified):
            place =
                switch input {
                case .path(let path): .path(path)
                case .standardInput: .standardInput
                }
            (platform, isVerifying) = (name, isVerified)
        case .packages(let paths): place = .packages(paths)
        case .layer(_, let image):
            self.init(image, includesFileLists: includesFileLists)
            return
        }
        self.init(
            place, platform: platform, includesFileLists: includesFileLists,
            isVerifying: isVerifying)
    }
}
