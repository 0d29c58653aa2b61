/// The fields of one stanza that say something about licenses.
struct CopyrightStanza {
    var files: Deb822Field?
    var copyright: Deb822Field?
    var license: Deb822Field?
    /// Further `Copyright` fields, and further `License` fields that no other stanza refers to:
    /// copyright-format 1.0 allows one of each, but what stands there counts.
    var repeated: [Deb822Field] = []
    /// The remarks on a stanza about files.
    var comment: Deb822Field?
    /// The fields of a stanza about files that copyright-format does not know, such as `Note`.
    var unknown: [Deb822Field] = []
    /// 1-based lines from the first of its fields to the last.
    var lines: ClosedRange<Int>

    init(beginningWith field: Deb822Field) {
        lines = field.line...field.lastLine
    }

    /// Whether a license is named on the `License` field's first line.
    var hasSynopsis: Bool { license?.firstLine.isEmpty == false }

    /// Takes a field in.
    ///
    /// - Parameter hasOneLicense: whether no other field around it names a license, so that one
    ///   before `Files` belongs to it: fields may stand in any order.
    /// - Returns: false, with nothing taken in, where the field begins another stanza, before which
    ///   somebody forgot the blank line.
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

    /// The stanza joined with the next one, where that has the holders or the license that this one
    /// lacks: somebody wrote a blank line too many. Nil if this one lacks nothing, or the next
    /// one is something else.
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
    /// Whether it is `License`, or spelled the British way.
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

    /// The stanza with the `License` field that stands in its `Copyright` field because its colon
    /// is missing, or stands apart from the name; nil if there is no such line.
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
    /// Where the word "License" that the line begins with ends, and where what it is said of
    /// begins; nil if it does not begin so.
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
    /// What is written for a colon, or a colon behind a blank.
    fileprivate var isFieldSign: Bool {
        self == UInt8(ascii: ":") || self == UInt8(ascii: ";") || self == UInt8(ascii: "=")
    }
}
