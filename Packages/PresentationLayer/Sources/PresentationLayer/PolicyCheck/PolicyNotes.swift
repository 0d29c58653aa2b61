import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// Which side of a choice the policy leaves, and for which packages.
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

    /// Equal choices together, in the order of their first packages.
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

/// What passes by an exemption alone.
struct ExemptionTable: View {
    let exempted: [ExemptedFailure]

    var body: some View {
        if !exempted.isEmpty {
            VStack {
                Text("Exempted").bold()
                Table(exempted) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.failure.package) }
                    Column("License", flexible: true, minimum: 16) {
                        FailingLicense(failure: $0.failure)
                    }
                    Column("Until") { Text($0.exemption.expires?.description ?? "") }
                    Column("Reason", flexible: true, minimum: 12) { Text($0.exemption.reason) }
                }
            }
        }
    }
}

/// What in the policy has no effect, and what the check had to assume.
struct PolicyWarnings: View {
    let verdict: PolicyVerdict

    var body: some View {
        VStack {
            ForEach(verdict.warnings) { warning in
                Text("warning").foreground(.yellow)
                    + Text(" (\(warning.location.position(in: verdict.policyPath)))").dim()
                    + Text(": \(warning.detail)")
            }
            if verdict.isInstallationAssumed { PolicyNote(text: PolicyVerdict.assumption) }
        }
    }
}

/// What is good to know, in a sentence.
struct PolicyNote: View {
    let text: String

    var body: some View { Text("note").foreground(.yellow) + Text(": \(text)") }
}
