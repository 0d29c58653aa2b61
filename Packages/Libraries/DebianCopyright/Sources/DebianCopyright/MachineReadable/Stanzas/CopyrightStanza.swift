import DebianSystems

/// The fields of one stanza that concern licenses.
struct CopyrightStanza {
    var files: Deb822Field?
    var copyright: Deb822Field?
    var license: Deb822Field?
    /// Further `Copyright` fields, and further `License` fields that no other stanza refers to:
    /// copyright-format 1.0 allows one of each, but all of them count.
    var repeated: [Deb822Field] = []
    /// The comment of a stanza about files.
    var comment: Deb822Field?
    /// The fields of a stanza about files that copyright-format doesn't define, such as `Note`.
    var unknown: [Deb822Field] = []
    /// The 1-based lines from the first of the stanza's fields to the last.
    var lines: ClosedRange<Int>

    init(beginningWith field: Deb822Field) {
        lines = field.line...field.lastLine
    }

    /// Whether the `License` field's first line names a license.
    var hasSynopsis: Bool { license?.firstLine.isEmpty == false }

    /// Adds a field.
    ///
    /// - Parameter hasOneLicense: whether no other field around the stanza names a license, so that
    ///   a license before `Files` belongs to the stanza: fields may be in any order.
    /// - Returns: false, without adding the field, if it begins another stanza whose blank line was
    ///   forgotten.
    mutating func add(_ field: Deb822Field, hasOneLicense: Bool) -> Bool {
        if field.name.equalsIgnoringCase("Files") {
            guard files == nil, license == nil || hasOneLicense else { return false }
            files = field
        } else if field.namesLicense {
            guard license == nil else { return false }
            license = field
        } else if field.name.equalsIgnoringCase("Copyright") {
            if copyright == nil { copyright = field } else { repeated.append(field) }
        } else if files != nil {
            if field.name.equalsIgnoringCase("Comment") {
                comment = comment ?? field
            } else {
                unknown.append(field)
            }
        }
        lines = lines.lowerBound...field.lastLine
        return true
    }

    /// The stanza joined with the next one, if that has the holders or the license that this one
    /// lacks, because of a superfluous blank line. Nil if this stanza lacks nothing, or the next is
    /// something else.
    func joined(with next: CopyrightStanza) -> CopyrightStanza? {
        guard files != nil, license == nil, next.files == nil else { return nil }
        guard copyright == nil || next.copyright == nil else { return nil }
        guard next.copyright != nil || next.license != nil else { return nil }
        var whole = self
        whole.copyright = copyright ?? next.copyright
        whole.license = next.license
        whole.repeated += next.repeated
        whole.lines = lines.lowerBound...next.lines.upperBound
        return whole
    }
}

extension Deb822Field {
    /// Whether the field is `License`, in American or British spelling.
    var namesLicense: Bool {
        name.equalsIgnoringCase("License") || name.equalsIgnoringCase("Licence")
    }
}

extension CopyrightStanza {
    /// The fields that name licenses.
    var licenses: [Deb822Field] { (license.map { [$0] } ?? []) + repeated.filter(\.namesLicense) }

    /// The fields that name holders.
    var copyrights: [Deb822Field] {
        (copyright.map { [$0] } ?? []) + repeated.filter { !$0.namesLicense }
    }

    /// The stanza with a `License` field recovered from its `Copyright` field, where the colon is
    /// missing or separated from the name; nil if there is no such line.
    var withLicenseLine: CopyrightStanza? {
        guard license == nil, let copyright else { return nil }
        for line in copyright.continuation {
            guard let name = line.bytes.licenseWord else { continue }
            let whole = copyright.value
            let start = line.bytes.offset(in: whole)
            var stanza = self
            stanza.copyright = Deb822Field(
                name: copyright.name, value: whole[0..<start - 1], line: copyright.line,
                lastLine: line.number - 1)
            stanza.license = Deb822Field(
                name: line.bytes[0..<name.word], value: whole[start + name.value..<whole.count],
                line: line.number, lastLine: copyright.lastLine)
            return stanza
        }
        return nil
    }
}

extension ByteView {
    /// For a line that begins with the word "License", the end of that word and the beginning of
    /// its value; nil for any other line.
    fileprivate var licenseWord: (word: Int, value: Int)? {
        guard startsIgnoringCase(with: "License") || startsIgnoringCase(with: "Licence") else {
            return nil
        }
        var value = 7
        while value < count, self[value].isBlank || self[value].isFieldSign { value += 1 }
        return value > 7 && value < count ? (7, value) : nil
    }
}

extension UInt8 {
    /// Whether the byte is a colon, or a sign that people write for it.
    fileprivate var isFieldSign: Bool {
        self == UInt8(ascii: ":") || self == UInt8(ascii: ";") || self == UInt8(ascii: "=")
    }
}
