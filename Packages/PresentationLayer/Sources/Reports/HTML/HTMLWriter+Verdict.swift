import DomainLayer
import Wording

extension HTMLWriter {
    /// What a policy says, its violations first; then what needs review.
    ///
    /// - Throws: the sink's error.
    mutating func verdict<Sink: ByteSink>(
        _ review: PageReview, _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        open("section", attributes: [("id", "verdict")])
        element("h2", "Verdict")
        element("p", (review.verdict?.summary ?? PageReview.unjudged) + ".")
        if let verdict = review.verdict {
            for group in ViolationGroup.groups(of: verdict.violations) {
                beginFold(group.title, rows: group.failures.count)
                try violations(group.failures, licenses, to: &sink)
                close("details")
            }
            try exemptions(verdict.exempted, licenses, to: &sink)
            try choices(verdict.choices, licenses, to: &sink)
            warnings(of: verdict)
        }
        try subjects(review, licenses, to: &sink)
        close("section")
    }

    private mutating func violations<Sink: ByteSink>(
        _ failures: [PolicyFailure], _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        let head = ["Package", "License", "File", "Lines", "Installed"]
        try table(head, of: failures, to: &sink) { failure, html in
            html.element("td") { $0.package(failure.package) }
            html.element("td") { $0.words(failure.subjectLabel(licenses.names)) }
            html.element("td", failure.evidence?.file ?? "")
            html.element("td", failure.evidence?.lines ?? "")
            html.element("td", failure.installation?.label ?? "")
        }
    }

    private mutating func exemptions<Sink: ByteSink>(
        _ exempted: [ExemptedFailure], _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        if exempted.isEmpty { return }
        beginFold("Exempted", rows: exempted.count)
        try table(["Package", "License", "Until", "Reason"], of: exempted, to: &sink) {
            excused, html in
            html.element("td") { $0.package(excused.failure.package) }
            html.element("td") { $0.words(excused.failure.subjectLabel(licenses.names)) }
            html.element("td", excused.exemption.expires?.description ?? "")
            html.element("td", excused.exemption.reason)
        }
        close("details")
    }

    private mutating func choices<Sink: ByteSink>(
        _ choices: [PolicyChoice], _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        if choices.isEmpty { return }
        beginFold("Choices", rows: choices.count)
        try table(["Package", "Offered", "Chosen"], of: choices, to: &sink) { choice, html in
            html.element("td") { $0.package(choice.package) }
            html.element("td") { $0.words(choice.offered.shortLabel(licenses.names)) }
            html.element("td") { $0.words(choice.chosen.shortLabel(licenses.names)) }
        }
        close("details")
    }

    private mutating func warnings(of verdict: PolicyVerdict) {
        if verdict.warnings.isEmpty, !verdict.isInstallationAssumed { return }
        element("h3", "Warnings")
        element("ul") { html in
            for warning in verdict.warnings {
                let place = warning.location.position(in: verdict.policyPath)
                html.element("li", "\(place): \(warning.detail)")
            }
            if verdict.isInstallationAssumed { html.element("li", PolicyVerdict.assumption) }
        }
    }

    private mutating func subjects<Sink: ByteSink>(
        _ review: PageReview, _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        if review.subjects.isEmpty { return }
        beginFold("Needs review", rows: review.subjects.count)
        if review.isCut { element("p", "There is more than the page has room for.") }
        try table(["What to read", "Packages"], of: review.subjects, to: &sink) { subject, html in
            html.element("td") { html in
                html.words(subject.label(licenses.names))
                for text in subject.licenses.flatMap(licenses.texts(of:)) {
                    html.text(" ")
                    html.element(
                        "a", "Text \(text + 1)", attributes: [("href", "#text-\(text + 1)")])
                }
            }
            html.element("td") { $0.packages(subject.packages) }
        }
        close("details")
    }

    /// The start of a table that can be folded below its title. A long one begins folded, so that
    /// readers see first what there is.
    private mutating func beginFold(_ title: String, rows: Int) {
        open("details", attributes: [("open", rows > 20 ? nil : "")])
        element("summary") { $0.element("h3", "\(title): \(rows.grouped)") }
    }
}

extension PolicyFailure {
    /// The license or the finding that doesn't pass, and the license it builds upon if that one is
    /// denied.
    fileprivate func subjectLabel(_ names: [String: String]) -> String {
        if let finding { return finding.label }
        let license = license?.shortLabel(names) ?? LicenseExpression.noAssertion
        guard case .denied(_, let underlying?) = causes.first?.objection else { return license }
        return "\(license) on \(underlying)"
    }
}

extension ReviewSubject {
    /// What to read, in a few words.
    fileprivate func label(_ names: [String: String]) -> String {
        switch kind {
        case .license(let expression): expression.shortLabel(names)
        case .finding(let finding): "copyright files: \(finding.label)"
        case .noLicense: "copyright files: no license found"
        }
    }

    /// The ids of the licenses to read.
    fileprivate var licenses: [String] {
        if case .license(let expression) = kind { expression.licenses } else { [] }
    }
}
