import Bytes
import CopyrightFormat
import DomainLayer

/// What the statements of one file say about its texts.
struct StatedNames {
    private let statements: LicenseStatements
    private var expressions: [String: String] = [:]
    /// What is stated and in which line it begins, in the order of the lines.
    private var places: [(line: Int, expression: LicenseExpression)] = []

    init(_ statements: LicenseStatements) {
        self.statements = statements
        for statement in statements {
            guard let expression = statement.expression else { continue }
            places.append((statement.lines.lowerBound, expression))
            guard let key = statement.name?.lowercased(), expressions[key] == nil else { continue }
            expressions[key] = expression.description
        }
        places.sort { $0.line < $1.line }
    }

    /// The expression of the statements that name the text or are made by it; else its name in the
    /// file, which is empty where it has none.
    func name(of text: PrintedText) -> String {
        if let name = text.name { return expressions[name.lowercased()] ?? name }
        let first = places.partitioningIndex { $0.line >= text.lines.lowerBound }
        let stated = places[first...].prefix { $0.line <= text.lines.upperBound }.map(\.expression)
        return LicenseExpression.all(stated)?.simplified.description ?? ""
    }

    /// The ids that statements state without any of the file's texts standing for them, each once.
    func licensesWithoutText(beside texts: [PrintedText]) -> [String] {
        let named = Set(texts.compactMap { $0.name?.lowercased() })
        var seen: Set<String> = []
        return statements.lazy
            .filter { statement in
                statement.basis != .text
                    && statement.name.map { named.contains($0.lowercased()) } != true
            }
            .flatMap { ($0.expression?.licenses ?? []) + $0.underlying }
            .filter { seen.insert($0).inserted }
    }
}
