public import Bytes
public import Identification

/// Reads copyright files, machine-readable and prose alike.
///
/// Made once, it may be shared between threads.
public struct CopyrightParser: Sendable {
    private let names: LicenseNames
    private let identifier: ProseIdentifier

    public init(vocabulary: LicenseVocabulary) {
        names = LicenseNames(vocabulary: vocabulary)
        identifier = ProseIdentifier(vocabulary: vocabulary)
    }

    /// What the file says. Any bytes are an answer; the time is linear in their number.
    ///
    /// - Parameter includingTexts: whether ``CopyrightAnalysis/references`` hold their texts.
    public func analyse(_ bytes: ByteView, includingTexts: Bool) -> CopyrightAnalysis {
        let findings = bytes.isUTF8 ? [] : [CopyrightFinding(.notUTF8)]
        if let document = CopyrightDocument(bytes) {
            return MachineReadableAnalysis(
                document, in: bytes, names: names, identifier: identifier,
                includingTexts: includingTexts
            ).analysis(after: findings)
        }
        return CopyrightAnalysis(prose: bytes, identifier: identifier, findings: findings)
    }
}
