import DomainLayer

extension JSONWriter {
    /// A member with a statement a line.
    mutating func member(_ key: StaticString, _ statements: LicenseStatements) {
        self.key(key)
        beginArray()
        let claims = statements.claims.map { WrittenClaim($0, in: self) }
        statements.lendPacked { value($0, as: claims[$0.claim]) }
        endArray()
    }

    private mutating func value(_ statement: PackedStatement, as claim: WrittenClaim) {
        separate()
        append(claim.beforeFiles, of: claim.json)
        array(statement.files)
        append(claim.beforeLines, of: claim.json)
        value(statement.lines.lowerBound)
        value(statement.lines.upperBound)
        append(claim.beforeName, of: claim.json)
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
}

/// What statements that say the same have in common, written once.
private struct WrittenClaim {
    let json: JSONWriter
    let beforeFiles: JSONWriter.Stretch
    let beforeLines: JSONWriter.Stretch
    let beforeName: JSONWriter.Stretch

    /// - Parameter array: a writer that has begun the array of statements.
    init(_ claim: LicenseStatements.Claim, in array: JSONWriter) {
        var json = array.forValue()
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
        self.json = json
    }
}
