import DomainLayer

extension JSONWriter {
    /// A member with a statement a line.
    mutating func member(_ key: StaticString, _ statements: LicenseStatements) {
        self.key(key)
        beginArray()
        let claims = WrittenClaims(statements.claims, in: self)
        claims.lendBytes { written in
            statements.lendPacked { value($0, as: claims.places[$0.claim], of: written) }
        }
        endArray()
    }

    private mutating func value(
        _ statement: PackedStatement, as claim: WrittenClaims.Place,
        of written: UnsafeBufferPointer<UInt8>
    ) {
        separate()
        append(claim.beforeFiles, of: written)
        array(statement.files)
        append(claim.beforeLines, of: written)
        value(statement.lines.lowerBound)
        value(statement.lines.upperBound)
        append(claim.beforeName, of: written)
        if statement.name.isEmpty { null() }
        for name in statement.name { value(name) }
        key("holders")
        array(statement.holders)
        if !statement.underlying.isEmpty {
            key("underlying")
            array(statement.underlying)
        }
        endObject()
    }

    /// All these texts, on one line.
    private mutating func array(_ texts: PackedTexts) {
        beginArray(inline: true)
        if !appendPlain(texts) {
            for text in texts { value(text) }
        }
        endArray()
    }

    /// Writes all elements in one step if none of them needs an escape, as hardly any does: a file
    /// may have patterns and holders by the ten thousand.
    ///
    /// - Returns: false, with nothing written, where one does.
    private mutating func appendPlain(_ texts: PackedTexts) -> Bool {
        let isSpread = layout == .lines
        var isPlain = true
        bytes.append(addingCapacity: texts.quotedSize) { room in
            for text in texts {
                if !room.isEmpty { room.append(comma: isSpread) }
                isPlain = room.append(quotingPlain: text)
                if !isPlain { return room.removeAll() }
            }
        }
        return isPlain
    }
}

extension PackedTexts {
    /// What the texts take with quotes, commas and blanks where none needs an escape.
    fileprivate var quotedSize: Int { reduce(0) { $0 + $1.count + 4 } }
}

extension OutputSpan<UInt8> {
    /// A text in quotes; false, with a part of it written, where it needs an escape.
    fileprivate mutating func append(quotingPlain text: UnsafeBufferPointer<UInt8>) -> Bool {
        append(UInt8(ascii: "\""))
        guard append(plainOf: text) == text.count else { return false }
        append(UInt8(ascii: "\""))
        return true
    }

    fileprivate mutating func append(comma isSpread: Bool) {
        append(UInt8(ascii: ","))
        if isSpread { append(UInt8(ascii: " ")) }
    }
}
