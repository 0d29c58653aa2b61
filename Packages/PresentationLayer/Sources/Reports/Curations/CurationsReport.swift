public import DomainLayer
import VisibleText
import Wording

/// What was concluded, as package curations of OSS Review Toolkit: a `curations.yml`
/// (https://oss-review-toolkit.org/ort/docs/configuration/package-curations).
///
/// There is a curation for each version of a package that has a conclusion, and an empty list if
/// none has. A package without a version has no curation, because that would be one for all
/// versions. Curations know neither architectures nor days: conclusions about several
/// architectures are joined by AND, and the last day is part of the comment.
///
/// The text is UTF-8. Strings are quoted and escaped as in JSON, which YAML 1.2 includes.
public enum CurationsReport {
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ inventory: LicenseInventory, to sink: inout Sink
    ) throws(Sink.Failure) {
        let curations = Curation.all(in: inventory)
        var bytes = Array("---\n".utf8)
        if curations.isEmpty { bytes += Array("[]\n".utf8) }
        for curation in curations {
            bytes.line("- id: ", curation.id)
            bytes += Array("  curations:\n".utf8)
            if !curation.comments.isEmpty {
                bytes.line("    comment: ", curation.comments.joined(separator: "; "))
            }
            bytes.line("    concluded_license: ", curation.license)
            try bytes.flushFullPiece(to: &sink)
        }
        try bytes.flush(to: &sink)
    }
}

/// What was concluded about one version of a package.
private struct Curation {
    let id: String
    private var expressions: [LicenseExpression] = []
    private(set) var comments: [String] = []

    /// In the order of the inventory.
    static func all(in inventory: LicenseInventory) -> [Curation] {
        var curations: [Curation] = []
        var indices: [String: Int] = [:]
        for entry in inventory.entries {
            guard let conclusion = entry.conclusion, !entry.version.isEmpty else { continue }
            let id = entry.curationID(on: inventory.system)
            let index = indices[id] ?? curations.count
            if index == curations.count { curations.append(Curation(id: id)) }
            indices[id] = index
            curations[index].add(conclusion)
        }
        return curations
    }

    private init(id: String) {
        self.id = id
    }

    private mutating func add(_ conclusion: LicenseConclusion) {
        expressions.append(conclusion.expression.withLaterVersionsListed)
        if let detail = conclusion.detail, !comments.contains(detail) { comments.append(detail) }
    }

    var license: String { LicenseExpression.all(expressions)?.simplified.description ?? "" }
}

extension PackageLicense {
    /// The package's id in the toolkit, with the package URL's type: `Deb:debian:curl:7.88.1-10`.
    fileprivate func curationID(on system: SystemIdentity) -> String {
        let type = system.packageType.rawValue
        return [
            type.prefix(1).uppercased() + type.dropFirst(), system.id.lowercased(), name, version,
        ]
        .map(\.withoutColons).joined(separator: ":")
    }
}

extension String {
    /// The text with blanks instead of colons, as the toolkit itself replaces them: no part of an
    /// id may have any.
    fileprivate var withoutColons: String {
        split { $0 == ":" || $0.isWhitespace }.joined(separator: " ")
    }
}

extension [UInt8] {
    /// Appends a line that ends with a quoted text.
    fileprivate mutating func line(_ beginning: String, _ text: String) {
        var json = JSONWriter(.compact)
        json.value(text.visible)
        self += beginning.utf8
        self += json.bytes
        append(UInt8(ascii: "\n"))
    }
}
