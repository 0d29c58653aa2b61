import DebianCopyright
import DebianSystems
import DomainLayer

/// What the statements of one file say about its texts.
struct StatedNames {
    private let statements: [LicenseStatement]
    private var expressions: [String: String] = [:]
    /// The stated expressions and the lines in which they begin, in order.
    private var beginnings: [(line: Int, expression: LicenseExpression)] = []

    init(_ statements: [LicenseStatement]) {
        self.statements = statements
        for statement in statements {
            guard let expression = statement.expression else { continue }
            beginnings.append((statement.lines.lowerBound, expression))
            guard let key = statement.name?.lowercased(), expressions[key] == nil else { continue }
            expressions[key] = expression.description
        }
        beginnings.sort { $0.line < $1.line }
    }

    /// The expression of the statements that name the text or come from it; else the text's name in
    /// the file, which is empty if it has none.
    func name(of text: PrintedText) -> String {
        if let name = text.name { return expressions[name.lowercased()] ?? name }
        let first = beginnings.partitioningIndex { $0.line >= text.lines.lowerBound }
        let stated = beginnings[first...].prefix { $0.line <= text.lines.upperBound }.map(
            \.expression)
        return LicenseExpression.all(stated)?.simplified.description ?? ""
    }

    /// The stated ids of the SPDX list, including exceptions, each once.
    var listedIDs: [String] {
        statements.flatMap { statement in
            let expression = statement.expression
            return (expression?.licenses ?? []) + statement.underlying
                + (expression?.exceptions ?? [])
        }.filter { !$0.hasPrefix("LicenseRef-") }.firstOfEach
    }

    /// The names of the common licenses in Debian that have the texts of the stated licenses, each
    /// once.
    var commonLicenses: [String] {
        listedIDs.compactMap(CommonLicenseFiles.name(ofLicense:)).firstOfEach
    }

    /// The ids of licenses that are made from the file's own words, according to the statements.
    var licensesByText: Set<String> {
        Set(
            statements.filter { $0.method == .licenseText }.flatMap {
                $0.expression?.licenses ?? []
            })
    }

    /// The ids of licenses that the file only names, by a name that no list has, each once.
    var namesWithoutText: [String] {
        statements.filter { $0.method == .unlistedName }
            .flatMap { $0.expression?.licenses ?? [] }
            .filter { $0.hasPrefix("LicenseRef-") && $0 != LicenseTerm.publicDomain.id }
            .firstOfEach
    }
}
