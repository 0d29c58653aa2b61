import Wording

/// The schema of a JSON that the program writes, as a JSON Schema (draft 2020-12).
///
/// The schema describes what this version of the program writes, so a validator accepts members
/// that a later version adds. The text is UTF-8 and ends with a line feed.
public enum JSONSchemaReport {
    /// The dialect of the schemas, by its address.
    static let dialect = "https://json-schema.org/draft/2020-12/schema"

    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ output: JSONOutput, to sink: inout Sink
    ) throws(Sink.Failure) {
        let schema = output.schema
        var json = JSONWriter(.lines)
        json.beginObject()
        json.member("$schema", dialect)
        json.member("title", "\(Tool.name): \(output.title)")
        json.members(schema)
        json.key("$defs")
        json.beginObject()
        for (name, definition) in schema.definitions.sorted(by: { $0.key < $1.key }) {
            json.key(escaping: name)
            json.value(definition.schema, definition.about)
        }
        json.endObject()
        try json.endDocument(to: &sink)
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ schema: JSONSchema, _ description: String = "") {
        beginObject(inline: schema.isShort)
        memberUnlessEmpty("description", description)
        members(schema)
        endObject()
    }

    /// The keywords that say what a value may be.
    fileprivate mutating func members(_ schema: JSONSchema) {
        switch schema {
        case .text: member("type", "string")
        case .date:
            member("type", "string")
            member("format", "date")
        case .number: member("type", "integer")
        case .flag: member("type", "boolean")
        case .constant(let number): member("const", number)
        case .word(let words): member("enum", words)
        case .array(let element):
            member("type", "array")
            member("items", element)
        case .pair(let element):
            member("type", "array")
            member("items", element)
            member("minItems", 2)
            member("maxItems", 2)
        case .map(let value):
            member("type", "object")
            member("additionalProperties", value)
        case .object(let members): self.members(members)
        case .choice(let members, oneOf: let choice):
            self.members(members + choice)
            member("oneOf", choice) { json, member in
                json.beginObject(inline: true)
                json.member("required", [member.name])
                json.endObject()
            }
        case .either(let schemas): member("anyOf", schemas) { $0.value($1) }
        case .nullable(let schema):
            member("anyOf", [schema, nil]) { json, schema in
                if let schema { json.value(schema) } else { json.nullSchema() }
            }
        case .named(let name, _, about: _): member("$ref", "#/$defs/" + name)
        }
    }

    private mutating func members(_ members: [JSONSchema.Member]) {
        member("type", "object")
        key("properties")
        beginObject()
        for member in members {
            key(escaping: member.name)
            value(member.schema, member.description)
        }
        endObject()
        member("required", members.filter(\.isRequired).map(\.name))
    }

    private mutating func member(_ key: StaticString, _ schema: JSONSchema) {
        self.key(key)
        value(schema)
    }

    private mutating func nullSchema() {
        beginObject(inline: true)
        member("type", "null")
        endObject()
    }
}

extension JSONSchema {
    /// Whether the schema fits on one line.
    fileprivate var isShort: Bool {
        switch self {
        case .text, .date, .number, .flag, .constant, .word, .named: true
        case .array(let part), .pair(let part), .map(let part), .nullable(let part): part.isShort
        case .object, .choice, .either: false
        }
    }
}
