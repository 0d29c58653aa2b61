import DomainLayer

extension JSONWriter {
    /// A member with a statement a line.
    mutating func member(_ key: StaticString, _ statements: LicenseStatements) {
        self.key(key)
        beginArray()
        let claims = statements.claims.map(WrittenClaim.init)
        statements.lendPacked { value($0, among: claims) }
        endArray()
    }

    /// - Parameter claims: those of all statements.
    private mutating func value(_ statement: PackedStatement, among claims: [WrittenClaim]) {
        let claim = claims[statement.claim]
        beginObject(inline: true)
        key("expression")
        value(written: claim.expression)
        member("files", statement.files)
        key("lines")
        beginArray(inline: true)
        value(statement.lines.lowerBound)
        value(statement.lines.upperBound)
        endArray()
        member("basis", claim.basis)
        member("rule", claim.rule)
        key("name")
        if statement.name.isEmpty { null() }
        for name in statement.name { value(name) }
        member("holders", statement.holders)
        if !statement.underlying.isEmpty { member("underlying", statement.underlying) }
        endObject()
    }

    /// A member with all these texts, on one line.
    private mutating func member(_ key: StaticString, _ texts: PackedTexts) {
        self.key(key)
        beginArray(inline: true)
        for text in texts { value(text) }
        endArray()
    }
}

/// What statements say, made ready to be written for each of them.
private struct WrittenClaim {
    /// A JSON string.
    let expression: [UInt8]
    let basis: String
    let rule: String?

    init(_ claim: LicenseStatements.Claim) {
        var json = JSONWriter(.compact)
        json.value(claim.expression.orNoAssertion)
        expression = json.bytes
        basis = claim.basis.rawValue
        rule = claim.rule?.rawValue
    }
}
