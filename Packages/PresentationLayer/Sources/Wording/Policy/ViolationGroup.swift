public import DomainLayer

/// Violations of one rule, in the order of the inventory.
public struct ViolationGroup {
    public var title: String
    public var failures: [PolicyFailure]

    /// The violations, grouped by what they violate: first what is denied, then what is not
    /// allowed, then unknown licenses and findings, each in the order of the policy. Choices
    /// without a passing alternative come last.
    public static func groups(of failures: [PolicyFailure]) -> [ViolationGroup] {
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
