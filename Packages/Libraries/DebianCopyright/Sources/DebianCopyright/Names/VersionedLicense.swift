import DebianSystems

/// A license with all its versions.
struct VersionedLicense: Sendable {
    /// The SPDX id without its version, such as `GPL` or `MPL`, or the whole id if there is only
    /// one version.
    let stem: String
    private(set) var versions: [Listed]
    /// The versions for single countries, as in the SPDX ids: `3.0-AT`.
    let ports: [String]
    /// The id that the name means without a version; nil if that could be any.
    let unversioned: String?
    /// The id of the exception that is part of the license; nil for most.
    let exception: String?
    /// Whether SPDX ids of the family end in `-only` and `-or-later`.
    let isGNU: Bool
    /// Whether grants may mention invariant sections and cover texts.
    var hasCoverTexts = false

    /// A version on the SPDX list.
    struct Listed: Sendable {
        let version: Version
        let id: String
        /// The id for this and later versions. Outside the GNU family it equals the plain id, and a
        /// `+` follows.
        let laterID: String
    }

    /// - Parameter versions: as in the SPDX ids, separated by spaces.
    init(
        _ stem: String, versions: String = "", ports: String = "", unversioned: String? = nil,
        exception: String? = nil, isGNU: Bool = false
    ) {
        self.stem = stem
        self.exception = exception
        self.ports = ports.split(separator: " ").map(String.init)
        self.isGNU = isGNU
        self.versions = versions.split(separator: " ").compactMap { listed in
            guard let version = Version(text: listed) else { return nil }
            let id = "\(stem)-\(listed)"
            return Listed(
                version: version, id: isGNU ? id + "-only" : id,
                laterID: isGNU ? id + "-or-later" : id)
        }
        self.unversioned = unversioned
    }

    /// Adds a version with its id on the SPDX list.
    mutating func add(_ version: Version, _ id: String) {
        versions.append(Listed(version: version, id: id, laterID: id))
    }

    /// The SPDX id of a version for one country; nil if the list lacks it.
    func id(of version: Version, portedTo country: String) -> String? {
        ports.first { port in
            let parts = port.split(separator: "-")
            return parts.last.map(String.init) == country
                && parts.first.flatMap { Version(text: $0) } == version
        }.map { "\(stem)-\($0)" }
    }

    /// The SPDX id of a version; nil if the list lacks it.
    func id(of version: Version, orLater: Bool) -> String? {
        for listed in versions where listed.version == version {
            return orLater ? listed.laterID : listed.id
        }
        return nil
    }
}

/// A version as people write it: `2`, `v2.0`, `2.1`, `1.3c`.
///
/// Its characters are packed into a number, without a leading `v` and without a trailing `.0`,
/// which is insignificant in copyright-format 1.0.
struct Version: Hashable, Sendable {
    private let packed: UInt64

    /// Nil if the bytes are something else: a year, a longer number, a word.
    init?(_ bytes: ByteView) {
        var bytes = bytes
        if bytes.count > 1, bytes[0].lowercased == UInt8(ascii: "v") {
            bytes = bytes[1..<bytes.count]
        }
        while bytes.count > 2, bytes[bytes.count - 1] == UInt8(ascii: "0"),
            bytes[bytes.count - 2] == UInt8(ascii: ".")
        {
            bytes = bytes[0..<bytes.count - 2]
        }
        guard (1...5).contains(bytes.count), bytes[0].isDigit,
            bytes.count < 2 || bytes[1] == UInt8(ascii: ".")
        else { return nil }
        var packed: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
            let isLast = index == bytes.count - 1
            guard
                byte.isDigit || byte == UInt8(ascii: ".") || (isLast && index > 1 && byte.isLetter)
            else { return nil }
            packed = packed << 8 | UInt64(byte.lowercased)
        }
        self.packed = packed
    }

    /// A version from the program's own tables.
    init?(text: some StringProtocol) {
        guard let version = ByteView.withBytes(of: Array(text.utf8), Version.init) else {
            return nil
        }
        self = version
    }

    /// A single digit, for a number that is spelled out.
    init(figure: UInt8) {
        packed = UInt64(UInt8(ascii: "0") + figure)
    }
}

/// A name and a version in one word: `gplv2`, `LGPL-2.1`, `Apache-2.0`, `GPL-2.0-or-later`.
struct GluedName {
    /// The hash of the name alone.
    let stemHash: WordHash
    let version: Version
    let isOrLater: Bool
    let isOnly: Bool

    /// Whether a word is worth a closer look. This check runs on every word of a text.
    @inline(__always)
    static func isPossible(_ text: ByteView, _ word: Range<Int>) -> Bool {
        guard text[word.lowerBound].isLetter else { return false }
        let last = text[word.upperBound - 1]
        if last.isDigit { return true }
        // After the digit: `c`, `only`, `-only`, `orlater`, `-or-later`
        let end = word.upperBound
        let length = word.count
        return (length > 4 && text[end - 2].isDigit)
            || (length > 7 && (text[end - 5].isDigit || text[end - 6].isDigit))
            || (length > 10 && text[end - 8].isDigit) || (length > 12 && text[end - 10].isDigit)
    }

    /// Nil if the word isn't a name with a version.
    init?(_ word: ByteView) {
        var word = word
        isOnly = word.dropSuffix("only")
        isOrLater = !isOnly && (word.dropSuffix("or-later") || word.dropSuffix("orlater"))
        var start = word.count - 1
        guard start > 1 else { return nil }
        if word[start].isLetter { start -= 1 }
        while start > 0, word[start].isDigit || word[start] == UInt8(ascii: ".") { start -= 1 }
        guard start + 1 < word.count, let version = Version(word[start + 1..<word.count]) else {
            return nil
        }
        self.version = version
        if start > 1, word[start].lowercased == UInt8(ascii: "v") { start -= 1 }
        var reader = WordReader(word[0..<start + 1])
        guard let stem = reader.next() else { return nil }
        stemHash = stem.hash
    }
}

extension ByteView {
    /// Drops a suffix, in any letter case, and the hyphen before it; false if the suffix is
    /// missing.
    fileprivate mutating func dropSuffix(_ suffix: StaticString) -> Bool {
        let length = suffix.utf8CodeUnitCount
        guard count > length, self[count - length..<count].equalsIgnoringCase(suffix) else {
            return false
        }
        self = self[0..<count - length]
        if count > 1, self[count - 1] == UInt8(ascii: "-") { self = self[0..<count - 1] }
        return true
    }
}
