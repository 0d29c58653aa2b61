public import DebianSystems

/// An installed package, as its stanza in apk's database describes it (apk-package(5)).
///
/// Text that is not UTF-8 is repaired with U+FFFD.
public struct ApkPackage: Hashable, Sendable {
    /// The `P` field; never empty.
    public let name: String
    /// The `V` field, for example `1.2.5-r0`; empty if the stanza lacks one.
    public internal(set) var version = ""
    /// The `A` field: `x86_64`, `noarch`, …; empty if the stanza lacks one.
    public internal(set) var architecture = ""
    /// The `L` field, for people as much as for programs; nil if there is none or it is blank.
    public internal(set) var license: String?
    /// The `o` field, the package that was built from the same recipe and names it; the package's
    /// own name if there is none.
    public internal(set) var origin: String
    /// The `m` field, usually `Name <mail>`; empty if there is none.
    public internal(set) var maintainer = ""
    /// The `I` field, in bytes; 0 if there is none.
    public internal(set) var installedSize = 0
    /// The absolute paths of the license texts that the package ships, in the database's order.
    public internal(set) var licenseFiles: [String] = []
    /// The 1-based line at which the stanza begins.
    public internal(set) var line = 1

    /// The `D` field: what the package needs, separated by blanks.
    var dependencies = ""
    /// The `p` field: what the package provides apart from its name. abuild(1) adds what it finds:
    /// `cmd:NAME` for a program in the path, `so:NAME` for a shared library.
    var provided = ""
    /// The `i` field: the package is installed by itself if all of these are.
    var installedIf = ""

    init(name: String) {
        self.name = name
        origin = name
    }

    /// `name:architecture`.
    public var id: String { "\(name):\(architecture)" }

    /// Whether the package has programs to run.
    public var providesCommands: Bool { provides("cmd:") }

    /// Whether the package has shared libraries to link with.
    public var providesLibraries: Bool { provides("so:") }

    private func provides(_ kind: String) -> Bool {
        relationNames(in: provided).contains { $0.hasPrefix(kind) }
    }

    /// The first field that a complete stanza has and this one lacks; nil if it is complete.
    public var missingField: String? { version.isEmpty ? "V" : architecture.isEmpty ? "A" : nil }
}

/// The installed packages, and what of the database could not be read.
public struct ApkDatabase: Sendable {
    /// Ordered by name, then architecture, as bytes; no two packages share both.
    public internal(set) var packages: [ApkPackage] = []
    /// In the order of the lines, duplicates last.
    public internal(set) var problems: [ApkProblem] = []

    /// The package with this `name:architecture`; nil if there is none.
    public func package(_ id: String) -> ApkPackage? {
        positions[id].map { packages[$0] }
    }

    /// The positions in ``packages``, by ids.
    var positions: [String: Int] = [:]
}

/// Something in the database that could not be read as it should; the rest was read.
public struct ApkProblem: Hashable, Sendable {
    /// `P` for a stanza without a name, whose package is not listed; `name:architecture` for one
    /// that an earlier stanza has as well, of which the later counts; nil for a line that is no
    /// field.
    public let subject: String?
    /// The absolute path inside the root.
    public let path: String
    /// 1-based.
    public let line: Int
}

/// The reason that there is no list of packages.
public enum ApkDatabaseError: Error, Hashable, Sendable {
    /// There is no database.
    case missing
    /// The database can't be read; the path is absolute inside the root.
    case unreadable(path: String, FileProblem)
    /// A stanza repeats this field in this line, 1-based, which would turn the package into
    /// another.
    case repeatedField(String, path: String, line: Int)
}
