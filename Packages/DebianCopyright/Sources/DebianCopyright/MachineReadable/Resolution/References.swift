/// Makes the references of one file, and keeps what each one stands for, once.
struct References {
    private(set) var all: [ReferencedText] = []
    private var known: Set<String> = []
    private let includingTexts: Bool

    init(includingTexts: Bool) {
        self.includingTexts = includingTexts
    }

    /// The reference to a licence that the SPDX list lacks.
    ///
    /// - Parameters:
    ///   - name: what the file calls it; nil where it has no name.
    ///   - text: what tells what it is; nil where the file prints none.
    ///   - base: the text of the licence that an exception is added to.
    ///   - digest: of the text, or of the name where there is no text.
    ///   - underlying: ids of the SPDX list that it builds upon.
    mutating func reference(
        to name: ByteView?, text: LicenseText?, base: LicenseText? = nil, digest: String,
        underlying: [String]
    ) -> LicenseReference {
        let id = ReferenceName.id(of: name, digest: digest)
        if known.insert(id).inserted {
            let texts = includingTexts ? [text, base].compactMap(\.self) : []
            let pointers = texts.flatMap { CommonLicenseFiles.named(in: $0.body) }
            let implied =
                includingTexts ? underlying.compactMap(CommonLicenseFiles.name(ofLicense:)) : []
            all.append(
                ReferencedText(
                    id: id,
                    name: name.map { String($0) } ?? ReferenceName.unnamed,
                    text: includingTexts ? text?.unescaped : nil,
                    base: includingTexts ? base?.unescaped : nil,
                    commonLicenses: (pointers.isEmpty ? implied : pointers).firstOfEach))
        }
        return LicenseReference(id: id, underlying: underlying)
    }
}

extension [String] {
    /// The elements without those that stand in it before.
    fileprivate var firstOfEach: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

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
