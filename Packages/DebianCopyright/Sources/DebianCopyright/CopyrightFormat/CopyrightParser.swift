/// Reads copyright files. It keeps its storage for the next one: use one a thread.
final class CopyrightParser {
    private let names: NameMeanings
    private let identifier: ProseIdentifier
    private var patterns = FilePatterns()
    private var packer = StatementPacker()

    /// - Parameters:
    ///   - names: which licences there are; made once, for all parsers.
    ///   - remembered: what parsers beside this one found out about texts, where there are any.
    init(names: LicenseNames, sharing remembered: RememberedFindings = RememberedFindings()) {
        self.names = NameMeanings(names)
        identifier = ProseIdentifier(names: names, sharing: remembered)
    }

    /// What the file says. Any bytes are an answer; the time is linear in their number.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - includingTexts: whether ``CopyrightAnalysis/references`` hold their texts.
    func analyse(_ bytes: ByteView, includingTexts: Bool) -> CopyrightAnalysis {
        let isUTF8 = bytes.isUTF8
        let findings = isUTF8 ? [] : [CopyrightFinding(.notUTF8)]
        packer.begin(size: bytes.count, isUTF8: isUTF8)
        guard let document = CopyrightDocument(bytes) else {
            let analysis = ProseAnalysis(
                bytes, identifier: identifier, includingTexts: includingTexts)
            return analysis.analysis(after: findings, packing: &packer)
        }
        var analysis = MachineReadableAnalysis(
            document, in: bytes, names: names, identifier: identifier,
            includingTexts: includingTexts)
        patterns.read(document.stanzas)
        return analysis.analysis(after: findings, of: patterns, packing: &packer)
    }
}
