import DomainLayer
import TerminalUI

/// A licence expression in the colour of its most demanding category.
struct ExpressionText: View {
    let expression: LicenseExpression

    var body: some View {
        Text("\(expression)").foreground(category.color)
    }

    private var category: LicenseCategory {
        expression.licenses.map(SPDXLicenseList.category).mostDemanding
    }
}
