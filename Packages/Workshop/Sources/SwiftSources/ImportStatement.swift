/// The module that a line of Swift imports.
public struct ImportStatement: Hashable, Sendable {
    public let module: String
    /// 1-based.
    public let line: Int

    /// The import statements of a file, in its order.
    ///
    /// A statement is known by its line alone, so one inside a string literal of several lines
    /// counts too.
    public static func all(in text: String) -> [ImportStatement] {
        var statements: [ImportStatement] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let module = module(importedBy: line) else { continue }
            statements.append(ImportStatement(module: module, line: index + 1))
        }
        return statements
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private",
    ]
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    private static func module(importedBy line: Substring) -> String? {
        var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }[...]
        while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
            words.removeFirst()
        }
        guard words.popFirst() == "import" else { return nil }
        if let word = words.first, kinds.contains(word) { words.removeFirst() }
        return words.first.map { String($0.prefix { $0 != "." }) }
    }
}
