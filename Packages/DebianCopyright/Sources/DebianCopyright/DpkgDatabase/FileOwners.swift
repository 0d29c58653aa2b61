/// Which packages own a file, as dpkg's lists of files say: `var/lib/dpkg/info/NAME.list`, or
/// `NAME:ARCH.list` for packages that may be installed for several architectures at once.
///
/// Images without dpkg (distroless) have no such lists; nothing has an owner there.
struct FileOwners: Sendable {
    /// The longest list that is read, in bytes.
    static let sizeLimit = 1 << 28

    private let root: RootDirectory
    private let lists: RootFolder?
    private let packages: [InstalledPackage]

    /// - Parameters:
    ///   - root: the system that is asked.
    ///   - packages: the packages that may be owners.
    init(root: RootDirectory, packages: [InstalledPackage]) {
        self.root = root
        self.packages = packages
        lists = try? root.folder("var/lib/dpkg/info")
    }

    /// The packages whose lists name the path or, if none does, a path that leads to the same
    /// name in the same folder: `/usr/bin/ls` may be listed as `/bin/ls`.
    ///
    /// - Parameter path: an absolute path inside the root; a relative one has no owner.
    /// - Returns: them in the order of the packages; empty if nothing owns it.
    func owners(of path: String) -> [InstalledPackage] {
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

/// A path to look for in lists of files.
struct OwnedPath {
    /// The folder's absolute path, without a slash at its end; empty for the root.
    let folder: String
    /// The slash before the last name, and that name.
    private let ending: [UInt8]
    private let whole: [UInt8]

    /// - Returns: nil if the path is relative or names no file.
    init?(_ path: String) {
        let slash = UInt8(ascii: "/")
        var names = path.utf8.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
        guard path.utf8.first == slash, let last = names.popLast(), !last.elementsEqual("..".utf8)
        else { return nil }
        folder = names.map { "/\(Substring($0))" }.joined()
        ending = [slash] + last
        whole = Array(folder.utf8) + ending
    }

    /// Looks through a list, one absolute path a line.
    ///
    /// - Returns: whether it has the path, and the folders of other paths with the same last name.
    func search(_ list: ByteView) -> (isExact: Bool, folders: [String]) {
        var isExact = false
        var folders: [String] = []
        ByteView.withBytes(of: ending) { ending in
            ByteView.withBytes(of: whole) { whole in
                for line in ByteLines(list) {
                    let length = line.bytes.count - ending.count
                    guard length >= 0, line.bytes[length..<line.bytes.count] == ending else {
                        continue
                    }
                    if line.bytes == whole {
                        isExact = true
                    } else {
                        folders.append(String(line.bytes[0..<length]))
                    }
                }
            }
        }
        return (isExact, folders)
    }
}
