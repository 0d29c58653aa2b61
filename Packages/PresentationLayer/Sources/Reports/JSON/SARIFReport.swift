public import DomainLayer
import Wording

/// A policy's verdict on a system as SARIF 2.1.0 (OASIS, with errata 01), for tools that show
/// findings of other tools.
///
/// The report has one run. Violations are results with level `error`; passing unknown licenses and
/// mistakes in the policy are results with level `warning`. A result that an exemption excuses is
/// suppressed (section 3.35). Files of the system are relative to `ROOT` (section 3.14.14). The
/// text is UTF-8 and ends with a line feed.
public enum SARIFReport {
    /// The schema by which a report is valid.
    static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// What the findings are about: Debian Policy's section on copyright files.
    static let information =
        "https://www.debian.org/doc/debian-policy/ch-docs.html#copyright-information"

    /// - Parameters:
    ///   - verdict: the policy's verdict.
    ///   - source: the checked system, in which files can be found; nil if there is none.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ verdict: PolicyVerdict, of source: InventorySource?, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.member("$schema", schema)
        json.member("version", "2.1.0")
        json.key("runs")
        json.beginArray()
        json.beginObject()
        json.tool()
        json.invocation(isComplete: !verdict.isIncomplete)
        json.root(of: source)
        json.member("columnKind", "unicodeCodePoints")
        try json.member("results", SARIFResult.all(of: verdict), to: &sink) {
            $0.value($1, policyPath: verdict.policyPath)
        }
        json.endObject()
        json.endArray()
        try json.endDocument(to: &sink)
    }
}

extension JSONWriter {
    /// The program and the kinds of its findings (section 3.18).
    fileprivate mutating func tool() {
        key("tool")
        beginObject()
        key("driver")
        beginObject()
        member("name", Tool.name)
        member("version", Tool.version)
        member("informationUri", SARIFReport.information)
        member("rules", PolicyFindingKind.allCases) { json, kind in
            json.beginObject()
            json.member("id", kind.rawValue)
            json.message("shortDescription", kind.detail)
            json.key("defaultConfiguration")
            json.beginObject(inline: true)
            json.member("level", kind.level.rawValue)
            json.endObject()
            json.endObject()
        }
        endObject()
        endObject()
    }

    /// The run was not successful if something could not be read (section 3.20).
    fileprivate mutating func invocation(isComplete: Bool) {
        key("invocations")
        beginArray()
        beginObject(inline: true)
        member("executionSuccessful", isComplete)
        endObject()
        endArray()
    }

    /// The root of the system's files; a root without an absolute path has no URI.
    fileprivate mutating func root(of source: InventorySource?) {
        key("originalUriBaseIds")
        beginObject()
        key("ROOT")
        beginObject(inline: true)
        if let uri = source?.uri { member("uri", uri) }
        message("description", "The root of the system that was checked.")
        endObject()
        endObject()
    }

    /// A text as a message (section 3.11).
    mutating func message(_ key: StaticString, _ text: String) {
        self.key(key)
        beginObject(inline: true)
        member("text", text)
        endObject()
    }
}

extension InventorySource {
    /// The folder's URI, with the slash that a base needs at its end; nil for a relative path, and
    /// for anything but a folder.
    fileprivate var uri: String? {
        switch self {
        case .standard: "file:///"
        case .root(.path(let path), platform: nil, isVerified: true):
            path.hasPrefix("/")
                ? "file://" + (path.hasSuffix("/") ? path : path + "/").uriPath : nil
        case .root, .packages, .layer: nil
        }
    }
}

extension JSONWriter {
    /// - Parameter policyPath: the policy file, which contains clarifications and other stanzas.
    fileprivate mutating func value(_ result: SARIFResult, policyPath: String?) {
        beginObject()
        member("ruleId", result.kind.rawValue)
        member("ruleIndex", result.kind.index)
        member("level", result.level.rawValue)
        message("message", result.message)
        let places = result.evidence?.places(policyPath: policyPath) ?? []
        key("locations")
        beginArray()
        // One location per result; the others are related ones (section 3.27.12).
        if !places.isEmpty || result.package != nil {
            location(places.first, package: result.package)
        }
        endArray()
        if places.count > 1 {
            member("relatedLocations", places.dropFirst()) { $0.location($1, package: nil) }
        }
        key("partialFingerprints")
        beginObject(inline: true)
        member("finding/v1", result.fingerprint)
        endObject()
        if let justification = result.justification {
            key("suppressions")
            beginArray()
            beginObject(inline: true)
            member("kind", "external")
            member("justification", justification)
            endObject()
            endArray()
        }
        endObject()
    }

    /// Lines of a file, and the package that they concern (section 3.28).
    private mutating func location(_ place: EvidencePlace?, package: PackageLicense.ID?) {
        beginObject()
        if let place {
            key("physicalLocation")
            beginObject(inline: true)
            key("artifactLocation")
            beginObject()
            member("uri", place.uri)
            if place.isInRoot { member("uriBaseId", "ROOT") }
            endObject()
            if let lines = place.lines {
                key("region")
                beginObject()
                member("startLine", lines.lowerBound)
                member("endLine", lines.upperBound)
                endObject()
            }
            endObject()
        }
        if let package {
            key("logicalLocations")
            beginArray()
            beginObject(inline: true)
            member("fullyQualifiedName", package)
            member("kind", "package")
            endObject()
            endArray()
        }
        endObject()
    }
}

/// A finding as a SARIF result (section 3.27).
struct SARIFResult {
    /// The severity of a result (section 3.27.10).
    enum Level: String {
        case error, warning
    }

    var kind: PolicyFindingKind
    var level: Level
    var message: String
    /// The package; nil if the result is about the policy.
    var package: PackageLicense.ID?
    /// The evidence; nil if there is none.
    var evidence: PolicyEvidence?
    /// Identifies the result: it survives moved lines and new versions, and differs from all
    /// others.
    var fingerprint: String
    /// Why the result is suppressed; nil if it isn't.
    var justification: String?

    /// All findings of a verdict, violations first.
    static func all(of verdict: PolicyVerdict) -> [SARIFResult] {
        verdict.violations.map { SARIFResult($0, .error) }
            + verdict.unknowns.map { SARIFResult($0, .warning) }
            + verdict.exempted.map { exempted in
                var result = SARIFResult(exempted.failure, .error)
                result.justification = exempted.exemption.reason
                return result
            }
            + verdict.warnings.map(SARIFResult.init)
    }
}

extension SARIFResult {
    private init(_ failure: PolicyFailure, _ level: Level) {
        let installed = failure.installation.map { "; installed \($0.label)" } ?? ""
        self.init(
            kind: failure.kind,
            level: level,
            message: failure.detail + installed + ".",
            package: failure.package,
            evidence: failure.evidence,
            fingerprint: failure.subject + " "
                + (failure.finding?.rawValue ?? failure.license.orNoAssertion))
    }

    private init(_ warning: PolicyWarning) {
        self.init(
            kind: warning.kind.finding,
            level: .warning,
            message: warning.detail + ".",
            evidence: .clarification(warning.location),
            fingerprint: warning.subject)
    }
}

extension PolicyFindingKind {
    /// The severity of such findings by default.
    var level: SARIFResult.Level {
        switch self {
        case .deniedLicense, .licenseNotAllowed, .exceptionNotAllowed, .unknownLicense,
            .unexplainedTerms, .freeLicenseInNonFree, .noChoicePasses:
            .error
        case .expiredExemption, .unusedExemption, .expiredClarification, .outdatedClarification,
            .unusedClarification, .contradictedClarification, .expiredJudgment, .unusedJudgment,
            .unusedRule:
            .warning
        }
    }

    /// The kind's index among the rules of the tool.
    var index: Int { Self.allCases.firstIndex(of: self) ?? -1 }
}

extension String {
    /// A path as a part of a URI (RFC 3986, section 3.3).
    var uriPath: String { percentEncoded(keeping: UInt8(ascii: "/")) }
}

/// Lines of a file with a URI.
private struct EvidencePlace {
    var uri: String
    /// Whether the URI is relative to the system's root.
    var isInRoot: Bool
    var lines: ClosedRange<Int>?
}

extension PolicyEvidence {
    /// A place for each run of lines; the whole file if there are no lines; and none if the policy
    /// consists of options.
    fileprivate func places(policyPath: String?) -> [EvidencePlace] {
        switch self {
        case .copyright(let file, let lines, _):
            let uri = String(file.drop { $0 == "/" }).uriPath
            let ranges = lines.isEmpty ? [nil] : lines.map(Optional.some)
            return ranges.map { EvidencePlace(uri: uri, isInRoot: true, lines: $0) }
        case .clarification(let place):
            guard let policyPath, let line = place.line else { return [] }
            let uri = (policyPath.hasPrefix("/") ? "file://" : "") + policyPath.uriPath
            return [EvidencePlace(uri: uri, isInRoot: false, lines: line...line)]
        }
    }
}
