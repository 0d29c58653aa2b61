import DomainLayer
import TerminalUI

/// Which package it is, and its answer.
struct DetailHeading: View {
    let entry: LicenseEntry

    var body: some View {
        VStack {
            Text(entry.name).bold() + Text(" \(entry.version) ") + Text(entry.architecture).dim()
            AnswerText(expression: entry.expression, reason: entry.reason)
        }
    }
}
