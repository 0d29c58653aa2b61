import DebianSystems

/// The address of a license on the web: `https://opensource.org/licenses/MIT`.
///
/// On some hosts the path names the license; on other hosts, the SPDX list has a few addresses.
/// These details don't matter: letter case, `http` or `https`, `www.`, punctuation or a bracket
/// that follows, a trailing slash, and a file extension.
struct LicenseAddress {
    /// The address without those details.
    private let bytes: [UInt8]
    /// The end of the address in the text.
    private let end: Int

    /// The address that makes up a whole name; nil if the name isn't an address, or says more.
    init?(wholeOf name: ByteView) {
        self.init(at: 0, of: name)
        if end < name.count { return nil }
    }

    /// Nil if no address with a path begins at this offset, or if it continues an earlier word.
    init?(at start: Int, of text: ByteView) {
        if start > 0, text[start - 1] > 0x20, !Self.isBorder(text[start - 1]) { return nil }
        var end = start
        while end < text.count, text[end] > 0x20, !Self.isBorder(text[end]) { end += 1 }
        self.end = end
        var rest = text[start..<end]
        for sign in [UInt8(ascii: "#"), UInt8(ascii: "?")] {
            if let section = rest.position(of: sign) { rest = rest[0..<section] }
        }
        if let colon = rest.position(of: UInt8(ascii: ":")), colon < 6, colon + 3 < rest.count,
            rest[colon + 1] == UInt8(ascii: "/")
        {
            rest = rest[colon + 3..<rest.count]
        }
        if rest.startsIgnoringCase(with: "www.") { rest = rest[4..<rest.count] }
        var bytes = rest.map(\.lowercased)
        guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        Self.trim(&bytes)
        while let stop = bytes.lastIndex(of: UInt8(ascii: ".")), stop > slash,
            (2...5).contains(bytes.count - stop - 1), bytes[(stop + 1)...].allSatisfy(\.isLetter)
        {
            bytes.removeSubrange(stop...)
            Self.trim(&bytes)
        }
        self.bytes = bytes
    }

    private static func trim(_ bytes: inout [UInt8]) {
        while let last = bytes.last, "/.:!".utf8.contains(last) { bytes.removeLast() }
    }

    private static func isBorder(_ byte: UInt8) -> Bool { "<>()[]{}\"'`,;|*".utf8.contains(byte) }
}

extension LicenseAddress {
    /// The license's name as in a `License` field; nil if the address isn't a license's.
    var name: String? {
        let host = bytes.prefix { $0 != UInt8(ascii: "/") }
        let isHost: (StaticString) -> Bool = { name in
            name.withUTF8Buffer { host.elementsEqual($0) }
        }
        guard let scheme = Self.schemes.first(where: { isHost($0.host) }) else {
            return ListedAddresses.license(at: bytes)
        }
        let path = bytes[host.endIndex...].split(separator: UInt8(ascii: "/"))
            .map { String(decoding: $0, as: UTF8.self) }
        guard path.count > 1, scheme.folders.contains(path[0]) else {
            return ListedAddresses.license(at: bytes)
        }
        return scheme.name(path)
    }

    /// Whether the address is on the site of a publisher of listed licenses. The content of its
    /// pages is known, even if they are terms of use.
    var isOfPublisher: Bool {
        let host = bytes.prefix { $0 != UInt8(ascii: "/") }
        return ["gnu.org", "opensource.org", "creativecommons.org", "apache.org", "unicode.org"]
            .contains { host.elementsEqual($0.utf8) }
    }

    /// A host on which the path names the license.
    private struct Scheme {
        let host: StaticString
        let folders: [String]
        /// Makes the name from the parts of the path, the first of which is one of the folders.
        let name: @Sendable ([String]) -> String?
    }

    private static let schemes = [
        Scheme(host: "opensource.org", folders: ["licenses", "license"]) { path in
            dotted(path[1].withoutSuffix("-license"))
        },
        Scheme(host: "creativecommons.org", folders: ["licenses", "publicdomain"]) { path in
            switch (path[1], path.count) {
            // This page once described what is now CC-PDDC, and most files that link to it put a
            // work in the public domain.
            case ("publicdomain", _): nil
            case ("zero", 3...): "cc0-\(path[2])"
            case ("mark", 3...): "cc-pdm-\(path[2])"
            case ("gpl", 3...), ("lgpl", 3...): "\(path[1])-\(path[2])"
            default: "cc-" + path[1...].prefix { $0.isPartOfCreativeCommons }.joined(separator: "-")
            }
        },
        Scheme(host: "gnu.org", folders: ["licenses", "licences", "copyleft"]) { path in
            let file = (path.last ?? "").withoutSuffix("-standalone")
            return file == "lesser" ? "lgpl" : file.hasPrefix("fdl") ? "g\(file)" : file
        },
        Scheme(host: "apache.org", folders: ["licenses"]) { path in
            path[1].hasPrefix("license-") ? "apache-" + path[1].dropFirst(8) : nil
        },
        Scheme(host: "mozilla.org", folders: ["mpl"]) { path in
            path[1].hasPrefix("mpl") ? path[1] : "mpl-\(path[1])"
        },
        Scheme(host: "spdx.org", folders: ["licenses"]) { $0[1] },
    ]

    /// `gpl-2-0`, a variant of `gpl-2.0`.
    private static func dotted(_ name: String) -> String {
        let parts = name.split(separator: "-")
        guard parts.count > 2, parts.suffix(2).allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else {
            return name
        }
        return parts.dropLast().joined(separator: "-") + ".\(parts[parts.count - 1])"
    }
}

extension String {
    fileprivate func withoutSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }

    /// `by-sa`, `3.0`, or a country's `at`, but neither `legalcode` nor `deed`.
    fileprivate var isPartOfCreativeCommons: Bool {
        !hasPrefix("legal") && !hasPrefix("deed") && !hasPrefix("rdf")
    }
}

extension LicenseAddress {
    /// The mention that an address makes; nil if the address isn't that of a known license.
    ///
    /// - Parameter words: the words that begin the address.
    static func mention(at words: Range<Int>, in text: GrantText) -> Mention? {
        let start = Int(text.words[words.lowerBound].start)
        guard let address = LicenseAddress(at: start, of: text.bytes), let name = address.name
        else { return nil }
        var end = words.upperBound
        while end < text.count, Int(text.words[end].start) < address.end { end += 1 }
        let meaning = ByteView.withBytes(of: Array(name.utf8), text.names.meaning(ofAddress:))
        guard var meaning else { return nil }
        let range = words.lowerBound..<end
        var whole = range
        // "http://www.gnu.org/licenses/gpl-2.0.html or later"
        if case .family(let row, let clause) = meaning, let term = clause.terms.first {
            var read = VersionClause.tail(
                of: term.version, isOrLater: term.isOrLater, at: end - 1, in: text)
            read.clause.port = clause.port
            meaning = .family(row: row, read.clause)
            whole = words.lowerBound..<read.words.upperBound
        }
        var mention = Mention(meaning, words: whole, name: range, by: text.names)
        mention.isAddress = true
        return mention
    }
}
