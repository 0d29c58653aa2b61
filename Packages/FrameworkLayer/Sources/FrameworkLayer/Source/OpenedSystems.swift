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

    private let opened = Mutex<[SourceRequest: OpenedSource]>([:])

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
        guard let system = opened.system(throughLayer: number) else {
            throw .unreadableArchive(image, .missingLayer(number))
        }
        return InstalledRoot(system, of: opened)
    }

    private func open(
        _ source: InventorySource, listingFiles: Bool
    ) throws(LicenseDriverError) -> OpenedSource {
        let request = SourceRequest(source, listingFiles: listingFiles)
        // One at a time, for nothing is to be read twice.
        return try opened.withLock { opened throws(LicenseDriverError) in
            for known in request.sufficient {
                if let source = opened[known], source.stamp?.isCurrent == true { return source }
            }
            let new: OpenedSource
            do throws(SourceError) {
                new = try OpenedSource.open(request)
            } catch {
                throw LicenseDriverError(error, of: source)
            }
            if new.stamp != nil { opened[request] = new }
            return new
        }
    }
}

extension SourceRequest {
    fileprivate init(_ source: InventorySource, listingFiles: Bool) {
        switch source {
        case .standard: self.init(.path("/"), includesFileLists: listingFiles)
        case .root(let path): self.init(.path(path), includesFileLists: listingFiles)
        case .archive(.path(let path), let platform):
            self.init(.path(path), platform: platform, includesFileLists: listingFiles)
        // Read once, with all that may be asked for.
        case .archive(.standardInput, let platform):
            self.init(.standardInput, platform: platform, includesFileLists: true)
        case .packages(let paths): self.init(.packages(paths), includesFileLists: listingFiles)
        case .layer(_, let image): self.init(image, listingFiles: listingFiles)
        }
    }

    /// The requests that give what this one asks for.
    fileprivate var sufficient: [SourceRequest] {
        var wider = self
        wider.includesFileLists = true
        return includesFileLists ? [self] : [wider, self]
    }
}
