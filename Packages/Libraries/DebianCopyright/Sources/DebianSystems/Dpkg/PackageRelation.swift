/// One package that a relation field names: `name:architecture (>= version)` (Debian Policy 7.1).
struct PackageRelation: Hashable, Sendable {
    /// The comparison that the other package's version must satisfy.
    enum Comparison: Hashable, Sendable {
        case earlier, earlierOrEqual, equal, laterOrEqual, later
    }

    /// A set of versions, by a comparison with one.
    struct VersionRange: Hashable, Sendable {
        var comparison: Comparison
        var version: String

        init(_ comparison: Comparison, _ version: String) {
            self.comparison = comparison
            self.version = version
        }
    }

    var name: String
    /// The architecture after the name's colon, for example `any`; nil if there is none.
    var architecture: String?
    /// Nil if the relation accepts every version.
    var versions: VersionRange?

    init(_ name: String, architecture: String? = nil, versions: VersionRange? = nil) {
        self.name = name
        self.architecture = architecture
        self.versions = versions
    }
}

extension PackageRelation {
    /// The groups of a field, separated by commas; each group holds the alternatives separated by
    /// bars.
    ///
    /// Entries that name no package are left out.
    static func groups(_ field: ByteView) -> [[PackageRelation]] {
        field.pieces(separatedBy: UInt8(ascii: ",")).compactMap { group in
            let alternatives = group.pieces(separatedBy: UInt8(ascii: "|"))
                .compactMap(PackageRelation.init)
            return alternatives.isEmpty ? nil : alternatives
        }
    }

    /// Architecture lists and build profiles, which only source packages have, are ignored.
    private init?(_ text: ByteView) {
        let text = text.trimmedOfLines
        let end = text.firstIndex { !$0.standsInName } ?? text.count
        let name = text[0..<end]
        guard !name.isEmpty else { return nil }
        let colon = name.position(of: UInt8(ascii: ":"))
        guard colon != 0 else { return nil }
        self.init(
            String(name[0..<(colon ?? name.count)]),
            architecture: colon.map { String(name[($0 + 1)..<name.count]) },
            versions: text.position(of: UInt8(ascii: "("), from: end).flatMap { open in
                let close = text.position(of: UInt8(ascii: ")"), from: open) ?? text.count
                return VersionRange(text[(open + 1)..<close].trimmedOfLines)
            })
    }
}

extension PackageRelation.VersionRange {
    /// - Returns: nil if the text names no version.
    fileprivate init?(_ text: ByteView) {
        let start = text.firstIndex { !$0.standsInComparison } ?? text.count
        let version = text[start..<text.count].trimmedOfLines
        guard !version.isEmpty else { return nil }
        // Packages used a single sign before dpkg 1.4; it always meant "or equal".
        let comparison: PackageRelation.Comparison =
            switch String(text[0..<start]) {
            case "<<": .earlier
            case "<=", "<": .earlierOrEqual
            case ">=", ">": .laterOrEqual
            case ">>": .later
            default: .equal
            }
        self.init(comparison, String(version))
    }
}

extension ByteView {
    /// The pieces between separators, including empty ones.
    fileprivate func pieces(separatedBy separator: UInt8) -> [ByteView] {
        var pieces: [ByteView] = []
        var start = 0
        while let end = position(of: separator, from: start) {
            pieces.append(self[start..<end])
            start = end + 1
        }
        pieces.append(self[start..<count])
        return pieces
    }

    /// The view without blanks and line feeds at both ends: a field may continue in the next line.
    fileprivate var trimmedOfLines: ByteView {
        var (low, high) = (0, count)
        while low < high, self[low].isBlankOrLineFeed { low += 1 }
        while high > low, self[high - 1].isBlankOrLineFeed { high -= 1 }
        return self[low..<high]
    }
}

extension UInt8 {
    fileprivate var standsInName: Bool {
        !isBlankOrLineFeed && self != UInt8(ascii: "(") && self != UInt8(ascii: "[")
            && self != UInt8(ascii: "<")
    }

    fileprivate var standsInComparison: Bool {
        self == UInt8(ascii: "<") || self == UInt8(ascii: "=") || self == UInt8(ascii: ">")
    }
}

/// The relations of an installed package to others.
struct PackageRelations: Hashable, Sendable {
    /// Whether a package can satisfy dependencies of other architectures (deb-control(5)).
    enum MultiArch: String, Hashable, Sendable {
        case no, same, foreign, allowed
    }

    /// `Pre-Depends` and `Depends`: at least one alternative of each group is needed.
    var dependencies: [[PackageRelation]] = []
    /// `Recommends`, in groups of alternatives like ``dependencies``.
    var recommendations: [[PackageRelation]] = []
    /// `Provides`: further names by which packages can depend on this one.
    var provisions: [PackageRelation] = []
    /// `Multi-Arch`; ``MultiArch/no`` if the field is absent or has any other value.
    var multiArch = MultiArch.no
}

extension PackageRelations {
    init(_ stanza: Deb822Stanza) {
        func groups(_ field: StaticString) -> [[PackageRelation]] {
            stanza[field].map { PackageRelation.groups($0.value) } ?? []
        }
        self.init(
            dependencies: groups("Pre-Depends") + groups("Depends"),
            recommendations: groups("Recommends"),
            provisions: groups("Provides").flatMap(\.self),
            multiArch: stanza["Multi-Arch"].flatMap { MultiArch(rawValue: String($0.firstLine)) }
                ?? .no)
    }
}
