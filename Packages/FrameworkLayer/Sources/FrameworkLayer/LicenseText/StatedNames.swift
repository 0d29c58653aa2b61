import DebianCopyright
import DomainLayer

/// What the statements of one file say about its texts.
struct StatedNames {
    private let statements: [LicenseStatement]
    private var expressions: [String: String] = [:]
    /// What is stated and in which line it begins, in the order of the lines.
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

    /// The expression of the statements that name the text or are made by it; else its name in the
    /// file, which is empty if it has none.
    func name(of text: PrintedText) -> String {
        if let name = text.name { return expressions[name.lowercased()] ?? name }
        let first = beginnings.partitioningIndex { $0.line >= text.lines.lowerBound }
        let stated = beginnings[first...].prefix { $0.line <= text.lines.upperBound }.map(
            \.expression)
        return LicenseExpression.all(stated)?.simplified.description ?? ""
    }

    /// The ids of the SPDX list that are stated, those of exceptions too, each once.
    var listedIDs: [String] {
        statements.flatMap { statement in
            let expression = statement.expression
            return (expression?.licenses ?? []) + statement.underlying
                + (expression?.exceptions ?? [])
        }.filter { !$0.hasPrefix("LicenseRef-") }.firstOfEach
    }

    /// The names of the common licenses that hold the texts of what is stated, as far as Debian has
    /// them, each once.
    var commonLicenses: [String] {
        listedIDs.compactMap(CommonLicenseFiles.name(ofLicense:)).firstOfEach
    }

    /// The ids of licenses that the file's own words make, as the statements say.
    var licensesByText: Set<String> {
        Set(
            statements.filter { $0.method == .licenseText }.flatMap {
                $0.expression?.licenses ?? []
            })
    }

    /// The ids of licenses of which the file has only a name that no list knows, each once.
    var namesWithoutText: [String] {
        statements.filter { $0.method == .unlistedName }
            .flatMap { $0.expression?.licenses ?? [] }
            .filter { $0.hasPrefix("LicenseRef-") && $0 != LicenseTerm.publicDomain.id }
            .firstOfEach
    }
}
