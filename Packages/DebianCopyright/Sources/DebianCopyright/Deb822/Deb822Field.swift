/// A field of a stanza: `Name: value`, and the lines that continue it.
public struct Deb822Field {
    /// The name as written, without the colon; names are compared letter case aside.
    public let name: ByteView
    /// Everything behind the colon up to the field's last line, line feeds and indents included.
    public let value: ByteView
    /// The 1-based line of the name.
    public let line: Int
    /// The 1-based last line of the value; trailing blank lines don't count.
    public let lastLine: Int

    public init(name: ByteView, value: ByteView, line: Int, lastLine: Int) {
        self.name = name
        self.value = value
        self.line = line
        self.lastLine = lastLine
    }

    /// The value's first line without the blanks around it: a synopsis, or all of a simple field.
    public var firstLine: ByteView {
        value[0..<(value.position(of: 0x0A) ?? value.count)].trimmed
    }

    /// The value's lines with their numbers in the file, the first one without its field name.
    public var lines: ByteLines {
        ByteLines(value, first: line)
    }

    /// The lines behind the first one; empty where there are none.
    public var continuation: ByteLines {
        var lines = lines
        _ = lines.next()
        return lines
    }
}
