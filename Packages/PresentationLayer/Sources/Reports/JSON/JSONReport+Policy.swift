public import DomainLayer

extension JSONReport {
    /// What a policy says of a system; `policy` is null where options alone made it.
    ///
    /// A `place` is where the policy has what is meant: `line` and `column`, or `option`; null
    /// where it holds without being written. Of a violation's `causes` there are several where no
    /// side of a choice passes. `installed` tells why the package is: its `chain` leads from a
    /// package that somebody asked for down to the package itself.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ verdict: PolicyVerdict, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(verdict.system)
        json.member("policy", verdict.policyPath)
        json.member("checked", verdict.checked)
        json.member("uncovered", verdict.uncovered)
        json.member("incomplete", verdict.isIncomplete)
        json.member("installationAssumed", verdict.isInstallationAssumed)
        try json.member("violations", verdict.violations, to: &sink) { $0.value($1) }
        try json.member("unknowns", verdict.unknowns, to: &sink) { $0.value($1) }
        try json.member("exempted", verdict.exempted, to: &sink) { $0.value($1) }
        try json.member("choices", verdict.choices, to: &sink) { $0.value($1) }
        try json.member("warnings", verdict.warnings, to: &sink) { $0.value($1) }
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
    }
}
