public import DomainLayer
import Wording

extension JSONReport {
    /// As ``schemaVersion``, of what compares two inventories.
    public static let differenceSchemaVersion = 1

    /// How two inventories differ.
    ///
    /// Of a changed package, `changes` names what changed; each pair of `old` and `new` is there
    /// whether or not it changed, and lists of what was `removed` and `added` may be empty.
    /// `uncomparedTexts` counts the packages of which a digest is missing. If somebody asked,
    /// `layer` is that of the new image which made the difference, null if none did.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ difference: InventoryDifference, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(schemaVersion: differenceSchemaVersion)
        json.member("old", difference.old)
        json.member("new", difference.new)
        json.member("uncomparedTexts", difference.uncomparedTexts)
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

    /// A package that one inventory alone has.
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
        member(
            "mainExpression", old.mainExpression?.description, new.mainExpression?.description)
        member("reason", old.reason?.code, new.reason?.code)
        member("textDigest", old.textDigest, new.textDigest)
        member("statements", change.statements) { json, statement in
            // Their holders are compared by themselves.
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

    private mutating func member<Element>(
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
