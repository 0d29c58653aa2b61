/// What the first stanza says of the file's format.
enum FormatHeader {
    /// copyright-format 1.0.
    case current
    /// An address or a field from before it: DEP-5 and the wiki page it began as.
    case draft
    /// No `Format`, but the fields of a header or of a `Files` stanza and nothing else.
    case missing

    /// Nil where the stanza is prose.
    init?(_ stanza: Deb822Stanza) {
        if let format = stanza.formatField {
            let address = format.firstLine
            if address.isCurrentFormat {
                self = .current
            } else if stanza.strayLines.isEmpty
                || ["copyright", "dep5", "dep.debian.net"].contains(
                    where: address.containsIgnoringCase)
            {
                self = .draft
            } else {
                return nil
            }
        } else if stanza.strayLines.isEmpty,
            stanza["Files"] ?? stanza["Upstream-Name"] ?? stanza["Upstream-Contact"] != nil
        {
            self = .missing
        } else {
            return nil
        }
    }
}

extension Deb822Stanza {
    /// The field that names the format, under its present or an old name.
    var formatField: Deb822Field? {
        self["Format"] ?? self["Format-Specification"]
    }
}

extension ByteView {
    /// The address of copyright-format 1.0, secure or not, with its last slash or without.
    fileprivate var isCurrentFormat: Bool {
        let scheme = position(of: UInt8(ascii: ":")) ?? 0
        var rest = self[scheme..<count]
        if rest.last == UInt8(ascii: "/") { rest = rest[0..<rest.count - 1] }
        return startsIgnoringCase(with: "http")
            && rest.equalsIgnoringCase(
                "://www.debian.org/doc/packaging-manuals/copyright-format/1.0")
    }
}
