import DomainLayer
import TerminalUI

/// A licence expression, or in a few dimmed words why there is none.
struct AnswerText: View {
    let expression: LicenseExpression?
    /// Nil where there are several reasons, or none is known.
    var reason: LicenseReason.Kind?
    /// Whether it goes without a style of its own, as in the selected row of a list.
    var isPlain = false

    var body: some View { text }

    /// The same as a text, to be put together with others.
    var text: Text {
        if isPlain { return Text(expression?.description ?? absence) }
        guard let expression else { return Text(absence).dim() }
        return Text(expression.description).foreground(expression.mostDemandingCategory.color)
    }

    private var absence: String { reason?.label ?? "no licence found" }
}
