/// Ids for licences that the SPDX list lacks: `LicenseRef-deb-SLUG-XXXXXXXX`.
enum ReferenceName {
    /// The id of a licence by its name in the file and its text's digest.
    static func id(of name: ByteView?, digest: String) -> String {
        "LicenseRef-deb-\(name.map(slug) ?? unnamed)-\(digest)"
    }

    /// The digest of a licence without a text: its name is all there is.
    static func digest(ofName name: ByteView) -> String {
        var bytes: [UInt8] = []
        name.appendFolded(to: &bytes)
        return ByteView.withBytes(of: bytes) { SHA256($0).hexadecimal(digits: 8) }
    }

    static let unnamed = "unnamed"

    /// The name's small letters, digits and full stops, with one `-` for whatever is between: what
    /// SPDX specification 2.3, annex D, builds ids of.
    private static func slug(_ name: ByteView) -> String {
        var slug: [UInt8] = []
        let prefix: StaticString = "LicenseRef-"
        let name =
            name.startsIgnoringCase(with: prefix)
            ? name[prefix.utf8CodeUnitCount..<name.count] : name
        for byte in name.prefix(limit) {
            if byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") {
                slug.append(byte.lowercased)
            } else if let last = slug.last, last != UInt8(ascii: "-") {
                slug.append(UInt8(ascii: "-"))
            }
        }
        while let last = slug.last, last == UInt8(ascii: "-") || last == UInt8(ascii: ".") {
            slug.removeLast()
        }
        return slug.isEmpty ? unnamed : String(decoding: slug, as: UTF8.self)
    }

    /// How much of a name, in bytes, an id shows; the digest tells longer ones apart.
    private static let limit = 48
}
