public import DomainLayer
import PresentationLayer

/// What a policy says of a system as SARIF 2.1.0 (OASIS, with errata 01), for tools that show the
/// findings of others.
///
/// There is one run. Violations are results of level `error`, unknown licences that pass and what
/// is wrong with the policy itself of level `warning`; what an exemption excuses is a result that
/// is suppressed (section 3.35). Files of the system are relative to `ROOT` (section 3.14.14). The
/// text is UTF-8 and ends with a line feed.
public enum SARIFReport {
    /// The schema that a report is valid against.
    static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// - Parameters:
    ///   - verdict: what the policy said.
    ///   - source: the system that was checked, by which files are found.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ verdict: PolicyVerdict, of source: InventorySource, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.key("$schema")
        json.value(schema)
        json.member("version", "2.1.0")
        json.key("runs")
        json.beginArray()
        json.beginObject()
        json.tool()
        json.invocation(isComplete: !verdict.isIncomplete)
        json.root(of: source)
        json.member("columnKind", "unicodeCodePoints")
        json.key("results")
        json.beginArray()
        for result in SARIFResult.all(of: verdict) {
            json.value(result, policyPath: verdict.policyPath)
            try json.bytes.flushFullPiece(to: &sink)
        }
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
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

    /// Section 3.20: the run failed where something could not be read.
    fileprivate mutating func invocation(isComplete: Bool) {
        key("invocations")
        beginArray()
        beginObject(inline: true)
        member("executionSuccessful", isComplete)
        endObject()
        endArray()
    }

    /// Where the system's files are; a root without an absolute path has no URI of its own.
    fileprivate mutating func root(of source: InventorySource) {
        key("originalUriBaseIds")
        beginObject()
        key("ROOT")
        beginObject(inline: true)
        if let uri = source.uri { member("uri", uri) }
        message("description", "The root of the system that was checked.")
        endObject()
        endObject()
    }

    /// Section 3.11: a text in the place of a message.
    mutating func message(_ key: StaticString, _ text: String) {
        self.key(key)
        beginObject(inline: true)
        member("text", text)
        endObject()
    }
}

extension InventorySource {
    /// The folder's URI, with the slash that a base needs at its end; nil for a relative path.
    fileprivate var uri: String? {
        switch self {
        case .standard: "file:///"
        case .root(let path):
            path.hasPrefix("/")
                ? "file://" + (path.hasSuffix("/") ? path : path + "/").uriPath : nil
        }
    }
}

/// A finding as a result of SARIF (section 3.27).
struct SARIFResult {
    /// How grave it is (section 3.27.10).
    enum Level: String {
        case error, warning
    }

    var kind: PolicyFindingKind
    var level: Level
    var message: String
    /// The package; nil if it is about the policy.
    var package: LicenseEntry.ID?
    /// What shows it.
    var evidence: PolicyEvidence?
    /// What stays the same when lines move or a version changes, and differs from every other one.
    var fingerprint: String
    /// Why it does not count; nil if it does.
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

    private init(_ failure: PolicyFailure, _ level: Level) {
        let installed = failure.installation.map { "; installed \($0.label)" } ?? ""
        self.init(
            kind: failure.kind,
            level: level,
            message: failure.detail + installed + ".",
            package: failure.package,
            evidence: failure.evidence,
            fingerprint: "\(failure.package) \(failure.license.orNoAssertion)")
    }

    private init(_ warning: PolicyWarning) {
        self.init(
            kind: warning.kind.finding,
            level: .warning,
            message: warning.detail + ".",
            evidence: .clarification(warning.location),
            fingerprint: warning.subject)
    }

    private init(
        kind: PolicyFindingKind, level: Level, message: String, package: LicenseEntry.ID? = nil,
        evidence: PolicyEvidence?, fingerprint: String
    ) {
        self.kind = kind
        self.level = level
        self.message = message
        self.package = package
        self.evidence = evidence
        self.fingerprint = fingerprint
    }
}

extension PolicyFindingKind {
    /// How grave such findings are, unless one says otherwise.
    var level: SARIFResult.Level {
        switch self {
        case .deniedLicense, .licenseNotAllowed, .exceptionNotAllowed, .unknownLicense,
            .noChoicePasses:
            .error
        case .expiredExemption, .unusedExemption, .outdatedClarification, .unusedClarification,
            .unusedRule:
            .warning
        }
    }

    /// Its place among the rules of the tool.
    var index: Int { Self.allCases.firstIndex(of: self) ?? -1 }
}

extension String {
    /// A path as a part of a URI (RFC 3986, section 3.3).
    var uriPath: String { percentEncoded(keeping: UInt8(ascii: "/")) }
}
