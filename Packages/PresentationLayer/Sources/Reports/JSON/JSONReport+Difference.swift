public import DomainLayer
import Wording

extension JSONReport {
    /// The schema version of comparisons, raised as ``schemaVersion`` is.
    public static let differenceSchemaVersion = 1

    /// The difference between two inventories.
    ///
    /// `licenses` are those that only one side has; `renamed` are pairs of what was `removed` and
    /// `added`. With a policy, `violations` are those that the old side didn't have, each as in a
    /// check. `uncomparedTexts` counts the packages that lack a digest.
    ///
    /// For a changed package, `changes` names what changed. Each pair of `old` and `new` is present
    /// whether or not it changed, and lists of what was `removed` and `added` may be empty. If
    /// requested, `layer` is the layer of the new image that made the difference, or null if none
    /// did.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ difference: InventoryDifference, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(schemaVersion: differenceSchemaVersion)
        json.member("old", difference.old)
        json.member("new", difference.new)
        json.member("uncomparedTexts", difference.uncomparedTexts)
        let licenses = difference.licenses
        json.member("licenses", licenses) { $0.value($1) }
        json.member("renamed", difference.renamed) { json, rename in
            json.beginObject(inline: true)
            json.member("old", rename.old.id)
            json.member("new", rename.new.id)
            json.endObject()
        }
        if let verdict = difference.verdict {
            json.member("violations", verdict.violations) { $0.value($1) }
        }
        let layers = difference.layers
        try json.member("removed", difference.removed, to: &sink) { $0.value($1, layers) }
        try json.member("added", difference.added, to: &sink) { $0.value($1, layers) }
        try json.member("changed", difference.changed, to: &sink) { $0.value($1, layers) }
        try json.endDocument(to: &sink)
    }
}

extension JSONWriter {
    /// One of the two inventories.
    fileprivate mutating func member(_ key: StaticString, _ side: InventoryDifference.Side) {
        self.key(key)
        beginObject()
        member("name", side.origin.name)
        member(side.system)
        member("packages", side.packages)
        member("incomplete", side.isIncomplete)
        endObject()
    }

    /// A license that only one inventory has.
    fileprivate mutating func value(_ license: LicensePresence) {
        beginObject(inline: true)
        member("id", license.term.description)
        member("name", license.name)
        member("category", license.category.rawValue)
        member("packages", license.packages)
        endObject()
    }

    /// A package that only one inventory has.
    fileprivate mutating func value(_ package: PackageLicense, _ layers: LayerHistory?) {
        beginObject(inline: true)
        member("name", package.name)
        member("version", package.version)
        member("architecture", package.architecture)
        member("expression", package.expression.orNoAssertion)
        member("reason", package.reason?.code)
        if let layers { member("layer", layers.layer(of: package.id)) }
        endObject()
    }

    fileprivate mutating func value(_ change: PackageChange, _ layers: LayerHistory?) {
        let (old, new) = (change.old, change.new)
        beginObject()
        member("name", new.name)
        member("changes", change.aspects.lazy.map(\.rawValue))
        if let layers { member("layer", layers.layer(of: new.id)) }
        member("version", old.version, new.version)
        member("architecture", old.architecture, new.architecture)
        member("expression", old.expression.orNoAssertion, new.expression.orNoAssertion)
        member("licenses", change.licenses) { $0.value($1.description) }
        member("category", old.category.rawValue, new.category.rawValue)
        member(
            "mainExpression", old.mainExpression?.description, new.mainExpression?.description)
        member("reason", old.reason?.code, new.reason?.code)
        member("textDigest", old.textDigest, new.textDigest)
        member("statements", change.statements) { json, statement in
            // Statements are written without holders, which are compared separately.
            json.beginObject(inline: true)
            json.members(statement)
            json.endObject()
        }
        member("holders", change.holders) { $0.value($1) }
        member("findings", change.findings) { $0.value($1) }
        endObject()
    }

    private mutating func member(_ key: StaticString, _ old: String?, _ new: String?) {
        self.key(key)
        beginObject(inline: true)
        member("old", old)
        member("new", new)
        endObject()
    }

    fileprivate mutating func member<Element>(
        _ key: StaticString, _ exchange: CollectionDifference<Element>,
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        self.key(key)
        beginObject(inline: exchange.isEmpty)
        member("removed", exchange.removed, write)
        member("added", exchange.added, write)
        endObject()
    }
}
