import DomainLayer
import TerminalUI

/// Everything that the copyright file states, in its order.
struct DetailStatements: View {
    let statements: [LicenseStatement]

    var body: some View {
        if !statements.isEmpty {
            Section("Statements") {
                VStack(spacing: 1) {
                    ForEach(statements) { StatementView(statement: $0) }
                }
            }
        }
    }
}

/// One statement with the evidence for it.
private struct StatementView: View {
    let statement: LicenseStatement

    var body: some View {
        VStack {
            AnswerText(expression: statement.expression)
            VStack {
                Fact("Lines", lines)
                Fact("Basis", statement.basis.label)
                Fact("Rests on", statement.rule?.detail)
                Fact("Written as", statement.name)
                Fact("Built upon", statement.underlying.joined(separator: " "))
                Fact("Files", statement.files.joined(separator: " "))
                ForEach(statement.holders.indices) { index in
                    Fact(index == 0 ? "Holders" : "", statement.holders[index])
                }
            }
            .padding(leading: 2)
        }
    }

    private var lines: String {
        let (first, last) = (statement.lines.lowerBound, statement.lines.upperBound)
        return first == last ? "\(first)" : "\(first)-\(last)"
    }
}
