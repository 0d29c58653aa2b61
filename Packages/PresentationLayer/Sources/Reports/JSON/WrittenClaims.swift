import DomainLayer

/// What statements that say the same have in common, written once for each claim.
struct WrittenClaims {
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
