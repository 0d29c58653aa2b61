/// A binary package whose files are installed, as its stanza in dpkg's database describes it.
///
/// Text that is not UTF-8 is repaired with U+FFFD. A name, version or architecture longer than 255
/// bytes counts as missing.
public struct InstalledPackage: Hashable, Sendable {
    /// In bytes. dpkg puts such words into file names, and no file system allows longer ones.
    static let longestWord = 255

    /// The `Package` field in lowercase, as dpkg normalizes it; never empty.
    public let name: String
    /// The `Version` field, epoch and revision included; empty if the stanza lacks one.
    public let version: String
    /// The `Architecture` field: `amd64`, `all`, …; empty if the stanza lacks one.
    public let architecture: String
    /// The source package's name. Debian Policy 5.6.1: if the `Source` field is absent, the binary
    /// package's own name.
    public let sourceName: String
    /// The source package's version: the one in parentheses after its name, otherwise the binary
    /// package's own.
    public let sourceVersion: String
    /// The source packages that were built in, in the order of the fields.
    public internal(set) var builtUsing: [BuiltInSource] = []
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
    /// The state in which dpkg left a package that it did not finish; nil for all others.
    public internal(set) var unfinishedState: UnfinishedState?
    /// The 1-based line at which the stanza begins.
    public internal(set) var line = 1

    /// A state in which dpkg leaves a package if something goes wrong (dpkg(1), "Package states").
    public enum UnfinishedState: String, Sendable {
        case halfInstalled = "half-installed"
        case unpacked
        case halfConfigured = "half-configured"
        /// A word that is no state known to dpkg.
        case unknown
    }

    /// `name:architecture`, dpkg's name for one installed instance of a package.
    public var id: String { "\(name):\(architecture)" }

    /// The path of the copyright file (Debian Policy 12.5). Its folder has the package's name,
    /// without the architecture, and may be a link to another package's folder.
    public var copyrightPath: String {
        // String interpolation would allocate twice, because its first buffer is too small.
        var path = "/usr/share/doc/"
        path.reserveCapacity(64)
        path += name
        path += "/copyright"
        return path
    }

    /// The first field that a complete stanza has and this one lacks; nil if the stanza is
    /// complete.
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
            builtUsing: BuiltInSource.all(in: stanza),
            section: text("Section"),
            priority: text("Priority"),
            isEssential: stanza["Essential"]?.firstLine.equalsIgnoringCase("yes") == true,
            maintainer: text("Maintainer"),
            installedSize: stanza["Installed-Size"]?.firstLine.decimal ?? 0,
            line: stanza.line)
    }
}

extension InstalledPackage {
    /// The package that a control file describes; nil if the file names none.
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
    /// Nil if the word is empty, too long, or has bytes other than ASCII, which names and versions
    /// can't have (Debian Policy 5.6): two names that look alike would be two packages to some
    /// readers and one to others.
    fileprivate var word: ByteView? {
        isEmpty || count > InstalledPackage.longestWord || contains { $0 >= 0x80 } ? nil : self
    }

    /// The number that the bytes spell in decimal digits; nil if there are other bytes, or if it
    /// exceeds `Int`.
    fileprivate var decimal: Int? {
        guard !isEmpty, allSatisfy(\.isDigit) else { return nil }
        return Int(String(self))
    }
}
