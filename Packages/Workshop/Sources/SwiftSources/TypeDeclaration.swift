/// A type that a file declares or extends at its top level.
public struct TypeDeclaration: Hashable, Sendable {
    public let name: String
    /// Whether it is an `extension` of the type.
    public let isExtension: Bool
    /// The protocols after the colon that it conforms to or inherits, in order.
    public let inherited: [String]
    /// The words of its code, without those of comments and single-line strings.
    public let words: Set<String>

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "actor", "extension",
    ]

    /// The names of the types that a file declares at its top level, extensions aside, in its
    /// order.
    ///
    /// Only lines that begin in the first column are examined, which is much faster than reading
    /// all declarations.
    public static func names(in text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let first = line.first ?? 0
            guard first == UInt8(ascii: "@") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
            else { return nil }
            let words = Substring(line).identifiers
            guard !words.contains("import"), let place = words.firstIndex(where: kinds.contains),
                words[place] != "extension", place + 1 < words.count
            else { return nil }
            return String(words[place + 1])
        }
    }

    /// The declarations of a file, in its order.
    ///
    /// A declaration begins in the first column and ends with a brace there, as the formatter
    /// ensures.
    public static func all(in text: String) -> [TypeDeclaration] {
        var blocks: [[Substring]] = []
        var isOpen = false
        for line in text.split(separator: "\n") {
            let code = line.code
            if isOpen {
                blocks[blocks.count - 1].append(code)
            } else if let first = code.first, first.isLetter || first == "@",
                !kinds.isDisjoint(with: code.identifiers)
            {
                blocks.append([code])
            } else {
                continue
            }
            isOpen = !code.hasPrefix("}") && (isOpen || !code.hasSuffix("}"))
        }
        return blocks.compactMap { TypeDeclaration($0.joined(separator: "\n")) }
    }

    private init?(_ text: String) {
        let head = text.prefix { $0 != "{" }
        let plain = head.withoutGenerics
        let parts = plain.split(separator: ":", maxSplits: 1)
        let names = (parts.first ?? "").identifiers
        guard let place = names.firstIndex(where: Self.kinds.contains), place + 1 < names.count
        else { return nil }
        name = String(names[place + 1])
        isExtension = names[place] == "extension"
        let clause = parts.count > 1 ? parts[1] : ""
        inherited = clause.split(separator: ",").compactMap { part in
            part.identifiers.first.map(String.init)
        }
        words = Set(text.identifiers.map(String.init))
    }
}

extension StringProtocol where SubSequence == Substring {
    /// The names, keywords and numbers in the code.
    fileprivate var identifiers: [Substring] {
        self[...].split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// The text outside of angle brackets.
    fileprivate var withoutGenerics: String {
        var depth = 0
        var kept = ""
        for character in self {
            if character == "<" { depth += 1 }
            if depth == 0 { kept.append(character) }
            if character == ">" { depth -= 1 }
        }
        return kept
    }
}

extension Substring {
    /// A line without quoted strings and without its comment.
    fileprivate var code: Substring {
        var kept: Substring = ""
        var isQuoted = false
        var previous: Character?
        for character in self {
            if !isQuoted, character == "/", previous == "/" { return kept.dropLast() }
            if character == "\"", previous != "\\" { isQuoted.toggle() }
            if !isQuoted { kept.append(character) }
            previous = character
        }
        return kept
    }
}
