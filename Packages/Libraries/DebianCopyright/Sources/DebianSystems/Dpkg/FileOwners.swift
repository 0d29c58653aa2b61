/// Finds the packages that own a file in dpkg's file lists: `var/lib/dpkg/info/NAME.list`, or
/// `NAME:ARCH.list` for packages that can be installed for several architectures at once.
///
/// Images without dpkg (distroless) have no such lists, so no file there has an owner.
struct FileOwners: Sendable {
    /// The size limit of a list, in bytes.
    static let sizeLimit = 1 << 28

    private let root: RootDirectory
    private let lists: RootFolder?
    private let packages: [InstalledPackage]
    private let steps: Int

    /// - Parameters:
    ///   - root: the system to search.
    ///   - packages: the packages that may be owners.
    ///   - steps: the most names to look up for one answer. On a large system, a tenth suffices to
    ///     distinguish all files of one name; a hostile system's lists could have a detour in each
    ///     line.
    init(root: RootDirectory, packages: [InstalledPackage], steps: Int = 1_000_000) {
        self.root = root
        self.packages = packages
        self.steps = steps
        lists = try? root.folder("var/lib/dpkg/info")
    }

    /// The packages whose lists name the path or, if there are none, a path to that name in that
    /// folder: `/usr/bin/ls` may be listed as `/bin/ls`.
    ///
    /// - Parameter path: an absolute path inside the root; a relative one has no owner.
    /// - Returns: the owners in the order of the packages; empty if there are none.
    func owners(of path: String) -> [InstalledPackage] {
        guard let lists, let query = OwnedPath(path) else { return [] }
        var search = ListSearch(for: query, in: lists)
        let numbers = packages.map { search.number(ofListOf: $0) }
        var owning = search.mentions.map(\.isExact)
        if !owning.contains(true), let folder = try? root.folder(query.folder) {
            var paths = PathsOfFolder(folder, in: root, steps: steps)
            owning = search.mentions.map { $0.folders.contains { paths.contains($0) } }
        }
        return zip(packages, numbers).compactMap { package, list in
            list.map { owning[$0] } == true ? package : nil
        }
    }
}

/// Searches the lists of packages for a path; a list that packages share is searched once.
private struct ListSearch {
    private let query: OwnedPath
    private let folder: RootFolder
    private var numbers: [FileState: Int] = [:]
    private var buffer = FileBuffer()
    /// The result for each list, by the lists' numbers.
    private(set) var mentions: [OwnedPath.Mentions] = []

    init(for query: OwnedPath, in folder: RootFolder) {
        self.query = query
        self.folder = folder
    }

    /// The number of the package's list; nil if it has none that can be read.
    mutating func number(ofListOf package: InstalledPackage) -> Int? {
        guard package.name.isFileName, package.architecture.isFileName else { return nil }
        for name in [package.name, package.id] {
            guard let file = try? folder.open("\(name).list".utf8) else { continue }
            if let number = numbers[file.state] { return number }
            guard (try? file.read(limit: FileOwners.sizeLimit, into: &buffer)) != nil else {
                continue
            }
            numbers[file.state] = mentions.count
            mentions.append(buffer.withBytes(query.search))
            return mentions.count - 1
        }
        return nil
    }
}

/// The paths known to lead to a folder, or not, each looked up once.
private struct PathsOfFolder {
    private let folder: RootFolder
    private let root: RootDirectory
    private var known: [String: Bool] = [:]
    /// The number of names that may still be looked up.
    private var steps: Int

    init(_ folder: RootFolder, in root: RootDirectory, steps: Int) {
        self.folder = folder
        self.root = root
        self.steps = steps
    }

    mutating func contains(_ path: String) -> Bool {
        if let known = known[path] { return known }
        let other = try? root.folder(path, steps: &steps)
        let leadsThere = other?.isSameFolder(as: folder) ?? false
        known[path] = leadsThere
        return leadsThere
    }
}

/// A path to search for in file lists.
struct OwnedPath {
    /// The folder's absolute path without a trailing slash; empty for the root.
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

    /// The occurrences of a path in a list.
    struct Mentions {
        /// Whether the list has the path itself.
        var isExact = false
        /// The folders of the other paths that end in the path's last name.
        var folders: [String] = []
    }

    /// Searches a list with one absolute path on each line.
    func search(_ list: ByteView) -> Mentions {
        var mentions = Mentions()
        ByteView.withBytes(of: ending) { ending in
            ByteView.withBytes(of: whole) { whole in
                for line in ByteLines(list) {
                    let length = line.bytes.count - ending.count
                    guard length >= 0, line.bytes[length..<line.bytes.count] == ending else {
                        continue
                    }
                    if line.bytes == whole {
                        mentions.isExact = true
                    } else {
                        mentions.folders.append(String(line.bytes[0..<length]))
                    }
                }
            }
        }
        return mentions
    }
}
