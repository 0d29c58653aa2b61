/// A machine-readable copyright file taken apart, its licenses not yet looked at.
struct CopyrightDocument {
    /// The stanzas with a `Files` or a `License` field, in the file's order.
    private(set) var stanzas: [CopyrightStanza] = []
    private(set) var findings: [CopyrightFinding] = []
    /// The fields in which words about rights are out of place: all but those of files and
    /// licenses, and the further ones of a name that a stanza has twice.
    private(set) var remarks: [Deb822Field] = []
    /// The lines not yet passed in search of stray ones, which come in ascending order.
    private var unread: ByteLines
    /// The stanzas that a second `License` field begins, where no blank line stands before it.
    private var repetitions: [Int] = []
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
        for stanza in stanzas {
            findings += stanza.repeated.map { CopyrightFinding(.syntaxError, line: $0.line) }
        }
        takeInRepeatedLicenses()
    }

    /// Gives those `License` fields back to the stanza that has another one above them, unless they
    /// print something that a stanza refers to: then somebody only forgot the blank line.
    private mutating func takeInRepeatedLicenses() {
        guard !repetitions.isEmpty else { return }
        let synopses = stanzas.compactMap { $0.files == nil ? nil : $0.license?.firstLine }
        for index in repetitions.reversed() where index > 0 {
            guard let field = stanzas[index].license, stanzas[index].files == nil,
                field.line == field.lastLine
                    || !synopses.contains(where: { $0.mentions(field.firstLine) })
            else { continue }
            findings.append(CopyrightFinding(.syntaxError, line: field.line))
            stanzas[index - 1].repeated.append(field)
            stanzas[index - 1].lines =
                stanzas[index - 1].lines.lowerBound...stanzas[index].lines.upperBound
            stanzas.remove(at: index)
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
        remarks += stanza.fields.filter(\.isRemark)
        guard let first = stanza.fields.first else { return }
        let hasOneLicense = stanza.fields.count(where: \.namesLicense) == 1
        var current = CopyrightStanza(beginningWith: first)
        for field in stanza.fields where !current.add(field, hasOneLicense: hasOneLicense) {
            close(current)
            if field.namesLicense, current.files != nil { repetitions.append(stanzas.count) }
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

extension ByteView {
    /// Whether a name stands somewhere in a synopsis, letter case aside.
    fileprivate func mentions(_ name: ByteView) -> Bool {
        guard !name.isEmpty, name.count <= count else { return false }
        return (0...count - name.count).contains {
            FoldedName(bytes: self[$0..<$0 + name.count]) == FoldedName(bytes: name)
        }
    }
}

extension Deb822Field {
    fileprivate var isRemark: Bool {
        !namesLicense
            && !["Files", "Format", "Format-Specification"].contains {
                name.equalsIgnoringCase($0)
            }
    }
}

extension Deb822Field {
    /// Whether its name says that it holds terms, though copyright-format knows no such field:
    /// `X-Redistribution`, `Terms-of-Use`.
    var isNamedByTerms: Bool {
        ["redistribution", "permission", "restriction", "terms", "usage"].contains {
            name.containsIgnoringCase($0)
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
