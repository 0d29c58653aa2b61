/// Reads copyright files. It keeps its storage for the next one: use one per thread.
final class CopyrightParser {
    private let names: NameMeanings
    private let identifier: ProseIdentifier
    private var patterns = FilePatterns()

    /// - Parameters:
    ///   - names: which licenses there are; made once, for all parsers.
    ///   - cache: what parsers beside this one found out about texts, if they know the same ones.
    ///   - index: the texts that the SPDX list's licenses are known by.
    ///   - licenseDB: the texts that LicenseDB's licenses are known by.
    init(
        names: LicenseNames, sharing cache: AnalysisCache = AnalysisCache(),
        index: LicenseIndex = .spdx, licenseDB: LicenseIndex = .licenseDB
    ) {
        self.names = NameMeanings(names)
        identifier = ProseIdentifier(
            names: names, sharing: cache, index: index, licenseDB: licenseDB)
    }

    /// What the file says. Any bytes are an answer; the time is linear in their number.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - includingTexts: whether ``CopyrightAnalysis/references`` hold their texts.
    func analyze(_ bytes: ByteView, includingTexts: Bool) -> CopyrightAnalysis {
        let findings = bytes.isUTF8 ? [] : [CopyrightFinding(.notUTF8)]
        guard let document = CopyrightDocument(bytes) else {
            return ProseAnalysis(bytes, identifier: identifier, includingTexts: includingTexts)
                .analysis(after: findings)
        }
        patterns.read(document.stanzas)
        var analysis = MachineReadableAnalysis(
            document, in: bytes, names: names, identifier: identifier,
            includingTexts: includingTexts)
        return analysis.analysis(after: findings, of: patterns)
    }
}
