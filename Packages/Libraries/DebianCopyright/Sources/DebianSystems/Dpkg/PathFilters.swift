/// The `path-exclude` and `path-include` options of dpkg's configuration, in the order in which
/// dpkg reads them: `etc/dpkg/dpkg.cfg.d/*` by name, then `etc/dpkg/dpkg.cfg` (dpkg.cfg(5)).
///
/// If an excluded file is missing, that says nothing about its package. A configuration file that
/// can't be read counts as empty.
package struct PathFilters: Sendable {
    private struct Filter {
        let pattern: PathPattern
        let excludes: Bool
    }

    /// The size limit of the whole configuration, in bytes: real ones have a few thousand.
    static let sizeLimit = 1 << 20

    private var filters: [Filter] = []
    /// The bytes of the configuration that may still be read.
    private var room = sizeLimit
    /// The steps that may still be taken. Real systems take a few hundred for each package; a
    /// hostile system could make each package match thousands of patterns.
    private var steps: Int

    /// - Parameters:
    ///   - root: the system whose configuration is read.
    ///   - steps: the most steps for all paths together; once they are used up, nothing is
    ///     excluded.
    package init(root: RootDirectory, steps: Int = 100_000_000) {
        self.steps = steps
        var buffer = FileBuffer()
        if let folder = try? root.folder("etc/dpkg/dpkg.cfg.d"), let names = try? folder.names() {
            for name in names where name.allSatisfy(\.standsInFragmentName) {
                add(name, of: folder, using: &buffer)
            }
        }
        if let folder = try? root.folder("etc/dpkg") {
            add(Array("dpkg.cfg".utf8), of: folder, using: &buffer)
        }
    }

    /// Whether dpkg leaves out the file at this absolute path: the last filter that matches it
    /// decides.
    package mutating func exclude(_ path: String) -> Bool {
        let path = Array(path.utf8)
        for filter in filters.reversed() {
            guard steps > 0 else { return false }
            if filter.pattern.matches(path, steps: &steps) { return filter.excludes }
        }
        return false
    }

    private mutating func add(
        _ name: [UInt8], of folder: RootFolder, using buffer: inout FileBuffer
    ) {
        guard (try? folder.open(name).read(limit: room, into: &buffer)) != nil else { return }
        room -= buffer.count
        buffer.withBytes { bytes in
            for line in ByteLines(bytes) {
                guard let option = ConfigurationOption(line.bytes) else { continue }
                let excludes = option.name.equalsIgnoringCase("path-exclude")
                guard excludes || option.name.equalsIgnoringCase("path-include") else { continue }
                filters.append(Filter(pattern: PathPattern(option.value), excludes: excludes))
            }
        }
    }
}

/// A line of dpkg.cfg(5): an option's name without its dashes, followed by blanks or `=` and its
/// value, which may be in quotes.
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

extension UInt8 {
    /// Whether dpkg reads a file in `dpkg.cfg.d` with this byte in its name; it skips editors'
    /// backups.
    fileprivate var standsInFragmentName: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
    }
}
