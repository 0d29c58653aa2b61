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
        if appendPlain(statement, as: claim, of: written) { return }
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
        for text in texts { value(text) }
        endArray()
    }

    /// Writes a statement in one step if none of its texts needs an escape, as hardly any does: a file
    /// may have patterns and holders by the ten thousand.
    ///
    /// - Returns: false, with nothing written, where one does.
    private mutating func appendPlain(
        _ statement: PackedStatement, as claim: WrittenClaims.Place,
        of written: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let isSpread = layout == .lines
        var isPlain = false
        bytes.append(addingCapacity: claim.size + statement.size) { room in
            room.append(written[claim.beforeFiles])
            isPlain = room.append(plainTexts: statement.files, isSpread)
            room.append(written[claim.beforeLines])
            room.append(digitsOf: statement.lines.lowerBound)
            room.append(comma: isSpread)
            room.append(digitsOf: statement.lines.upperBound)
            room.append(written[claim.beforeName])
            isPlain = isPlain && room.append(plainText: statement.name)
            room.append(comma: isSpread)
            room.append(key: "holders", isSpread)
            isPlain = isPlain && room.append(plainTexts: statement.holders, isSpread)
            if !statement.underlying.isEmpty {
                room.append(comma: isSpread)
                room.append(key: "underlying", isSpread)
                isPlain = isPlain && room.append(plainTexts: statement.underlying, isSpread)
            }
            room.append(UInt8(ascii: "}"))
            if !isPlain { room.removeAll() }
        }
        return isPlain
    }
}

extension PackedStatement {
    /// What it takes at most besides what its claim gives, if no text needs an escape.
    fileprivate var size: Int {
        name.quotedSize + files.quotedSize + holders.quotedSize + underlying.quotedSize
            + Self.restSize
    }

    /// What two numbers, two keys, a null and the signs between them take at most.
    private static let restSize = 96
}

extension PackedTexts {
    /// What the texts take with quotes, commas and blanks where none needs an escape.
    fileprivate var quotedSize: Int { reduce(0) { $0 + $1.count + 4 } }
}

extension OutputSpan<UInt8> {
    /// An array on one line; false, with a part of it written, where a text needs an escape.
    fileprivate mutating func append(plainTexts texts: PackedTexts, _ isSpread: Bool) -> Bool {
        append(UInt8(ascii: "["))
        var isFirst = true
        for text in texts {
            if !isFirst { append(comma: isSpread) }
            isFirst = false
            guard append(quotingPlain: text) else { return false }
        }
        append(UInt8(ascii: "]"))
        return true
    }

    /// The only text, or null; false as above.
    fileprivate mutating func append(plainText texts: PackedTexts) -> Bool {
        for text in texts { return append(quotingPlain: text) }
        for byte in "null".utf8 { append(byte) }
        return true
    }

    private mutating func append(quotingPlain text: UnsafeBufferPointer<UInt8>) -> Bool {
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
