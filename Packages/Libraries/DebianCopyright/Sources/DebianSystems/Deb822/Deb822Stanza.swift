/// A run of fields between blank lines: one package, or one paragraph of a copyright file.
public struct Deb822Stanza {
    /// The fields in the file's order, repeated names included.
    public internal(set) var fields: [Deb822Field] = []
    /// 1-based lines that are neither a field nor continue one.
    public internal(set) var strayLines: [Int] = []
    /// The 1-based line of the first field or stray line.
    public internal(set) var line = 0

    /// An empty stanza, for a reader to fill.
    public init() {}

    /// The first field with this name, ignoring case.
    package subscript(name: StaticString) -> Deb822Field? {
        for field in fields where field.name.equalsIgnoringCase(name) { return field }
        return nil
    }
}

/// A field of a stanza: `Name: value`, and the lines that continue it.
public struct Deb822Field {
    /// The name as written, without the colon. Names are compared ignoring case.
    public let name: ByteView
    /// Everything after the colon up to the end of the field, line feeds and indents included.
    public let value: ByteView
    /// The 1-based line of the name.
    public let line: Int
    /// The 1-based last line of the value; trailing blank lines don't count.
    public let lastLine: Int

    package init(name: ByteView, value: ByteView, line: Int, lastLine: Int) {
        self.name = name
        self.value = value
        self.line = line
        self.lastLine = lastLine
    }

    /// The value's first line without the blanks around it: a synopsis, or all of a simple field.
    package var firstLine: ByteView {
        value[0..<(value.position(of: 0x0A) ?? value.count)].trimmed
    }

    /// The value's lines with their numbers in the file, the first one without its field name.
    public var lines: ByteLines {
        ByteLines(value, first: line)
    }

    /// The lines after the first; empty if there are none.
    package var continuation: ByteLines {
        var lines = lines
        _ = lines.next()
        return lines
    }
}
