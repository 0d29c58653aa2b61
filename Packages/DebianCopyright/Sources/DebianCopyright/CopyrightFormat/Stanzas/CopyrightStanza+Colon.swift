extension CopyrightStanza {
    /// The stanza with the `License` field that stands in its `Copyright` field because its colon
    /// is missing, or stands apart from the name; nil where there is no such line.
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
    /// begins; nil where it does not begin so.
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
