/// A machine-readable copyright file taken apart, its licenses not yet looked at.
struct CopyrightDocument {
    /// The stanzas with a `Files` or a `License` field, in the file's order.
    private(set) var stanzas: [CopyrightStanza] = []
    private(set) var findings: [CopyrightFinding] = []
    /// The lines not yet passed in search of stray ones, which come in ascending order.
    private var unread: ByteLines
    /// The last line of the first stanza, which is the header.
    private var headerEnd = 0

    /// Nil if the file is in prose.
    init?(_ bytes: ByteView) {
        unread = ByteLines(bytes)
        var reader = Deb822Reader(bytes)
        var stanza = Deb822Stanza()
        guard reader.next(into: &stanza), let header = FormatHeader(stanza) else { return nil }
        if header == .draft, let format = stanza.formatField {
            findings.append(
                CopyrightFinding(
                    .obsoleteFormatURL, line: format.line, declared: String(format.firstLine)))
        }
        // To grow would copy, and room that is not used takes no memory.
        stanzas.reserveCapacity(bytes.count / Self.usualSize)
        headerEnd = header == .missing ? 0 : stanza.fields.last?.lastLine ?? 0
        repeat { add(stanza) } while reader.next(into: &stanza)
        if header == .missing {
            guard stanzas.contains(where: { $0.files != nil && $0.license != nil }) else {
                return nil
            }
            findings.append(CopyrightFinding(.syntaxError, line: 1))
        }
    }

    /// Few files have more stanzas than one for so many bytes.
    private static let usualSize = 256

    /// Whether the stanza speaks of the whole package.
    func isHeader(_ stanza: CopyrightStanza) -> Bool {
        stanza.files == nil && stanza.lines.upperBound <= headerEnd
    }

    private mutating func add(_ stanza: Deb822Stanza) {
        if let stray = stanza.strayLines.first(where: { !isRemark($0) }) {
            findings.append(CopyrightFinding(.syntaxError, line: stray))
        }
        guard let first = stanza.fields.first else { return }
        let hasOneLicense = stanza.fields.count(where: \.namesLicense) == 1
        var current = CopyrightStanza(beginningWith: first)
        for field in stanza.fields where !current.add(field, hasOneLicense: hasOneLicense) {
            close(current)
            current = CopyrightStanza(beginningWith: field)
            _ = current.add(field, hasOneLicense: hasOneLicense)
        }
        close(current)
    }

    /// Whether a line begins with `#`: copyright-format knows no remarks, but everybody reads them
    /// as such.
    private mutating func isRemark(_ number: Int) -> Bool {
        while let line = unread.next() {
            if line.number == number { return line.bytes.first == UInt8(ascii: "#") }
        }
        return false
    }

    private mutating func close(_ stanza: CopyrightStanza) {
        if let joined = stanzas.last?.joined(with: stanza) {
            findings.append(CopyrightFinding(.syntaxError, line: stanza.lines.lowerBound))
            stanzas[stanzas.count - 1] = joined
        } else if stanza.files != nil || stanza.license != nil {
            stanzas.append(stanza)
        }
    }
}

/// What the first stanza says of the file's format.
enum FormatHeader {
    /// copyright-format 1.0.
    case current
    /// An address or a field from before it: DEP-5 and the wiki page it began as.
    case draft
    /// No `Format`, but the fields of a header or of a `Files` stanza and nothing else.
    case missing

    /// Nil if the stanza is prose.
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
