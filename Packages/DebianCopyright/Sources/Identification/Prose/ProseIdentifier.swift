public import Bytes

/// Finds what licences a text states: a copyright file in prose, or the text of one stanza.
///
/// It knows paths under `/usr/share/common-licenses`; what they mean is the meaning of the file's
/// name there: `GPL-2` is that version only, `GPL` any version, and never the version that a link
/// leads to.
public struct ProseIdentifier: Sendable {
    private let names: LicenseNames
    private let commonBSD: StatedLicense?

    public init(vocabulary: LicenseVocabulary) {
        names = LicenseNames(vocabulary: vocabulary)
        commonBSD = vocabulary.license("BSD-3-Clause").map { .license($0) }
    }

    /// Everything that the text states, in its order, each licence once and at its first place.
    ///
    /// - Parameter firstLine: the 1-based number of the text's first line in its file.
    public func statements(in text: ByteView, firstLine: Int = 1) -> [IdentifiedStatement] {
        var statements: [IdentifiedStatement] = []
        var seen: Set<StatedLicense> = []
        var lines = LineCounter(text, firstLine: firstLine)
        for path in CommonLicensePaths(in: text) {
            guard let (license, isUnversioned) = license(inCommonFile: path),
                seen.insert(license).inserted
            else { continue }
            let start = path.offset(in: text)
            let first = lines.line(of: start)
            let last = lines.line(of: start + path.count)
            statements.append(
                IdentifiedStatement(
                    license: license, basis: .pointer, lines: first...last,
                    isUnversioned: isUnversioned))
        }
        return statements
    }

    /// What the whole of a licence stanza's text means; nil where that is not certain.
    ///
    /// A text that is nothing but a pointer means the licence that it points at.
    public func meaning(of text: ByteView, firstLine: Int = 1) -> IdentifiedStatement? {
        let statements = statements(in: text, firstLine: firstLine)
        guard statements.count == 1, let pointer = statements.first, text.isNothingButAPointer
        else { return nil }
        return pointer
    }

    /// The licence of a file under common-licenses.
    private func license(inCommonFile name: ByteView) -> (StatedLicense, isUnversioned: Bool)? {
        if name.equalsIgnoringCase("BSD") { return commonBSD.map { ($0, false) } }
        guard let name = NormalizedName(name),
            case .definite(let license, let isUnversioned) = names.meaning(of: name)
        else { return nil }
        return (license, isUnversioned)
    }
}
