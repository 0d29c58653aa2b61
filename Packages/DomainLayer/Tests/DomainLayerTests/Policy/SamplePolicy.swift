import DomainLayer
import Testing

extension LicensePolicy {
    /// A policy as tests write it: the fields of policy files in whole lines, as far as tests of
    /// rules need them.
    init(_ text: String, allow: [String] = [], deny: [String] = []) throws {
        var reader = PatternReader()
        var policy = LicensePolicy(path: "house")
        var rules: [PolicyRule] = []
        for stanza in SampleStanza.all(in: text) {
            if stanza["Expression"] != nil {
                policy.clarifications.append(try stanza.clarification())
            } else if stanza["License"] != nil {
                policy.judgments.append(stanza.judgment(&reader))
            } else if stanza["Package"] != nil || stanza["Source"] != nil {
                policy.exemptions.append(try stanza.exemption(&reader))
            } else {
                rules.append(stanza.rule(&reader))
            }
        }
        policy = LicensePolicy(
            path: policy.path, rules: rules, exemptions: policy.exemptions,
            clarifications: policy.clarifications, judgments: policy.judgments)
        if !reader.problems.isEmpty { throw PolicyError.invalid(path: "house", reader.problems) }
        self = try policy.adding(PolicyRequest(path: "house", allow: allow, deny: deny))
    }

    /// The problems with the patterns of a policy, by their `line:column`.
    static func problems(in text: String) -> [String: [PolicyProblem.Kind]] {
        var reader = PatternReader()
        for stanza in SampleStanza.all(in: text) { _ = stanza.rule(&reader) }
        return reader.problems.reduce(into: [:]) { found, problem in
            guard case .line(let line, let column) = problem.location else { return }
            found["\(line):\(column)", default: []].append(problem.kind)
        }
    }
}

/// The lines of a policy between two blank ones.
private struct SampleStanza {
    let location: DomainLayer.SourceLocation
    private var fields: [String: [PolicyText]] = [:]

    static func all(in text: String) -> [SampleStanza] {
        var stanzas: [SampleStanza] = []
        var name: String?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.isEmpty {
                name = nil
                continue
            }
            if name == nil {
                stanzas.append(SampleStanza(location: .line(index + 1, column: 1)))
            }
            if !line.hasPrefix(" ") { name = String(line.prefix { $0 != ":" }) }
            let start = line.hasPrefix(" ") ? line[...] : line.drop { $0 != ":" }.dropFirst()
            let value = start.drop { $0 == " " }
            let column = line.utf8.distance(from: line.startIndex, to: value.startIndex) + 1
            stanzas[stanzas.count - 1].fields[name ?? "", default: []].append(
                PolicyText(String(value), at: .line(index + 1, column: column)))
        }
        return stanzas
    }

    private init(location: DomainLayer.SourceLocation) { self.location = location }

    subscript(name: String) -> String? {
        fields[name]?.map(\.text).joined(separator: " ")
    }

    func rule(_ reader: inout PatternReader) -> PolicyRule {
        PolicyRule(
            sections: reader.sections(in: fields["Sections"] ?? []),
            allow: reader.entries(in: fields["Allow"] ?? []),
            deny: reader.entries(in: fields["Deny"] ?? []),
            overridesDeny: self["Overrides"] == "deny",
            allowedExceptions: reader.exceptions(in: fields["Allow-Exceptions"] ?? []),
            unknown: self["Unknown"].flatMap { UnknownTreatment(rawValue: $0) },
            unknownLocation: location,
            unlisted: self["Unlisted"].flatMap { UnlistedTreatment(rawValue: $0) } ?? .unknown,
            location: location,
            allowLocation: fields["Allow"]?.first?.location.line.map { .line($0, column: 1) })
    }

    private var packages: PackageSelection {
        func patterns(_ name: String) -> [PackagePattern] {
            (self[name] ?? "").split(separator: " ").map { PackagePattern(String($0)) }
        }
        return PackageSelection(
            packages: patterns("Package"), sources: patterns("Source"), version: self["Version"])
    }

    func judgment(_ reader: inout PatternReader) -> LicenseJudgment {
        LicenseJudgment(
            licenses: reader.references(in: fields["License"] ?? []),
            ruling: self["Category"].flatMap(LicenseCategory.init).map { .category($0) }
                ?? .allowed,
            expires: self["Expires"].flatMap { CalendarDate(parsing: $0) }, location: location)
    }

    func exemption(_ reader: inout PatternReader) throws -> PolicyExemption {
        PolicyExemption(
            packages: packages, files: reader.files(in: fields["Files"] ?? []),
            allow: reader.entries(in: fields["Allow"] ?? []),
            expires: self["Expires"].flatMap { CalendarDate(parsing: $0) }, location: location)
    }

    func clarification() throws -> LicenseClarification {
        LicenseClarification(
            packages: packages, textDigest: self["Text-Digest"],
            expression: try LicenseExpression(parsing: try #require(self["Expression"])),
            reason: self["Reason"] ?? "",
            expires: self["Expires"].flatMap { CalendarDate(parsing: $0) }, location: location)
    }
}

extension PolicyFailure {
    /// The failure on one line: `git:amd64: GPL-2.0-only denied by GPL-*`.
    var words: String {
        let license = license?.description ?? "nothing"
        return "\(package): \(license) " + causes.map(\.words).joined(separator: ", ")
    }
}

extension PolicyCause {
    fileprivate var words: String {
        (finding.map { "\($0.rawValue) " } ?? "") + objection.words
    }
}

extension PolicyObjection {
    fileprivate var words: String {
        switch self {
        case .denied(let entry, nil): "denied by \(entry.pattern.text)"
        case .denied(let entry, let id?): "denied by \(entry.pattern.text) for \(id)"
        case .notAllowed: "not allowed"
        case .exceptionNotAllowed: "not allowed with its exception"
        case .unknown: "unknown"
        }
    }
}

extension CalendarDate {
    /// The day on which the tests take location.
    static var testDay: CalendarDate {
        get throws { try #require(CalendarDate(parsing: "2024-06-15")) }
    }
}
