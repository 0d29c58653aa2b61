import DebianCopyright
import DomainLayer

/// What a copyright file is said to state stands in the file, and is SPDX.
enum CopyrightPromises {
    static func broken(by bytes: [UInt8]) -> [String] {
        let analysis = reader.analyse(bytes, includingTexts: true)
        let last = ByteView.withBytes(of: bytes) { view in
            max(1, ByteLines(view).reduce(0) { count, _ in count + 1 })
        }
        var broken = lines(of: analysis, last: last)
        let licenses = (analysis.statements.map(\.license) + [analysis.main]).compactMap { $0 }
        for license in licenses { broken += brokenBy(license) }
        let named = Set(licenses.flatMap(\.references).map(\.id))
        let explained = analysis.references.map(\.id)
        if Set(explained).count < explained.count { broken.append("a reference comes twice") }
        for id in named.subtracting(explained).subtracting([LicenseReference.publicDomain.id]) {
            broken.append("nothing is said of \(id)")
        }
        let bare = reader.analyse(bytes, includingTexts: false)
        if bare.statements != analysis.statements {
            broken.append("asked for texts it states something else")
        }
        return broken
    }

    private static let reader = CopyrightReader(
        vocabulary: LicenseVocabulary(
            licenseIDs: SPDXLicenseList.ids, exceptionIDs: SPDXLicenseList.exceptionIDs))

    private static func lines(of analysis: CopyrightAnalysis, last: Int) -> [String] {
        var broken: [String] = []
        for lines in analysis.statements.map(\.lines)
        where lines.lowerBound < 1 || lines.upperBound > last {
            broken.append("a statement at lines \(lines) of \(last)")
        }
        for line in analysis.findings.compactMap(\.line) where line < 1 || line > last {
            broken.append("a finding at line \(line) of \(last)")
        }
        return broken
    }

    private static func brokenBy(_ license: StatedLicense) -> [String] {
        let text = license.spelling
        do throws(LicenseExpressionError) {
            let expression = try LicenseExpression(parsing: text)
            let strange = expression.licenses.filter {
                !SPDXLicenseList.contains($0) && !$0.hasPrefix("LicenseRef-")
            }
            return strange.map { "\($0) is no id of the SPDX list" }
        } catch {
            return ["\(text) is no expression: \(error.problem) in column \(error.column)"]
        }
    }
}
