import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// What is violated, and a row for each part of a package's license that violates it.
struct ViolationTable: View {
    let group: ViolationGroup
    /// Whether the violations are of facts rather than of installed packages.
    let isOfFacts: Bool

    var body: some View {
        VStack {
            Text(group.title).bold().foreground(.red)
            Table(group.failures) {
                Column("Package", flexible: true, minimum: 16) { Text($0.package) }
                // A fleet has packages in many versions, and its rows don't name files.
                if isOfFacts {
                    Column("Version", flexible: true, minimum: 12) { Text($0.version) }
                }
                Column("License", flexible: true, minimum: 16) { FailingLicense(failure: $0) }
                if !isOfFacts {
                    Column("File", flexible: true, minimum: 12) { Text($0.evidence?.file ?? "") }
                    Column("Lines", flexible: true) { Text($0.evidence?.lines ?? "") }
                    if group.failures.contains(where: { $0.installation != nil }) {
                        Column("Installed", flexible: true, minimum: 10) {
                            Text($0.installation?.label ?? "")
                        }
                    }
                }
            }
        }
    }
}

/// What passes only by an exemption.
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

/// A license that doesn't pass, with the license it builds upon if that one is denied; or a finding
/// that counts as an unknown license.
struct FailingLicense: View {
    let failure: PolicyFailure

    var body: some View {
        if let finding = failure.finding {
            Text(finding.label)
        } else if case .denied(_, let underlying?) = failure.causes.first?.objection {
            HStack(spacing: 1) {
                AnswerText(expression: failure.license)
                Text("on \(underlying)").dim()
            }
        } else {
            AnswerText(expression: failure.license)
        }
    }
}
