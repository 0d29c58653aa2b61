public import DomainLayer
import Wording

extension JSONReport {
    /// What a policy says about a system; `policy` is null if it comes from options alone.
    ///
    /// For facts, `system` is null, and each violation has the `factKey` of its row.
    ///
    /// `violations` fail the check, `known` violations are in the baseline too, and `unknown` is
    /// the number of packages in that category. A `place` is where the policy says so: `line` and
    /// `column`, or `option`; null for a default that is written nowhere. A violation has several
    /// `causes` if no alternative of a choice passes. A cause has a `finding` if the finding counts
    /// as an unknown license, and then names no license. `installed` says why the package is
    /// installed: its `chain` leads from a manually installed package to the package itself; if the
    /// chain is too long, `omitted` counts those left out after the first 16. Likewise, `omitted`
    /// in `evidence` counts the runs of lines after the first 100.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ verdict: PolicyVerdict, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(verdict.system)
        json.member("policy", verdict.policyPath)
        json.member("checked", verdict.checked)
        json.member("uncovered", verdict.uncovered)
        json.member("unknown", verdict.unknownPackages)
        json.member("incomplete", verdict.isIncomplete)
        json.member("installationAssumed", verdict.isInstallationAssumed)
        try json.member("violations", verdict.violations, to: &sink) { $0.value($1) }
        try json.member("known", verdict.known, to: &sink) { $0.value($1) }
        try json.member("unknowns", verdict.unknowns, to: &sink) { $0.value($1) }
        try json.member("exempted", verdict.exempted, to: &sink) { $0.value($1) }
        try json.member("choices", verdict.choices, to: &sink) { $0.value($1) }
        try json.member("warnings", verdict.warnings, to: &sink) { $0.value($1) }
        try json.endDocument(to: &sink)
    }
}

extension JSONWriter {
    /// A part of a package's license that does not pass.
    mutating func value(_ failure: PolicyFailure) {
        beginObject()
        members(failure)
        endObject()
    }

    fileprivate mutating func value(_ exempted: ExemptedFailure) {
        beginObject()
        members(exempted.failure)
        key("exemption")
        beginObject(inline: true)
        place(exempted.exemption.location)
        member("reason", exempted.exemption.reason)
        member("expires", exempted.exemption.expires?.description)
        endObject()
        endObject()
    }

    fileprivate mutating func value(_ choice: PolicyChoice) {
        beginObject(inline: true)
        member("package", choice.package)
        memberUnlessEmpty("factKey", choice.factKey)
        member("offered", choice.offered.description)
        member("chosen", choice.chosen.description)
        endObject()
    }

    fileprivate mutating func value(_ warning: PolicyWarning) {
        beginObject(inline: true)
        member("kind", warning.kind.finding.rawValue)
        place(warning.location)
        member("subject", warning.subject)
        switch warning.kind {
        case .expiredExemption(let last), .expiredClarification(let last),
            .expiredJudgment(let last):
            member("expired", last.description)
        default: break
        }
        endObject()
    }

    private mutating func members(_ failure: PolicyFailure) {
        member("kind", failure.kind.rawValue)
        member("package", failure.package)
        member("version", failure.version)
        memberUnlessEmpty("factKey", failure.factKey)
        member("license", failure.license.orNoAssertion)
        member("causes", failure.causes) { $0.value($1) }
        key("evidence")
        if let evidence = failure.evidence { value(evidence) } else { null() }
        if let installation = failure.installation {
            key("installed")
            value(installation)
        }
    }

    private mutating func value(_ cause: PolicyCause) {
        beginObject(inline: true)
        member("kind", cause.kind.rawValue)
        member("license", cause.license?.description ?? LicenseExpression.noAssertion)
        if let finding = cause.finding { member("finding", finding.rawValue) }
        switch cause.objection {
        case .denied(let entry, let underlying):
            member("entry", entry.pattern.text)
            if let underlying { member("underlying", underlying) }
            place(entry.location)
        case .notAllowed(let location), .exceptionNotAllowed(let location), .unknown(let location):
            place(location)
        }
        endObject()
    }

    private mutating func value(_ evidence: PolicyEvidence) {
        beginObject(inline: true)
        switch evidence {
        case .copyright(let file, let lines, let omitted):
            member("file", file)
            member("lines", lines: lines)
            if omitted > 0 { member("omitted", omitted) }
        case .clarification(let location):
            key("clarification")
            value(location)
        }
        endObject()
    }

    private mutating func value(_ reason: InstallReason) {
        beginObject(inline: true)
        member("reason", reason.kind.rawValue)
        switch reason {
        case .dependency(let chain, let omitted):
            member("chain", chain)
            if omitted > 0 { member("omitted", omitted) }
        case .priority(let priority): member("priority", priority)
        case .essential, .manual, .unknown: break
        }
        endObject()
    }

    private mutating func place(_ location: SourceLocation) {
        key("place")
        value(location)
    }

    private mutating func value(_ location: SourceLocation) {
        switch location {
        case .line(let line, let column):
            beginObject(inline: true)
            member("line", line)
            member("column", column)
            endObject()
        case .request(let patterns):
            beginObject(inline: true)
            member("option", patterns.rawValue)
            endObject()
        case .unwritten: null()
        }
    }
}
