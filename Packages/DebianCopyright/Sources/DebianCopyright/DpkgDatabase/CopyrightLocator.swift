#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds the copyright files of packages.
///
/// The folder `usr/share/doc` is looked up once and stays open. Any number of threads may use one
/// locator.
struct CopyrightLocator: Sendable {
    private let documentation: Result<RootFolder, FileProblem>
    private let filters: PathFilters

    init(root: RootDirectory) {
        documentation = Result { () throws(FileProblem) in try root.folder("usr/share/doc") }
        filters = PathFilters(root: root)
    }

    /// Reads the package's own file, ``InstalledPackage/copyrightPath``, through whatever links
    /// lead to it.
    ///
    /// - Parameters:
    ///   - package: whose file is read.
    ///   - limit: the longest file that is read, in bytes.
    ///   - buffer: takes the bytes.
    /// - Throws: ``FileProblem``, with an empty buffer.
    func read(
        _ package: InstalledPackage, limit: Int, into buffer: inout FileBuffer
    ) throws(FileProblem) {
        guard package.name.isFileName else {
            buffer.removeAll()
            throw .missing
        }
        try documentation.get().read(
            "\(package.name)/copyright", limit: limit, into: &buffer)
    }

    /// Whether dpkg was told not to install the package's file (`path-exclude` in dpkg(1)), so
    /// that its absence says nothing about the package.
    func isExcluded(_ package: InstalledPackage) -> Bool {
        filters.exclude(package.copyrightPath)
    }
}

/// The `path-exclude` and `path-include` options in dpkg's configuration, in the order in which
/// dpkg reads them: `etc/dpkg/dpkg.cfg.d/*` by name, then `etc/dpkg/dpkg.cfg` (dpkg.cfg(5)).
///
/// A file that can't be read holds no options, and beyond a thousand filters none is heeded.
struct PathFilters: Sendable {
    private struct Filter {
        let pattern: String
        let excludes: Bool
    }

    private static let sizeLimit = 1 << 20
    /// Real systems have a dozen. A hostile one could have each package tried with millions.
    private static let mostFilters = 1000
    /// No path that the system can open is longer, in bytes.
    private static let longestPath = 4095

    private var filters: [Filter] = []

    init(root: RootDirectory) {
        var buffer = FileBuffer()
        if let folder = try? root.folder("etc/dpkg/dpkg.cfg.d"), let names = try? folder.names() {
            for name in names where name.isFragmentName {
                add(name, of: folder, using: &buffer)
            }
        }
        if let folder = try? root.folder("etc/dpkg") {
            add("dpkg.cfg", of: folder, using: &buffer)
        }
    }

    /// Whether dpkg leaves out the file of this absolute path: the last filter that matches it
    /// decides.
    func exclude(_ path: String) -> Bool {
        guard path.utf8.count <= PathFilters.longestPath else { return false }
        return filters.last { fnmatch($0.pattern, path, 0) == 0 }?.excludes ?? false
    }

    private mutating func add(_ name: String, of folder: RootFolder, using buffer: inout FileBuffer)
    {
        guard (try? folder.read(name, limit: PathFilters.sizeLimit, into: &buffer)) != nil else {
            return
        }
        buffer.withBytes { bytes in
            for line in ByteLines(bytes) where filters.count < PathFilters.mostFilters {
                guard let option = ConfigurationOption(line.bytes) else { continue }
                let excludes = option.name.equalsIgnoringCase("path-exclude")
                guard excludes || option.name.equalsIgnoringCase("path-include"),
                    option.value.count <= PathFilters.longestPath
                else { continue }
                filters.append(Filter(pattern: String(option.value), excludes: excludes))
            }
        }
    }
}

/// A line of dpkg.cfg(5): an option's name without its dashes and, behind blanks or `=`, its
/// value, which may stand in quotes.
private struct ConfigurationOption {
    let name: ByteView
    let value: ByteView

    /// - Returns: nil for a comment or a line without a name.
    init?(_ line: ByteView) {
        let end = line.firstIndex { !($0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-")) }
        name = line[0..<(end ?? line.count)]
        guard !name.isEmpty else { return nil }
        var value = line[name.count..<line.count].trimmed
        if value.first == UInt8(ascii: "=") { value = value[1..<value.count].trimmed }
        if let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            value.count > 1, value.last == quote
        {
            value = value[1..<(value.count - 1)]
        }
        self.value = value
    }
}

extension String {
    /// Whether dpkg reads a file of this name in `dpkg.cfg.d`; it skips editors' backups.
    fileprivate var isFragmentName: Bool {
        utf8.allSatisfy {
            $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
    }
}
