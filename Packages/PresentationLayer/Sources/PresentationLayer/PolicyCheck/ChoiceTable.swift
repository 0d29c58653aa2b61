import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// Which alternative of a choice the policy takes, and for which packages.
struct ChoiceTable: View {
    let choices: [PolicyChoice]

    var body: some View {
        if !choices.isEmpty {
            VStack {
                Text("Choices that the policy makes").bold()
                Table(rows) {
                    Column("Offered", flexible: true, minimum: 16) {
                        AnswerText(expression: $0.offered)
                    }
                    Column("Taken", flexible: true, minimum: 12) {
                        AnswerText(expression: $0.chosen)
                    }
                    Column("Packages", flexible: true, minimum: 12) {
                        Text($0.packages.joined(separator: " "))
                    }
                }
            }
        }
    }

    private struct Row {
        var offered: LicenseExpression
        var chosen: LicenseExpression
        var packages: [PackageLicense.ID]
    }

    /// Equal choices in one row, in the order of their first packages.
    private var rows: [Row] {
        var indices: [[LicenseExpression]: Int] = [:]
        var rows: [Row] = []
        for choice in choices {
            let key = [choice.offered, choice.chosen]
            if let index = indices[key] {
                rows[index].packages.append(choice.package)
            } else {
                indices[key] = rows.count
                rows.append(
                    Row(offered: choice.offered, chosen: choice.chosen, packages: [choice.package]))
            }
        }
        return rows
    }
}
