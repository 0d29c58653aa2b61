/// A binary package whose files are installed, as its stanza in dpkg's database says.
///
/// Text that is not UTF-8 is repaired with U+FFFD. A name, a version or an architecture that is
/// longer than 255 bytes counts as absent.
public struct InstalledPackage: Hashable, Sendable {
    /// In bytes. dpkg has such words in the names of files, and no file system has longer ones.
    static let longestWord = 255

    /// The `Package` field, in small letters, as dpkg takes it; never empty.
    public let name: String
    /// The `Version` field, epoch and revision included; empty if the stanza lacks one.
    public let version: String
    /// The `Architecture` field: `amd64`, `all`, …; empty if the stanza lacks one.
    public let architecture: String
    /// The source package's name. Debian Policy 5.6.1: the binary package's own if the
    /// `Source` field is absent.
    public let sourceName: String
    /// The source package's version: the one in parentheses behind its name, otherwise the binary
    /// package's own.
    public let sourceVersion: String
    /// The `Section` field, for example `libs` or `non-free/net`; empty if there is none.
    public internal(set) var section = ""
    /// The `Priority` field, for example `required` or `optional`; empty if there is none.
    public internal(set) var priority = ""
    /// Whether the `Essential` field says `yes`.
    public internal(set) var isEssential = false
    /// The `Maintainer` field, usually `Name <mail>`; empty if there is none.
    public internal(set) var maintainer = ""
    /// The `Installed-Size` field, in KiB; 0 if there is none.
    public internal(set) var installedSize = 0
    /// How far dpkg came with a package that it did not finish; nil for all others.
    public internal(set) var unfinishedState: UnfinishedState?
    /// The 1-based line at which the stanza begins.
    public internal(set) var line = 1

    /// A state in which dpkg leaves a package if something goes wrong (dpkg(1), "Package states").
    public enum UnfinishedState: String, Sendable {
        case halfInstalled = "half-installed"
        case unpacked
        case halfConfigured = "half-configured"
        /// A word that dpkg doesn't know.
        case unknown
    }

    /// `name:architecture`, dpkg's own name for one installed instance of a package.
    public var id: String { "\(name):\(architecture)" }

    /// Where Debian Policy 12.5 puts the copyright file: the package's name names the folder,
    /// without the architecture. The folder may be a link to another package's.
    public var copyrightPath: String {
        // As an interpolation it would be made twice, for that begins too small.
        var path = "/usr/share/doc/"
        path.reserveCapacity(64)
        path += name
        path += "/copyright"
        return path
    }

    /// The first field that a complete stanza would have and this one lacks; nil if none is.
    public var missingField: String? {
        version.isEmpty ? "Version" : architecture.isEmpty ? "Architecture" : nil
    }
}

// MARK: Reading a stanza

extension InstalledPackage {
    /// - Returns: nil if the stanza has no name.
    init?(_ stanza: Deb822Stanza) {
        func text(_ field: StaticString) -> String {
            stanza[field].map { String($0.firstLine) } ?? ""
        }
        func word(_ field: StaticString) -> String {
            stanza[field]?.firstLine.word.map(String.init) ?? ""
        }
        let name = word("Package").lowercased()
        guard !name.isEmpty else { return nil }
        let version = word("Version")
        let source = stanza["Source"].map { SourceField($0.firstLine) }
        self.init(
            name: name,
            version: version,
            architecture: word("Architecture"),
            sourceName: source?.name.map(String.init(_:)) ?? name,
            sourceVersion: source?.version.map(String.init(_:)) ?? version,
            section: text("Section"),
            priority: text("Priority"),
            isEssential: stanza["Essential"]?.firstLine.equalsIgnoringCase("yes") == true,
            maintainer: text("Maintainer"),
            installedSize: stanza["Installed-Size"]?.firstLine.decimal ?? 0,
            line: stanza.line)
    }
}

extension InstalledPackage {
    /// The package that a control file describes; nil if it names none.
    package init?(control bytes: [UInt8]) {
        var reader = StatusReader(includingRelations: false)
        ByteView.withBytes(of: bytes) { reader.read($0, of: .control, path: "control") }
        guard let package = reader.packages.first else { return nil }
        self = package
    }
}

/// The value of a `Source` field: `name` or `name (version)` (Debian Policy 5.6.1).
private struct SourceField {
    let name: ByteView?
    let version: ByteView?

    init(_ value: ByteView) {
        let open = value.position(of: UInt8(ascii: "(")) ?? value.count
        let close = value.position(of: UInt8(ascii: ")"), from: open) ?? value.count
        name = value[0..<open].trimmed.word
        version = value[min(open + 1, close)..<close].trimmed.word
    }
}

extension ByteView {
    /// Nil if it is empty, too long to be a word, or has other bytes than ASCII's, which no name or
    /// version has (Debian Policy 5.6): two that look alike would be two packages to some readers
    /// and one to others.
    fileprivate var word: ByteView? {
        isEmpty || count > InstalledPackage.longestWord || contains { $0 >= 0x80 } ? nil : self
    }

    /// The number that the bytes are the digits of; nil if they are anything else, or it is
    /// beyond an `Int`.
    fileprivate var decimal: Int? {
        guard !isEmpty, allSatisfy(\.isDigit) else { return nil }
        return Int(String(self))
    }
}
