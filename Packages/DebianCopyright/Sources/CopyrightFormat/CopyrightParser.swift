public import Bytes
public import Identification

/// Reads copyright files, in prose for their pointers.
///
/// Made once, it may be shared between threads.
public struct CopyrightParser: Sendable {
    private let identifier: ProseIdentifier

    public init(vocabulary: LicenseVocabulary) {
        identifier = ProseIdentifier(vocabulary: vocabulary)
    }

    /// What the file says. Any bytes are an answer; the time is linear in their number.
    ///
    /// - Parameter includingTexts: whether ``CopyrightAnalysis/references`` hold their texts.
    public func analyse(_ bytes: ByteView, includingTexts: Bool) -> CopyrightAnalysis {
        let findings = bytes.isUTF8 ? [] : [CopyrightFinding(.notUTF8)]
        return CopyrightAnalysis(prose: bytes, identifier: identifier, findings: findings)
    }
}
