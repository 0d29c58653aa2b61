import DebianSystems

/// The parts of a GNU license's name.
///
/// copyright-format 1.0 writes `GPL-2+`, `LGPL-2.1`, `GFDL-NIV-1.3+`; people also write `GPLv2+`,
/// `GNU GPL version 2 or later`, `GPL (>= 2)`, and SPDX `GPL-2.0-or-later`.
struct GNUName {
    enum Family: String {
        case agpl = "AGPL"
        case gfdl = "GFDL"
        case gpl = "GPL"
        case lgpl = "LGPL"
    }

    let family: Family
    /// Major and minor version, the minor one 0 if it isn't given; nil without a version.
    let version: (major: Int, minor: Int)?
    let isOrLater: Bool
    /// "No invariant sections", which applies only to the Free Documentation License.
    let isWithoutInvariants: Bool

    init?(_ name: NormalizedName) {
        var words = NameScanner(name.bytes)
        words.skip("gnu-")
        guard let family = Self.family(at: &words) else { return nil }
        var isWithoutInvariants = family == .gfdl && words.skip("-niv")
        words.skip("-")
        var isOrLater = words.skip(">=")
        words.skip("-")
        words.skip(oneOf: ["version", "ver", "v"])
        words.skip(".")
        words.skip("-")
        version = words.skip("any") ? nil : words.version()
        if words.skip("+") { isOrLater = true }
        if family == .gfdl, words.skip(oneOf: ["-no-invariants", "-no-invariant"]) {
            isWithoutInvariants = true
        }
        if words.skip(oneOf: ["-or-later", "-or-newer", "+"]) {
            isOrLater = true
        } else if !isOrLater {
            words.skip("-only")
        }
        guard words.isAtEnd else { return nil }
        self.family = family
        self.isOrLater = isOrLater
        self.isWithoutInvariants = isWithoutInvariants
    }

    private static func family(at words: inout NameScanner) -> Family? {
        let families: [(family: Family, names: [StaticString])] = [
            (.agpl, ["agpl", "affero-gpl", "affero-general-public-license"]),
            (.lgpl, ["lgpl", "lesser-general-public-license", "library-general-public-license"]),
            (.gfdl, ["gfdl", "fdl", "free-documentation-license"]),
            (.gpl, ["gpl", "general-public-license"]),
        ]
        return families.first { words.skip(oneOf: $0.names) }?.family
    }

    /// The SPDX id; nil for a family whose name needs a version.
    ///
    /// Without a version, any version ever published may be chosen, so the id is "or later" of the
    /// first one, never the version that a link under common-licenses leads to.
    var id: String? {
        guard let version = version ?? firstVersion else { return nil }
        let invariants = isWithoutInvariants ? "-no-invariants" : ""
        let later = isOrLater || self.version == nil ? "-or-later" : "-only"
        return "\(family.rawValue)-\(version.major).\(version.minor)\(invariants)\(later)"
    }

    private var firstVersion: (major: Int, minor: Int)? {
        switch family {
        case .agpl: nil
        case .gfdl: (1, 1)
        case .gpl: (1, 0)
        case .lgpl: (2, 0)
        }
    }
}

/// Reads a name from the front, part by part.
struct NameScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Moves past the word if it comes next.
    @discardableResult
    mutating func skip(_ word: StaticString) -> Bool {
        let matches = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
        if matches { position += word.utf8CodeUnitCount }
        return matches
    }

    /// Moves past the first of the words that comes next.
    @discardableResult
    mutating func skip(oneOf words: [StaticString]) -> Bool {
        for word in words where skip(word) { return true }
        return false
    }

    /// Moves past `2`, `2.1` or `2.0.0`. From the third number on, only zeros are allowed.
    mutating func version() -> (major: Int, minor: Int)? {
        guard let major = number() else { return nil }
        let minor = numberBehindPoint() ?? 0
        while let more = numberBehindPoint() {
            if more != 0 { return nil }
        }
        return (major, minor)
    }

    private mutating func numberBehindPoint() -> Int? {
        let start = position
        if skip("."), let number = number() { return number }
        position = start
        return nil
    }

    /// Reads at most two digits, because a longer number is no version.
    private mutating func number() -> Int? {
        let start = position
        var number = 0
        while position < bytes.count, bytes[position].isDigit, position - start < 2 {
            number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        return position > start ? number : nil
    }
}
