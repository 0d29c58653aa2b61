import DomainLayer
import TerminalUI

/// What in the package's copyright file a person should look at.
struct DetailFindings: View {
    let findings: [LicenseFinding]

    var body: some View {
        if !findings.isEmpty {
            Section("Findings") {
                ForEach(findings) { FindingText(finding: $0) }
            }
        }
    }
}
