import DomainLayer

extension JSONWriter {
    /// One of the two inventories.
    mutating func member(_ key: StaticString, _ side: InventoryDifference.Side) {
        self.key(key)
        beginObject()
        member("name", side.origin.name)
        member(side.system)
        member("packages", side.packages)
        member("incomplete", side.isIncomplete)
        endObject()
    }

    /// A package that one inventory alone has.
    mutating func value(_ package: ComparedPackage) {
        beginObject(inline: true)
        member("name", package.name)
        member("version", package.version)
        member("architecture", package.architecture)
        member("expression", package.expression.orNoAssertion)
        member("reason", package.reason?.rawValue)
        endObject()
    }

    mutating func value(_ change: PackageChange) {
        let (old, new) = (change.old, change.new)
        beginObject()
        member("name", new.name)
        member("changes", change.aspects.lazy.map(\.rawValue))
        member("version", old.version, new.version)
        member("architecture", old.architecture, new.architecture)
        member("expression", old.expression.orNoAssertion, new.expression.orNoAssertion)
        member(
            "mainExpression", old.mainExpression?.description, new.mainExpression?.description)
        member("reason", old.reason?.rawValue, new.reason?.rawValue)
        member("textDigest", old.textDigest, new.textDigest)
        member("statements", change.statements) { $0.value($1) }
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
        _ key: StaticString, _ exchange: Exchange<Element>,
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        self.key(key)
        beginObject(inline: exchange.isEmpty)
        member("removed", exchange.removed, write)
        member("added", exchange.added, write)
        endObject()
    }

    /// A statement as a listing has it, its holders apart, for they are compared by themselves.
    private mutating func value(_ statement: LicenseStatement) {
        beginObject(inline: true)
        member("expression", statement.expression.orNoAssertion)
        member("files", statement.files)
        key("lines")
        beginArray(inline: true)
        value(statement.lines.lowerBound)
        value(statement.lines.upperBound)
        endArray()
        member("basis", statement.basis.rawValue)
        member("rule", statement.rule?.rawValue)
        member("name", statement.name)
        endObject()
    }
}
