import DomainLayer
import PresentationLayer

extension JSONWriter {
    /// - Parameter policyPath: the file that clarifications and other stanzas stand in.
    mutating func value(_ result: SARIFResult, policyPath: String?) {
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
    private mutating func location(_ place: EvidencePlace?, package: LicenseEntry.ID?) {
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
