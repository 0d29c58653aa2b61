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

/// Violations of one rule, in the order of the inventory.
struct ViolationGroup {
    var title: String
    var failures: [PolicyFailure]

    /// The violations, grouped by what they violate: first what is denied, then what is not
    /// allowed, then unknown licenses and findings, each in the order of the policy. Choices
    /// without a passing alternative come last.
    static func groups(of failures: [PolicyFailure]) -> [ViolationGroup] {
        var indices: [Subject: Int] = [:]
        var groups: [(subject: Subject, group: ViolationGroup)] = []
        for failure in failures {
            let subject = Subject(failure)
            if let index = indices[subject] {
                groups[index].group.failures.append(failure)
            } else {
                indices[subject] = groups.count
                groups.append((subject, ViolationGroup(title: subject.title, failures: [failure])))
            }
        }
        return groups.sorted { $0.subject < $1.subject }.map(\.group)
    }
}

/// What the violations of a group have in common.
private enum Subject: Hashable {
    case objection(PolicyObjection)
    /// A finding that counts as an unknown license, and where the policy says so.
    case finding(LicenseFinding.Kind, SourceLocation)
    case choice

    init(_ failure: PolicyFailure) {
        guard failure.causes.count == 1, let cause = failure.causes.first else {
            self = .choice
            return
        }
        switch (cause.objection, cause.finding) {
        case (.denied(let entry, _), _): self = .objection(.denied(by: entry, underlying: nil))
        case (.unknown(let place), let finding?): self = .finding(finding, place)
        case (let objection, _): self = .objection(objection)
        }
    }

    var title: String {
        switch self {
        case .objection(let objection): objection.title
        case .finding(let finding, let place): finding.title(at: place)
        case .choice: "No side of the choice passes"
        }
    }
}

extension Subject: Comparable {
    static func < (left: Subject, right: Subject) -> Bool { left.order < right.order }

    private var order: (kind: Int, line: Int, column: Int, text: String) {
        let (kind, place, text): (Int, SourceLocation, String) =
            switch self {
            case .objection(.denied(let entry, _)): (0, entry.location, entry.pattern.text)
            case .objection(.notAllowed(let place)): (1, place, "")
            case .objection(.exceptionNotAllowed(let place)): (2, place, "")
            case .objection(.unknown(let place)): (3, place, "")
            case .finding(let finding, let place): (4, place, finding.rawValue)
            case .choice: (5, .unwritten, "")
            }
        if case .line(let line, let column) = place { return (kind, line, column, text) }
        return (kind, .max, 0, text)
    }
}
