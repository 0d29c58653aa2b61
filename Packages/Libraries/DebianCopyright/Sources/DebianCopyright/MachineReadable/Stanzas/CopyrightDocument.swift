import DebianSystems

/// A machine-readable copyright file split into stanzas, before its licenses are examined.
struct CopyrightDocument {
    /// The stanzas with a `Files` or a `License` field, in the file's order.
    private(set) var stanzas: [CopyrightStanza] = []
    private(set) var findings: [CopyrightFinding] = []
    /// The fields in which words about rights are out of place: all fields except those for files
    /// and licenses, and repeated fields of a stanza.
    private(set) var remarks: [Deb822Field] = []
    /// The lines not yet searched for stray lines, whose numbers are ascending.
    private var unread: ByteLines
    /// The indices of stanzas that begin with a second `License` field, without a blank line before
    /// it.
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
        // Growing the array would copy it, and unused capacity takes no memory.
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

    /// Returns a repeated `License` field to the stanza above it, which has one already, unless the
    /// field prints something that a stanza refers to: in that case only the blank line was
    /// forgotten.
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

    /// In bytes: few files have more than one stanza for so many.
    private static let usualSize = 256

    /// Whether the stanza is about the whole package.
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

    /// Whether the line begins with `#`: copyright-format has no comments, but every reader takes
    /// such a line for one.
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
    /// Whether a name occurs anywhere in a synopsis, ignoring case.
    fileprivate func mentions(_ name: ByteView) -> Bool {
        guard !name.isEmpty, name.count <= count else { return false }
        return (0...count - name.count).contains {
            FoldedName(bytes: self[$0..<$0 + name.count]) == FoldedName(bytes: name)
        }
    }
}

extension Deb822Field {
    fileprivate var isRemark: Bool {
        !namesLicense && !isName
            && !["Files", "Format", "Format-Specification"].contains {
                name.equalsIgnoringCase($0)
            }
    }

    /// Whether the field gives the work's name in one word, or only names: `pay_per_moon`, "Oath
    /// Toolkit", "Ada Sales <ada@orrery.example>". Names set no terms.
    private var isName: Bool {
        if name.equalsIgnoringCase("Upstream-Name"),
            !value.trimmed.contains(where: \.isBlankOrLineFeed)
        {
            return true
        }
        return ["Upstream-Name", "Upstream-Contact"].contains { name.equalsIgnoringCase($0) }
            && value.areNames
    }
}

extension ByteView {
    /// Whether all words are capitalized, or parts of addresses, and none denies or limits
    /// anything.
    fileprivate var areNames: Bool {
        var rest = words
        while let word = rest.next() {
            let isAddress = word.contains(UInt8(ascii: "@")) || word.containsIgnoringCase("://")
            guard isAddress || word.first(where: \.isLetter)?.isCapital != false else {
                return false
            }
        }
        let said = PermittingWords(self)
        let denials: RightsRole = [
            .never, .nobody, .only, .without, .forbidding, .noncommercial, .withholding, .asking,
            .consent, .paying, .reserved,
        ]
        return !said.says(denials) && !said.has([.may, .must]) && !said.has(word: "for")
    }
}

extension Deb822Field {
    /// Whether the field's name says that it holds terms, though copyright-format has no such
    /// field: `X-Redistribution`, `Terms-of-Use`.
    var isNamedByTerms: Bool {
        ["redistribution", "permission", "restriction", "terms", "usage"].contains {
            name.containsIgnoringCase($0)
        }
    }
}

/// The file's format according to its first stanza.
enum FormatHeader {
    /// copyright-format 1.0.
    case current
    /// An address or field from before copyright-format 1.0: DEP-5, or the wiki page that it began
    /// as.
    case draft
    /// No `Format`, but only fields of a header or a `Files` stanza.
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
    /// The field that gives the format, under its present or an old name.
    var formatField: Deb822Field? {
        self["Format"] ?? self["Format-Specification"]
    }
}

extension ByteView {
    /// Whether the address is that of copyright-format 1.0, with http or https, with or without its
    /// final slash.
    fileprivate var isCurrentFormat: Bool {
        let scheme = position(of: UInt8(ascii: ":")) ?? 0
        var rest = self[scheme..<count]
        if rest.last == UInt8(ascii: "/") { rest = rest[0..<rest.count - 1] }
        return startsIgnoringCase(with: "http")
            && rest.equalsIgnoringCase(
                "://www.debian.org/doc/packaging-manuals/copyright-format/1.0")
    }
}
