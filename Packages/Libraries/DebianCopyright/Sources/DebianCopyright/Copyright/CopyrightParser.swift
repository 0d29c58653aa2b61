import DebianSystems

/// Parses copyright files. A parser reuses its storage for the next file, so each thread needs its
/// own.
final class CopyrightParser {
    private let names: NameMeanings
    private let identifier: ProseIdentifier
    private var patterns = FilePatterns()

    /// - Parameters:
    ///   - names: the known license names, shared by all parsers.
    ///   - cache: findings about texts, shared with parsers that use equal names and indexes.
    ///   - index: the texts of the SPDX list's licenses.
    ///   - licenseDB: the texts of LicenseDB's licenses.
    init(
        names: LicenseNames, sharing cache: AnalysisCache = AnalysisCache(),
        index: LicenseIndex = .spdx, licenseDB: LicenseIndex = .licenseDB
    ) {
        self.names = NameMeanings(names)
        identifier = ProseIdentifier(
            names: names, sharing: cache, index: index, licenseDB: licenseDB)
    }

    /// Analyzes a file. Any bytes have an analysis; the time is linear in their number.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - includingTexts: whether ``CopyrightAnalysis/references`` include their texts.
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
