extension LicenseTerm {
    /// Whether the term names a license that the SPDX list lacks.
    var isReference: Bool { license.isReference }
}

extension String {
    private static var referencePrefixes: [String] { ["LicenseRef-", "DocumentRef-"] }
    private static var ownPrefix: String { "LicenseRef-deb-" }

    /// Whether the id names a license that the SPDX list lacks.
    var isReference: Bool { Self.referencePrefixes.contains(where: hasPrefix) }

    /// Whether a glob may match such an id: the text before its first wildcard fits one.
    var mayBeReference: Bool {
        let head = withoutWildcards.lowercased()
        return Self.referencePrefixes.contains { prefix in
            let prefix = prefix.lowercased()
            return head.hasPrefix(prefix) || prefix.hasPrefix(head)
        }
    }

    /// Whether the text is an id, or a glob of ids, in an outdated form: a slug of the license's
    /// name and 8 hex digits after `LicenseRef-deb-`.
    ///
    /// Ids now have 24 hex digits of a text's digest, or `name-` and 24 of a name's. An outdated id
    /// matches nothing, so a license that it used to deny would pass silently.
    var isOutdatedReference: Bool {
        let head = withoutWildcards
        guard head.lowercased().hasPrefix(Self.ownPrefix.lowercased()) else { return false }
        var digest = head.dropFirst(Self.ownPrefix.count).lowercased()[...]
        let isGlob = head != self
        if isGlob, "name-".hasPrefix(digest) { return false }
        if digest.hasPrefix("name-") { digest = digest.dropFirst(5) }
        let isWhole = isGlob ? digest.utf8.count <= 24 : digest.utf8.count == 24
        return !isWhole || !digest.utf8.allSatisfy(\.isHexadecimalDigit)
    }

    private var withoutWildcards: String { String(prefix { $0 != "*" && $0 != "?" }) }
}

extension UInt8 {
    /// A digit, or a small letter up to `f`.
    var isHexadecimalDigit: Bool {
        0x30...0x39 ~= self || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self
    }
}
