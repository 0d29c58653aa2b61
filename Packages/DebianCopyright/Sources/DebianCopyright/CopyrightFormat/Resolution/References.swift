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
