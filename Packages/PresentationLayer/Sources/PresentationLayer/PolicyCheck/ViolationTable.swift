import DomainLayer
import TerminalUI

/// What is violated, and a row for each part of a package's licence that does so.
struct ViolationTable: View {
    let group: ViolationGroup

    var body: some View {
        VStack {
            Text(group.title).bold().foreground(.red)
            Table(group.failures) {
                Column("Package", flexible: true, minimum: 16) { Text($0.package) }
                Column("License", flexible: true, minimum: 16) { FailingLicense(failure: $0) }
                Column("File", flexible: true, minimum: 12) { Text($0.evidence?.file ?? "") }
                Column("Lines", flexible: true) { Text($0.evidence?.lines ?? "") }
                Column("Installed", flexible: true, minimum: 10) {
                    Text($0.installation?.label ?? "")
                }
            }
        }
    }
}

/// A licence that does not pass, and behind it the one that it builds upon where that is denied.
private struct FailingLicense: View {
    let failure: PolicyFailure

    var body: some View {
        if case .denied(_, let underlying?) = failure.causes.first?.objection {
            HStack(spacing: 1) {
                AnswerText(expression: failure.license)
                Text("on \(underlying)").dim()
            }
        } else {
            AnswerText(expression: failure.license)
        }
    }
}
