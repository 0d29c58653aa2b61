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
        var texts = texts
        appendPlain(of: &texts)
        for text in texts { value(text) }
        endArray()
    }

    /// Takes texts as long as they need no escape and writes them as elements of an inline array; one
    /// step makes room for all, for a file may have patterns and holders by the ten thousand.
    private mutating func appendPlain(of texts: inout PackedTexts) {
        var rest = texts
        let isSpread = layout == .lines
        let start = bytes.count
        bytes.append(addingCapacity: texts.quotedSize) { room in
            while let text = rest.next() {
                let end = room.count
                if end > 0 {
                    room.append(UInt8(ascii: ","))
                    if isSpread { room.append(UInt8(ascii: " ")) }
                }
                room.append(UInt8(ascii: "\""))
                guard room.append(plainOf: text) == text.count else {
                    return room.removeLast(room.count - end)
                }
                room.append(UInt8(ascii: "\""))
                texts = rest
            }
        }
        place.isEmpty = bytes.count == start
    }
}

extension PackedTexts {
    /// What the texts take with quotes, commas and blanks where none needs an escape.
    fileprivate var quotedSize: Int { reduce(0) { $0 + $1.count + 4 } }
}

/// What statements that say the same have in common, written once for each claim.
private struct WrittenClaims {
    /// Where the parts of one claim stand.
    struct Place {
        let beforeFiles: JSONWriter.Stretch
        let beforeLines: JSONWriter.Stretch
        let beforeName: JSONWriter.Stretch
    }

    private let bytes: [UInt8]
    let places: [Place]

    /// - Parameter array: a writer that has begun the array of statements.
    init(_ claims: [LicenseStatements.Claim], in array: JSONWriter) {
        var json = array.continued()
        json.bytes.reserveCapacity(claims.count * Self.usualSize)
        places = claims.map { Place($0, in: array.place, by: &json) }
        bytes = json.bytes
    }

    /// What a claim usually takes, in bytes.
    private static var usualSize: Int { 160 }

    /// Lends what the places point to.
    func lendBytes(to body: (UnsafeBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer(body)
    }
}

extension WrittenClaims.Place {
    fileprivate init(
        _ claim: LicenseStatements.Claim, in array: JSONWriter.Place, by json: inout JSONWriter
    ) {
        json.place = array
        json.place.hasKey = true
        var start = json.mark
        json.beginObject(inline: true)
        json.member("expression", claim.expression.orNoAssertion)
        json.key("files")
        beforeFiles = json.stretch(from: start)
        json.beginArray(inline: true)
        json.endArray()
        start = json.mark
        json.key("lines")
        json.beginArray(inline: true)
        beforeLines = json.stretch(from: start)
        json.value(0)
        start = json.mark
        json.endArray()
        json.member("basis", claim.basis.rawValue)
        json.member("rule", claim.rule?.rawValue)
        json.key("name")
        beforeName = json.stretch(from: start)
    }
}
