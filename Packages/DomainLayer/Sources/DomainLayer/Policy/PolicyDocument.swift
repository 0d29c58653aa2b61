/// A policy file as a driver reads it: fields in stanzas, nothing of which is understood yet.
///
/// The syntax is that of Debian's control files (deb822(5)): stanzas stand apart by blank lines, a
/// field is `Name: value`, indented lines continue it, and lines that begin with `#` are comments.
public struct PolicyDocument: Hashable, Sendable {
    /// The path of the file, as it was given.
    public var path: String
    /// Those that have a field, in the file's order.
    public var stanzas: [PolicyStanza]
    /// The 1-based lines that are neither field, continuation nor comment.
    public var strayLines: [Int]

    public init(path: String, stanzas: [PolicyStanza], strayLines: [Int] = []) {
        self.path = path
        self.stanzas = stanzas
        self.strayLines = strayLines
    }
}

/// Fields that stand together.
public struct PolicyStanza: Hashable, Sendable {
    /// In the file's order, repeated names too; not empty.
    public var fields: [PolicyField]

    public init(_ fields: [PolicyField]) {
        self.fields = fields
    }
}

/// A field and its value.
public struct PolicyField: Hashable, Sendable {
    /// The name as it is written, without the colon.
    public var name: String
    /// The 1-based line of the name, which begins in the first column.
    public var line: Int
    /// The value's lines without the blanks around them, those that are empty and comments left
    /// out.
    public var value: [PolicyText]

    public init(_ name: String, line: Int, value: [PolicyText]) {
        self.name = name
        self.line = line
        self.value = value
    }

    /// Where the name stands.
    public var location: SourceLocation { .line(line, column: 1) }
}

/// A piece of a policy, and where it begins.
public struct PolicyText: Hashable, Sendable {
    public var text: String
    public var location: SourceLocation

    public init(_ text: String, at location: SourceLocation) {
        self.text = text
        self.location = location
    }
}

extension PolicyText {
    /// The words, which blanks and commas separate.
    var words: [PolicyText] {
        var words: [PolicyText] = []
        let bytes = text.utf8
        var start = bytes.startIndex
        var offset = 0
        var startOffset = 0
        var index = bytes.startIndex
        func word(to end: String.Index) -> PolicyText? {
            start == end
                ? nil : PolicyText(String(text[start..<end]), at: location.moved(by: startOffset))
        }
        while index < bytes.endIndex {
            let next = bytes.index(after: index)
            if bytes[index].separatesWords {
                if let word = word(to: index) { words.append(word) }
                start = next
                startOffset = offset + 1
            }
            index = next
            offset += 1
        }
        if let word = word(to: index) { words.append(word) }
        return words
    }
}

extension SourceLocation {
    /// The location so many bytes further on the same line.
    func moved(by bytes: Int) -> SourceLocation {
        switch self {
        case .line(let line, let column): .line(line, column: column + bytes)
        case .addition, .unwritten: self
        }
    }

    /// The line of the policy file; nil where it is not written there.
    public var line: Int? {
        if case .line(let line, _) = self { line } else { nil }
    }
}

extension UInt8 {
    /// A space, a tab or a comma.
    fileprivate var separatesWords: Bool {
        self == 0x20 || self == 0x09 || self == UInt8(ascii: ",")
    }
}
