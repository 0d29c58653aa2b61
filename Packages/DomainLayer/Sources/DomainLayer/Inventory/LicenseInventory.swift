/// The licenses of every installed package of one system.
///
/// ```swift
/// let inventory = try await driver.licenses(in: .standard, detail: []) { _ in }
/// for entry in inventory.entries {
///     print(entry.id, entry.expression.orNoAssertion)
/// }
/// ```
public struct LicenseInventory: Hashable, Sendable {
    public var system: SystemIdentity
    /// A row for each package, ordered by name, then architecture, both compared as bytes.
    public var entries: [PackageLicense]
    /// Findings about the whole system rather than one package.
    public var findings: [LicenseFinding]
    /// The text of each `LicenseRef-` in the entries except the public domain's, by its id, as the
    /// first file has it, with the texts that it only refers to; its name if there is no more.
    /// Empty unless ``InventoryDetail/texts`` was asked for.
    public var texts: [String: String]

    public init(
        system: SystemIdentity,
        entries: [PackageLicense],
        findings: [LicenseFinding] = [],
        texts: [String: String] = [:]
    ) {
        self.system = system
        self.entries = entries
        self.findings = findings
        self.texts = texts
    }

    /// Whether something could not be read, so that the listing may lack it.
    public var isIncomplete: Bool {
        entries.contains { $0.reason?.isFailure == true }
            || findings.contains { $0.kind.isFailure }
    }
}

/// Which system was read, as its `os-release` file says, and on which machine.
public struct SystemIdentity: Hashable, Sendable {
    /// `ID`, for example `debian`; if there is no such file, the package manager's usual one.
    public var id: String
    /// `VERSION_ID`, for example `12`; nil on systems that have none, such as Debian unstable.
    public var versionID: String?
    /// `VERSION_CODENAME`, for example `bookworm`.
    public var codename: String?
    /// `PRETTY_NAME`, for people.
    public var name: String
    /// The machine's name in the system's own `hostname` file; nil if it has none.
    public var hostName: String?
    /// The kind of packages that the system installs.
    public var packageType: PackageType
    /// The container image that the system is; nil if it isn't known to be one.
    public var image: ImageIdentity?

    public init(
        id: String, versionID: String?, codename: String? = nil, name: String,
        hostName: String? = nil, packageType: PackageType = .debian, image: ImageIdentity? = nil
    ) {
        self.id = id
        self.versionID = versionID
        self.codename = codename
        self.name = name
        self.hostName = hostName
        self.packageType = packageType
        self.image = image
    }

    /// The release: its number, else its codename; nil if it has neither.
    public var release: String? { versionID ?? codename }

    /// The system and its release in a word for programs: `debian-12`.
    public var releaseID: String { [id, release].compactMap(\.self).joined(separator: "-") }
}

/// A kind of packages, by the type that the package URL specification gives it.
///
/// Other kinds than Debian's need no line here: what only Debian's packages have, such as the order
/// of their versions, is left out for them.
public struct PackageType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Debian's packages, whose versions are ordered as ``DebianVersion`` says.
    public static let debian = PackageType(rawValue: "deb")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What an inventory holds in addition to its rows; each costs time or memory, so nothing is the
/// default.
public struct InventoryDetail: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The SHA-256 of each copyright file, in ``PackageLicense/textDigest``.
    public static let digests = InventoryDetail(rawValue: 1)
    /// The text of each `LicenseRef-`, in ``LicenseInventory/texts``.
    public static let texts = InventoryDetail(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// Which state of an installed system was read: equal revisions were read from one state.
///
/// Revisions have no order, and mean nothing to another run of the program.
public struct InventoryRevision: Hashable, Sendable {
    /// A hash of what the driver looked at.
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
