public import DomainLayer

extension PolicyVerdict {
    /// The closing line, which counts packages: `18 packages checked: 2 violate the policy; 4
    /// without a listed license`.
    public var summary: String {
        ([outcome] + asides).joined(separator: "; ")
    }

    private var outcome: String {
        if checked == 0 { return "no packages checked" }
        let packages = Set(violations.map(\.subject)).count
        let violating =
            packages == 0
            ? "none violates the policy"
            : "\(packages) \(packages == 1 ? "violates" : "violate") the policy"
        return "\(checked.counting("package")) checked: \(violating)"
    }

    private var asides: [String] {
        let known = Set(known.map(\.subject)).count
        let excused = Set(exempted.map(\.failure.subject)).count
        return [
            known > 0 ? "\(known) as in the baseline" : nil,
            excused > 0 ? "\(excused) exempted" : nil,
            unknownPackages > 0 ? "\(unknownPackages) without a listed license" : nil,
            uncovered > 0 ? "\(uncovered) in sections without a rule" : nil,
            warnings.isEmpty ? nil : warnings.count.counting("warning"),
        ].compactMap(\.self)
    }

    /// What is assumed about packages if nothing records why they are installed.
    public static let assumption =
        "nothing records which packages were asked for, so those that no other needs count as such"
}

extension PolicyWarning {
    /// The part of the policy that has no effect, in a sentence without a period.
    public var detail: String {
        switch kind {
        case .expiredExemption(let last): "the exemption of \(subject) expired on \(last)"
        case .unusedExemption: "the exemption of \(subject) excuses nothing"
        case .expiredClarification(let last):
            "the clarification of \(subject) expired on \(last)"
        case .outdatedClarification:
            "the clarification of \(subject) is about another version or copyright file"
        case .unusedClarification: "the clarification of \(subject) is about nothing installed"
        case .contradictedClarification(let declared):
            "the clarification of \(subject) holds, though its copyright file declares \(declared)"
        case .expiredJudgment(let last): "the judgment of \(subject) expired on \(last)"
        case .unusedJudgment: "the judgment of \(subject) is about no license of a package"
        case .unusedRule: "no package is in the sections \(subject)"
        }
    }
}

extension PolicyObjection {
    /// The objection as the title of a list of licenses.
    public var title: String {
        switch self {
        case .denied(let entry, _): "Denied by \(entry.pattern.text)" + entry.location.inParentheses
        case .notAllowed(let place): "Not allowed" + place.inParentheses
        case .exceptionNotAllowed(let place):
            "Not allowed with the exception" + place.inParentheses
        case .unknown(let place): "Unknown license" + place.inParentheses
        }
    }
}

extension LicenseFinding.Kind {
    /// The title of a list of findings that count as unknown licenses.
    ///
    /// - Parameter place: where the policy says what to do about unknown licenses.
    public func title(at place: SourceLocation) -> String {
        label.prefix(1).uppercased() + label.dropFirst() + place.inParentheses
    }
}

extension PolicyCause {
    /// The objection to one license, in a clause: `GPL-2.0-only is denied by GPL-* (line 3)`.
    public var detail: String {
        if case .unknown(let place) = objection, let finding {
            return "\(LicenseFinding(finding).detail): an unknown license" + place.inParentheses
        }
        let name =
            license?.description ?? finding.map { "the finding '\($0.label)'" } ?? "the license"
        return switch objection {
        case .denied(let entry, nil):
            "\(name) is denied by \(entry.pattern.text)" + entry.location.inParentheses
        case .denied(let entry, let id?):
            "\(name) builds upon \(id), which is denied by \(entry.pattern.text)"
                + entry.location.inParentheses
        case .notAllowed(let place):
            "\(name) is not allowed" + place.inParentheses
        case .exceptionNotAllowed(let place):
            "\(name) is allowed only without its exception" + place.inParentheses
        case .unknown(let place):
            "\(name) is unknown" + place.inParentheses
        }
    }
}

extension SourceLocation {
    fileprivate var inParentheses: String { label.isEmpty ? "" : " (\(label))" }
}

extension PolicyFailure {
    /// What the package violates, in a sentence without a period.
    public var detail: String {
        let reasons = causes.map(\.detail).joined(separator: "; ")
        guard causes.count > 1, let license else { return "\(package): \(reasons)" }
        return "\(package): no side of \(license) passes: \(reasons)"
    }
}

extension PolicyEvidence {
    /// The file for a cell of a table.
    public var file: String {
        switch self {
        case .copyright(let file, _, _): file
        case .clarification: "the policy's clarification"
        }
    }

    /// The lines for a cell of a table: `3-5, 9`, or `3-5, 9 and 4 more`; empty if none help.
    public var lines: String {
        switch self {
        case .copyright(_, let lines, let omitted):
            lines.map(\.lineLabel).joined(separator: ", ")
                + (omitted > 0 ? " and \(omitted.grouped) more" : "")
        case .clarification(let place): place.line.map(String.init) ?? ""
        }
    }
}

extension PolicyFindingKind {
    /// What findings of this kind have in common, in a sentence with its period.
    public var detail: String {
        switch self {
        case .deniedLicense: "The policy denies the license."
        case .licenseNotAllowed: "The license is not among those that the policy allows."
        case .exceptionNotAllowed: "The policy allows the license only without its exception."
        case .unknownLicense: "Nobody knows what the license asks for."
        case .unexplainedTerms:
            "The copyright file speaks of rights or conditions that no statement explains."
        case .freeLicenseInNonFree:
            "The package is not part of Debian, but only free licenses were found in it."
        case .noChoicePasses: "The policy allows none of the alternatives."
        case .expiredExemption: "An exemption of the policy has expired."
        case .unusedExemption: "An exemption of the policy excuses nothing."
        case .expiredClarification: "A clarification of the policy has expired."
        case .outdatedClarification:
            "A clarification of the policy is about another version or copyright file."
        case .unusedClarification: "A clarification of the policy is about nothing installed."
        case .contradictedClarification:
            "A clarification of the policy says something else than the copyright file declares."
        case .expiredJudgment: "A judgment of the policy has expired."
        case .unusedJudgment: "A judgment of the policy is about no license of a package."
        case .unusedRule: "A rule of the policy is about sections that no package is in."
        }
    }
}
