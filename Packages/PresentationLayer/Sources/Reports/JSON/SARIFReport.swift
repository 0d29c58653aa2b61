public import DomainLayer
import Wording

/// What a policy says of a system as SARIF 2.1.0 (OASIS, with errata 01), for tools that show the
/// findings of others.
///
/// There is one run. Violations are results of level `error`, unknown licenses that pass and what
/// is wrong with the policy itself of level `warning`; what an exemption excuses is a result that
/// is suppressed (section 3.35). Files of the system are relative to `ROOT` (section 3.14.14). The
/// text is UTF-8 and ends with a line feed.
public enum SARIFReport {
    /// The schema that a report is valid against.
    static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// - Parameters:
    ///   - verdict: what the policy said.
    ///   - source: the system that was checked, by which files are found; nil if it isn't there.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
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

    /// Section 3.11: a text in the place of a message.
    mutating func message(_ key: StaticString, _ text: String) {
        self.key(key)
        beginObject(inline: true)
        member("text", text)
        endObject()
    }
}

extension InventorySource {
    /// The folder's URI, with the slash that a base needs at its end; nil for a relative path, and
    /// for what is no folder.
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
    /// - Parameter policyPath: the file that clarifications and other stanzas stand in.
    fileprivate mutating func value(_ result: SARIFResult, policyPath: String?) {
        beginObject()
        member("ruleId", result.kind.rawValue)
        member("ruleIndex", result.kind.index)
        member("level", result.level.rawValue)
        message("message", result.message)
        let places = result.evidence?.places(policyPath: policyPath) ?? []
        key("locations")
        beginArray()
        // One location a result: the others only add to it (section 3.27.12).
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

    /// Section 3.28: lines of a file, and the package that they are about.
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
    var package: PackageLicense.ID?
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
    /// How grave such findings are, unless one says otherwise.
    var level: SARIFResult.Level {
        switch self {
        case .deniedLicense, .licenseNotAllowed, .exceptionNotAllowed, .unknownLicense,
            .unexplainedTerms, .freeLicenseInNonFree, .noChoicePasses:
            .error
        case .expiredExemption, .unusedExemption, .outdatedClarification, .unusedClarification,
            .contradictedClarification, .expiredJudgment, .unusedJudgment, .unusedRule:
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

/// Some lines of a file that a URI finds.
private struct EvidencePlace {
    var uri: String
    /// Whether the URI is relative to the system's root.
    var isInRoot: Bool
    var lines: ClosedRange<Int>?
}

extension PolicyEvidence {
    /// Each run of lines by itself; without lines the file as a whole, and none if options make
    /// the policy.
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
