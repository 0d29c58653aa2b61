import Foundation

/// Holds JSON against a schema. It knows the keywords that the program's schemas have, and finds
/// members that a schema doesn't describe, which a validator would let pass.
struct SchemaWalk {
    private let schema: JSONValue

    init(_ text: String) throws {
        schema = try JSONValue(parsing: text)
    }

    /// What is wrong with a JSON text: a line for each problem, with the path of the value.
    func problems(in text: String) throws -> [String] {
        problems(of: try JSONValue(parsing: text), by: schema, at: "$")
    }

    private func problems(of value: JSONValue, by schema: JSONValue, at path: String) -> [String] {
        if let reference = schema["$ref"]?.text {
            let name = String(reference.dropFirst("#/$defs/".count))
            guard let definition = self.schema["$defs"]?[name] else {
                return ["\(path): no definition \(name)"]
            }
            return problems(of: value, by: definition, at: path)
        }
        if let choices = schema["anyOf"]?.elements {
            let found = choices.map { problems(of: value, by: $0, at: path) }
            return found.contains([]) ? [] : ["\(path): none of:"] + found.joined()
        }
        if let words = schema["enum"]?.elements {
            return words.contains(value) ? [] : ["\(path): another word"]
        }
        if let constant = schema["const"] {
            return constant == value ? [] : ["\(path): another constant"]
        }
        switch (schema["type"]?.text, value) {
        case ("null", .null), ("string", .text), ("integer", .number), ("boolean", .flag):
            return []
        case ("array", .array(let elements)):
            return problems(of: elements, by: schema, at: path)
        case ("object", .object(let members)):
            return problems(of: members, by: schema, at: path)
        case (let type, _):
            return ["\(path): not of type \(type ?? "none")"]
        }
    }

    private func problems(
        of elements: [JSONValue], by schema: JSONValue, at path: String
    ) -> [String] {
        guard let element = schema["items"] else { return ["\(path): no items"] }
        let sizes = (schema["minItems"]?.number ?? 0)...(schema["maxItems"]?.number ?? .max)
        return (sizes ~= elements.count ? [] : ["\(path): \(elements.count) elements"])
            + elements.enumerated().flatMap { index, value in
                problems(of: value, by: element, at: "\(path)[\(index)]")
            }
    }

    private func problems(
        of members: [String: JSONValue], by schema: JSONValue, at path: String
    ) -> [String] {
        let required = (schema["required"]?.elements ?? []).compactMap(\.text)
        let choices = schema["oneOf"]?.elements?.compactMap {
            $0["required"]?.elements?.first?.text
        }
        let chosen = choices?.filter { members[$0] != nil }
        return required.filter { members[$0] == nil }.map { "\(path): lacks \($0)" }
            + (chosen?.count ?? 1 == 1 ? [] : ["\(path): not one of \(choices ?? [])"])
            + members.sorted { $0.key < $1.key }.flatMap { name, value in
                guard
                    let member = schema["properties"]?[name] ?? schema["additionalProperties"]
                else { return ["\(path): \(name) is not described"] }
                return problems(of: value, by: member, at: "\(path).\(name)")
            }
    }
}

/// A JSON value with numbers that are whole, as the program's are.
enum JSONValue: Equatable {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(parsing text: String) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    var number: Int? { if case .number(let number) = self { number } else { nil } }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    /// A member of an object.
    subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }
}

extension JSONValue: Decodable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let elements = try? value.decode([JSONValue].self) {
            self = .array(elements)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }
}
