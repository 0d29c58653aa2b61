import DomainLayer
import TerminalUI

/// A licence expression, or in a few dimmed words why there is none.
struct AnswerText: View {
    let expression: LicenseExpression?
    /// Nil where there are several reasons, or none is known.
    var reason: LicenseReason?

    var body: some View {
        if let expression {
            Text("\(expression)").foreground(expression.mostDemandingCategory.color)
        } else {
            Text(reason?.label ?? "no licence found").dim()
        }
    }
}
