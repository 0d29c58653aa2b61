/// One package that a field names: `name:architecture (>= version)` (Debian Policy 7.1).
struct PackageRelation: Hashable, Sendable {
    /// How the other package's version has to compare.
    enum Comparison: Hashable, Sendable {
        case earlier, earlierOrEqual, equal, laterOrEqual, later
    }

    /// Which versions are meant.
    struct VersionRange: Hashable, Sendable {
        var comparison: Comparison
        var version: String

        init(_ comparison: Comparison, _ version: String) {
            self.comparison = comparison
            self.version = version
        }
    }

    var name: String
    /// What stands behind the name's colon, `any` for example; nil if there is none.
    var architecture: String?
    /// Nil if every version will do.
    var versions: VersionRange?

    init(_ name: String, architecture: String? = nil, versions: VersionRange? = nil) {
        self.name = name
        self.architecture = architecture
        self.versions = versions
    }
}

extension PackageRelation {
    /// The groups of a field: what stands between commas, and in it the alternatives between bars.
    ///
    /// What names no package is left out.
    static func groups(_ field: ByteView) -> [[PackageRelation]] {
        field.pieces(separatedBy: UInt8(ascii: ",")).compactMap { group in
            let alternatives = group.pieces(separatedBy: UInt8(ascii: "|"))
                .compactMap(PackageRelation.init)
            return alternatives.isEmpty ? nil : alternatives
        }
    }

    /// Lists of architectures and build profiles, which are of source packages only, are no part of
    /// it.
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
    /// - Returns: nil if no version is named.
    fileprivate init?(_ text: ByteView) {
        let start = text.firstIndex { !$0.standsInComparison } ?? text.count
        let version = text[start..<text.count].trimmedOfLines
        guard !version.isEmpty else { return nil }
        // A single sign is what packages wrote before dpkg 1.4; it always meant "or equal".
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
    /// What stands between these bytes, empty pieces too.
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

    /// The view without blanks and line feeds at both ends: a field may go on in the next line.
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

/// What an installed package says about others.
struct PackageRelations: Hashable, Sendable {
    /// How far a package serves those of other architectures (deb-control(5)).
    enum MultiArch: String, Hashable, Sendable {
        case no, same, foreign, allowed
    }

    /// `Pre-Depends` and `Depends`: of each group one alternative at least is needed.
    var dependencies: [[PackageRelation]] = []
    /// `Recommends`, in the same way.
    var recommendations: [[PackageRelation]] = []
    /// `Provides`: the names under which the package can be depended upon too.
    var provisions: [PackageRelation] = []
    /// `Multi-Arch`; ``MultiArch/no`` if the field is absent or holds anything else.
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

/// A package's version, ordered as dpkg orders them (deb-version(7)).
struct DebianVersion: Sendable {
    private let epoch: ArraySlice<UInt8>
    private let upstream: ArraySlice<UInt8>
    private let revision: ArraySlice<UInt8>

    /// - Parameter text: `[epoch:]upstream[-revision]`; what is left out counts as `0`.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
        let start = colon.map { $0 + 1 } ?? 0
        let hyphen = bytes[start...].lastIndex(of: UInt8(ascii: "-"))
        epoch = bytes[..<(colon ?? 0)]
        upstream = bytes[start..<(hyphen ?? bytes.count)]
        revision = hyphen.map { bytes[($0 + 1)...] } ?? []
    }
}

extension DebianVersion: Comparable {
    /// Whether dpkg takes them for one, as it does with `1.0` and `1.00-0`.
    static func == (left: DebianVersion, right: DebianVersion) -> Bool {
        comparison(left, right) == 0
    }

    static func < (left: DebianVersion, right: DebianVersion) -> Bool {
        comparison(left, right) < 0
    }

    private static func comparison(_ left: DebianVersion, _ right: DebianVersion) -> Int {
        for part in [\DebianVersion.epoch, \.upstream, \.revision] {
            let comparison = comparison(left[keyPath: part], right[keyPath: part])
            if comparison != 0 { return comparison }
        }
        return 0
    }

    /// Compares a stretch without digits and a number in turn, until one differs.
    private static func comparison(
        _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>
    ) -> Int {
        var (left, right) = (left, right)
        while !left.isEmpty || !right.isEmpty {
            while left.first?.isNoDigit == true || right.first?.isNoDigit == true {
                let difference = weight(left.first) - weight(right.first)
                if difference != 0 { return difference }
                left = left.dropFirst()
                right = right.dropFirst()
            }
            left = left.drop { $0 == UInt8(ascii: "0") }
            right = right.drop { $0 == UInt8(ascii: "0") }
            var difference = 0
            while let first = left.first, let second = right.first, first.isDigit, second.isDigit {
                if difference == 0 { difference = Int(first) - Int(second) }
                left = left.dropFirst()
                right = right.dropFirst()
            }
            if left.first?.isDigit == true { return 1 }
            if right.first?.isDigit == true { return -1 }
            if difference != 0 { return difference }
        }
        return 0
    }

    /// A tilde comes before the end, the end before letters, and they before everything else; a
    /// digit ends a stretch.
    private static func weight(_ byte: UInt8?) -> Int {
        guard let byte, !byte.isDigit else { return 0 }
        if byte == UInt8(ascii: "~") { return -1 }
        return byte.isLetter ? Int(byte) : Int(byte) + 256
    }
}

extension UInt8 {
    fileprivate var isNoDigit: Bool { !isDigit }
}
