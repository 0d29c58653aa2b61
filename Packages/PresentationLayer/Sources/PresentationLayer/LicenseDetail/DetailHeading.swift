import DomainLayer
import TerminalUI

/// Which package it is, and its answer.
struct DetailHeading: View {
    let entry: LicenseEntry

    var body: some View {
        VStack {
            Text(entry.name).bold() + Text(instance)
            AnswerText(expression: entry.expression, reason: entry.reason?.kind)
        }
    }

    /// Version and architecture, as far as dpkg's stanza has them.
    private var instance: String {
        [entry.version, entry.architecture].filter { !$0.isEmpty }.map { " \($0)" }.joined()
    }
}
