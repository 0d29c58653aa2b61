import DomainLayer
import TerminalUI

/// The copyright text with its line numbers; `>` marks the lines that statements rest on.
struct DetailText: View {
    let text: LoadState<License, LicenseDriverError>
    let statements: [LicenseStatement]

    var body: some View {
        LoadStateView(text) { license in
            let lines = TextLine.lines(of: license.body, evidence: statements)
            let digits = "\(lines.count)".count
            Section("Text") {
                ForEach(lines) { NumberedText(line: $0, digits: digits) }
            }
        }
    }
}

private struct NumberedText: View {
    let line: TextLine
    /// The columns of the greatest number.
    let digits: Int

    var body: some View {
        if line.text.isEmpty {
            Text(number).dim() + Text(line.isEvidence ? " >" : "").bold()
        } else {
            Text(number).dim() + Text(line.isEvidence ? " > " : "   ").bold() + Text(line.text)
        }
    }

    private var number: String {
        let number = "\(line.number)"
        return String(repeating: " ", count: digits - number.count) + number
    }
}
