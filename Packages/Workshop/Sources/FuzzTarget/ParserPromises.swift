import DebianCopyright
import DebianSystems
import DomainLayer

/// What the parsers promise for any bytes at all, apart from ending without a crash.
enum ParserPromises {
    /// Runs all parsers over the bytes.
    ///
    /// - Returns: a sentence for each promise that was broken; empty if all were kept.
    static func broken(by bytes: [UInt8]) -> [String] {
        Deb822Promises.broken(by: bytes) + ExpressionPromises.broken(by: bytes)
            + CopyrightPromises.broken(by: bytes)
    }
}

/// The reader of stanzas loses no line and counts lines right.
private enum Deb822Promises {
    static func broken(by bytes: [UInt8]) -> [String] {
        ByteView.withBytes(of: bytes) { view in
            var broken: [String] = []
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            var covered: Set<Int> = []
            var last = 0
            while reader.next(into: &stanza) {
                covered.formUnion(stanza.strayLines)
                for field in stanza.fields {
                    if field.line <= last || field.lastLine < field.line {
                        broken.append("field at lines \(field.line) to \(field.lastLine)")
                    }
                    last = max(field.line, field.lastLine)
                    covered.formUnion(field.line...last)
                    let count = field.lines.reduce(0) { count, _ in count + 1 }
                    if count != last - field.line + 1, !field.value.isEmpty {
                        broken.append("field at line \(field.line) has \(count) lines")
                    }
                }
            }
            if !stanza.fields.isEmpty { broken.append("fields behind the last stanza") }
            return broken + lost(in: view, but: covered)
        }
    }

    private static func lost(in view: ByteView, but covered: Set<Int>) -> [String] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = view.starts(with: mark) ? view[3..<view.count] : view
        var broken: [String] = []
        for line in ByteLines(text) where !line.bytes.trimmed.isEmpty {
            if !covered.contains(line.number) { broken.append("line \(line.number) is lost") }
        }
        return broken
    }
}

/// A rendered expression is read back as an equivalent one.
private enum ExpressionPromises {
    static func broken(by bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let expression: LicenseExpression
        do throws(LicenseExpressionError) {
            expression = try LicenseExpression(parsing: text)
        } catch {
            let columns = 1...(text.unicodeScalars.count + 1)
            return columns.contains(error.column) ? [] : ["error in column \(error.column)"]
        }
        var broken: [String] = []
        let rendered = expression.description
        let again = try? LicenseExpression(parsing: rendered)
        if again?.description != rendered {
            broken.append("\(rendered) is read as \(again?.description ?? "nothing")")
        }
        if again?.isEquivalent(to: expression) != true {
            broken.append("\(rendered) is something else when read again")
        }
        let simplified = expression.simplified
        if simplified.simplified != simplified {
            broken.append("\(simplified) can be simplified once more")
        }
        if !simplified.isEquivalent(to: expression) {
            broken.append("\(simplified) is not what \(rendered) says")
        }
        return broken
    }
}

/// Statements are about lines that the copyright file has, and are SPDX.
private enum CopyrightPromises {
    static func broken(by bytes: [UInt8]) -> [String] {
        let analysis = reader.analyze(bytes, includingTexts: true)
        let last = ByteView.withBytes(of: bytes) { view in
            max(1, ByteLines(view).reduce(0) { count, _ in count + 1 })
        }
        var broken = lines(of: analysis, last: last)
        let licenses = (analysis.statements.map(\.license) + [analysis.main]).compactMap { $0 }
        for license in licenses { broken += brokenBy(license) }
        let named = Set(licenses.flatMap(\.references))
        let explained = analysis.references.map(\.reference)
        if Set(explained).count < explained.count { broken.append("a reference comes twice") }
        for reference in named.subtracting(explained).subtracting([.publicDomain]) {
            broken.append("nothing is said of \(reference.id(inSource: ""))")
        }
        let bare = reader.analyze(bytes, includingTexts: false)
        if bare.statements != analysis.statements {
            broken.append("asked for texts it states something else")
        }
        return broken
    }

    private static let reader = CopyrightReader(
        vocabulary: LicenseVocabulary(
            licenseIDs: SPDXLicenseList.ids, exceptionIDs: SPDXLicenseList.exceptionIDs,
            names: SPDXLicenseList.names))

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

extension StatedLicense {
    /// The tree as an SPDX expression, with all its parentheses.
    fileprivate var spelling: String {
        switch self {
        case .license(let id, let orLater, let exception):
            id + (orLater ? "+" : "") + (exception.map { " WITH \($0)" } ?? "")
        case .reference(let reference): reference.id(inSource: "")
        case .and(let operands): spelling(of: operands, joinedBy: " AND ")
        case .or(let operands): spelling(of: operands, joinedBy: " OR ")
        }
    }

    /// The references in the tree, in its order.
    fileprivate var references: [LicenseReference] {
        switch self {
        case .license: []
        case .reference(let reference): [reference]
        case .and(let operands), .or(let operands): operands.flatMap(\.references)
        }
    }

    private func spelling(of operands: [StatedLicense], joinedBy sign: String) -> String {
        "(" + operands.map(\.spelling).joined(separator: sign) + ")"
    }
}
