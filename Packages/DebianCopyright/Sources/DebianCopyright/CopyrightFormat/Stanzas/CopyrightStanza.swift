/// The fields of one stanza that say something about licences.
struct CopyrightStanza {
    var files: Deb822Field?
    var copyright: Deb822Field?
    var license: Deb822Field?
    /// The remarks on a stanza about files.
    var comment: Deb822Field?
    /// The fields of a stanza about files that copyright-format does not know, such as `Note`.
    var unknown: [Deb822Field] = []
    /// 1-based lines from the first of its fields to the last.
    var lines: ClosedRange<Int>

    init(beginningWith field: Deb822Field) {
        lines = field.line...field.lastLine
    }

    /// Whether a licence is named on the `License` field's first line.
    var hasSynopsis: Bool { license?.firstLine.isEmpty == false }

    /// Takes a field in.
    ///
    /// - Returns: false, with nothing taken in, where the field begins another stanza, before which
    ///   somebody forgot the blank line.
    mutating func add(_ field: Deb822Field) -> Bool {
        if field.name.equalsIgnoringCase("Files") {
            guard files == nil, license == nil else { return false }
            files = field
        } else if field.name.equalsIgnoringCase("License")
            || field.name.equalsIgnoringCase("Licence")
        {
            guard license == nil else { return false }
            license = field
        } else if field.name.equalsIgnoringCase("Copyright") {
            guard copyright == nil || files == nil else { return copyright != nil }
            copyright = copyright ?? field
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

    /// The stanza joined with the next one, where that has the holders or the licence that this one
    /// lacks: somebody wrote a blank line too many. Nil where this one lacks nothing, or the next
    /// one is something else.
    func joined(with next: CopyrightStanza) -> CopyrightStanza? {
        guard files != nil, license == nil, next.files == nil else { return nil }
        guard copyright == nil || next.copyright == nil else { return nil }
        guard next.copyright != nil || next.license != nil else { return nil }
        var whole = self
        whole.copyright = copyright ?? next.copyright
        whole.license = next.license
        whole.lines = lines.lowerBound...next.lines.upperBound
        return whole
    }
}
