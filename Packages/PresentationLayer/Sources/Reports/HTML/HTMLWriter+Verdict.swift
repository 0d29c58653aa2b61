import DomainLayer
import Wording

extension HTMLWriter {
    /// What a policy says: violations by what they violate, then what needs review, and what passes
    /// only by an exemption.
    ///
    /// - Throws: the sink's error.
    mutating func verdict<Sink: ByteSink>(
        _ verdict: PolicyVerdict?, to sink: inout Sink
    ) throws(Sink.Failure) {
        guard let verdict else {
            return element(
                "p", "Nothing was judged, since no policy was named.",
                attributes: [("class", "unjudged")])
        }
        let outcome = verdict.violations.isEmpty ? "passes" : "violates"
        open("section", attributes: [("id", "verdict"), ("class", outcome)])
        element("h2", "Verdict")
        let policy = verdict.policyPath.map { " Policy: \($0)" } ?? ""
        element("p", verdict.summary + "." + policy)
        for group in ViolationGroup.groups(of: verdict.violations) {
            try failures(group.failures, titled: group.title, names: verdict.names, to: &sink)
        }
        try failures(
            verdict.unknowns, titled: "To review: unknown licenses that the policy lets pass",
            names: verdict.names, to: &sink)
        warnings(of: verdict)
        try exemptions(verdict.exempted, names: verdict.names, to: &sink)
        close("section")
    }

    /// A table of what doesn't pass; nothing if there is nothing.
    private mutating func failures<Sink: ByteSink>(
        _ failures: [PolicyFailure], titled title: String, names: [String: String],
        to sink: inout Sink
    ) throws(Sink.Failure) {
        if failures.isEmpty { return }
        open("table", attributes: [("class", "judged")])
        element("caption", title)
        columns("Package", "License", "File", "Lines", "Installed")
        raw("<tbody>\n")
        for failure in failures {
            element("tr") {
                $0.subject(failure)
                $0.element("td", failure.label(names))
                $0.element("td", failure.evidence?.file ?? "")
                $0.element("td", failure.evidence?.lines ?? "")
                $0.element("td", failure.installation?.label ?? "")
            }
            try bytes.flushFullPiece(to: &sink)
        }
        raw("</tbody>\n")
        close("table")
    }

    private mutating func exemptions<Sink: ByteSink>(
        _ exempted: [ExemptedFailure], names: [String: String], to sink: inout Sink
    ) throws(Sink.Failure) {
        if exempted.isEmpty { return }
        open("table", attributes: [("class", "judged")])
        element("caption", "Exempted")
        columns("Package", "License", "Until", "Reason")
        raw("<tbody>\n")
        for excused in exempted {
            element("tr") {
                $0.subject(excused.failure)
                $0.element("td", excused.failure.label(names))
                $0.element("td", excused.exemption.expires?.description ?? "")
                $0.element("td", excused.exemption.reason)
            }
            try bytes.flushFullPiece(to: &sink)
        }
        raw("</tbody>\n")
        close("table")
    }

    /// What a person should look at in the policy itself; nothing if there is nothing.
    private mutating func warnings(of verdict: PolicyVerdict) {
        if verdict.warnings.isEmpty { return }
        element("h3", "To review: the policy")
        element("ul") {
            for warning in verdict.warnings {
                let place = warning.location.position(in: verdict.policyPath)
                $0.element("li", "\(place): \(warning.detail)")
            }
        }
    }

    /// The package, as a link to its details.
    private mutating func subject(_ failure: PolicyFailure) {
        element("th", attributes: [("scope", "row")]) {
            $0.element(
                "a", failure.package,
                attributes: [("href", "#open=\(failure.package.inFragment)")])
        }
    }

    /// The head of a table.
    mutating func columns(_ titles: String...) {
        raw("<thead><tr>\n")
        for title in titles { element("th", title, attributes: [("scope", "col")]) }
        raw("</tr></thead>\n")
    }
}

extension PolicyFailure {
    /// The license that doesn't pass, or the finding that counts as an unknown one.
    fileprivate func label(_ names: [String: String]) -> String {
        if let finding { return finding.label }
        let license = license?.label(names) ?? "no license found"
        if case .denied(_, let underlying?) = causes.first?.objection {
            return "\(license), on \(underlying)"
        }
        return license
    }
}
