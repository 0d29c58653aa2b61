import DomainLayer
import TerminalUI

/// A package's licence: its expression, or in a few dimmed words why it has none.
struct AnswerText: View {
    let entry: LicenseEntry

    var body: some View {
        if let expression = entry.expression {
            ExpressionText(expression: expression)
        } else {
            Text(entry.reason?.label ?? LicenseReason.noStatement.label).dim()
        }
    }
}
