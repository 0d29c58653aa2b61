import Bytes
import Identification
import LicenseStatements

/// The references that one file needs, each once.
struct References {
    private(set) var all: [ReferencedText] = []
    private var known: Set<String> = []
    private let includingTexts: Bool

    init(includingTexts: Bool) {
        self.includingTexts = includingTexts
    }

    /// A licence by its name, or without one, and the text that tells what it is.
    ///
    /// - Parameter digest: of the text, or of the name where there is no text.
    mutating func reference(
        to name: ByteView?, text: LicenseText?, digest: String, underlying: [String]
    ) -> LicenseReference {
        let id = ReferenceName.id(of: name, digest: digest)
        if known.insert(id).inserted {
            all.append(
                ReferencedText(
                    id: id,
                    name: name.map { String($0) } ?? ReferenceName.unnamed,
                    text: includingTexts ? text?.unescaped : nil))
        }
        return LicenseReference(id: id, underlying: underlying)
    }
}
