/// What a JSON value may be, in the terms of JSON Schema (draft 2020-12).
///
/// Objects are open: other members than the described ones may be added within a schema version.
///
/// ```swift
/// let lines = JSONSchema.object([
///     .required("file", .text),
///     .optional("lines", .array(.number), "1-based"),
/// ])
/// ```
indirect enum JSONSchema: Sendable {
    case text
    /// A date such as `2026-11-23`.
    case date
    case number
    case flag
    /// This number, and no other one.
    case constant(Int)
    /// One of these texts.
    case word([String])
    case array(JSONSchema)
    /// An array of exactly two values.
    case pair(JSONSchema)
    /// An object whose keys are data.
    case map(JSONSchema)
    case object([Member])
    /// An object that has exactly one of the last members.
    case choice([Member], oneOf: [Member])
    /// One of these values.
    case either([JSONSchema])
    /// The value, or null.
    case nullable(JSONSchema)
    /// A value that occurs in several places: it is described once, under its name.
    case named(String, JSONSchema, about: String = "")

    /// A member of an object.
    struct Member: Sendable {
        let name: String
        let schema: JSONSchema
        /// Whether every object has the member.
        let isRequired: Bool
        /// What the member says; empty if its name says it.
        let description: String

        static func required(
            _ name: String, _ schema: JSONSchema, _ description: String = ""
        ) -> Member {
            Member(name: name, schema: schema, isRequired: true, description: description)
        }

        static func optional(
            _ name: String, _ schema: JSONSchema, _ description: String = ""
        ) -> Member {
            Member(name: name, schema: schema, isRequired: false, description: description)
        }
    }
}

extension JSONSchema {
    /// The value, or null.
    var orNull: JSONSchema { .nullable(self) }

    /// A word of an enumeration: the raw value of any of its cases.
    static func word<Choice: CaseIterable & RawRepresentable<String>>(
        _ choice: Choice.Type
    ) -> JSONSchema {
        .word(choice.allCases.map(\.rawValue))
    }

    /// The values directly inside of a value.
    var parts: [JSONSchema] {
        switch self {
        case .text, .date, .number, .flag, .constant, .word: []
        case .array(let part), .pair(let part), .map(let part), .nullable(let part),
            .named(_, let part, about: _):
            [part]
        case .object(let members): members.map(\.schema)
        case .choice(let members, oneOf: let choice): (members + choice).map(\.schema)
        case .either(let parts): parts
        }
    }

    /// The named values anywhere inside of a value, by their names.
    var definitions: [String: (schema: JSONSchema, about: String)] {
        var definitions: [String: (schema: JSONSchema, about: String)] = [:]
        var rest = [self]
        while let value = rest.popLast() {
            if case .named(let name, let schema, let about) = value {
                if definitions.updateValue((schema, about), forKey: name) != nil { continue }
            }
            rest += value.parts
        }
        return definitions
    }
}
