/// Which packages own a file, as dpkg's lists of files say: `var/lib/dpkg/info/NAME.list`, or
/// `NAME:ARCH.list` for packages that may be installed for several architectures at once.
///
/// Images without dpkg (distroless) have no such lists; nothing has an owner there.
public struct FileOwners: Sendable {
    /// The longest list that is read, in bytes.
    public static let sizeLimit = 1 << 28

    private let root: RootDirectory
    private let lists: RootFolder?
    private let packages: [InstalledPackage]

    /// - Parameters:
    ///   - root: the system that is asked.
    ///   - packages: the packages that may be owners.
    public init(root: RootDirectory, packages: [InstalledPackage]) {
        self.root = root
        self.packages = packages
        lists = try? root.folder("var/lib/dpkg/info")
    }

    /// The packages whose lists name the path or, where none does, a path that leads to the same
    /// name in the same folder: `/usr/bin/ls` may be listed as `/bin/ls`.
    ///
    /// - Parameter path: an absolute path inside the root; a relative one has no owner.
    /// - Returns: them in the order of the packages; empty where nothing owns it.
    public func owners(of path: String) -> [InstalledPackage] {
        guard let query = OwnedPath(path) else { return [] }
        var exact: [InstalledPackage] = []
        var similar: [(package: InstalledPackage, folders: [String])] = []
        var buffer = FileBuffer()
        for package in packages where readList(of: package, into: &buffer) {
            let found = buffer.withBytes { query.search($0) }
            if found.isExact { exact.append(package) }
            if !found.folders.isEmpty { similar.append((package, found.folders)) }
        }
        guard exact.isEmpty, let folder = try? root.folder(query.folder) else { return exact }
        return similar.filter { _, folders in
            folders.contains { (try? root.folder($0))?.isSameFolder(as: folder) ?? false }
        }.map(\.package)
    }

    private func readList(of package: InstalledPackage, into buffer: inout FileBuffer) -> Bool {
        guard let lists, package.name.isFileName, package.architecture.isFileName else {
            return false
        }
        return [package.name, package.id].contains { name in
            (try? lists.read("\(name).list", limit: FileOwners.sizeLimit, into: &buffer)) != nil
        }
    }
}
