import DebianSystems
import DomainLayer

/// A policy file, cut into fields in stanzas but not yet interpreted.
///
/// The syntax is that of Debian's control files (deb822(5)): blank lines separate stanzas, a field
/// is `Name: value`, indented lines continue it, and lines that begin with `#` are comments.
struct PolicyDocument: Hashable, Sendable {
    /// The stanzas with at least one field, in the file's order.
    var stanzas: [PolicyStanza]
    /// The 1-based lines that are neither field, continuation nor comment.
    var strayLines: [Int]
}

/// A group of fields without a blank line between them.
struct PolicyStanza: Hashable, Sendable {
    /// The fields in the file's order, including repeated names; not empty.
    var fields: [PolicyField]

    /// The location of the first field.
    var location: SourceLocation { fields.first?.location ?? .unwritten }
}

/// A field and its value.
struct PolicyField: Hashable, Sendable {
    /// The name as written, without the colon.
    var name: String
    /// The 1-based line of the name, which begins in the first column.
    var line: Int
    /// The value's lines without surrounding blanks; empty lines and comments are left out.
    var value: [PolicyText]

    /// The location of the name.
    var location: SourceLocation { .line(line, column: 1) }

    /// The whole value, its lines joined by a blank.
    var joined: String { value.map(\.text).joined(separator: " ") }

    /// The location of a byte of ``joined``.
    func location(of offset: Int) -> SourceLocation {
        var rest = offset
        for text in value {
            if rest <= text.text.utf8.count { return text.location.moved(by: rest) }
            rest -= text.text.utf8.count + 1
        }
        return location
    }
}

// MARK: Cutting the bytes of a file

extension PolicyDocument {
    /// Cuts a file, which is UTF-8, into fields.
    ///
    /// The engine knows no comments, because the files that it reads have none: it reports them as
    /// stray lines.
    init(_ bytes: ByteView) {
        var reader = Deb822Reader(bytes)
        var stanza = Deb822Stanza()
        var stanzas: [PolicyStanza] = []
        var strayLines: [Int] = []
        let comments = Set(
            ByteLines(bytes).lazy.filter { $0.bytes.first == UInt8(ascii: "#") }.map(\.number))
        while reader.next(into: &stanza) {
            let strays = Set(stanza.strayLines)
            strayLines += stanza.strayLines.filter { !comments.contains($0) }
            let fields = stanza.fields.map { PolicyField($0, in: bytes, without: strays) }
            if !fields.isEmpty { stanzas.append(PolicyStanza(fields: fields)) }
        }
        self.init(stanzas: stanzas, strayLines: strayLines)
    }
}

extension PolicyField {
    /// - Parameters:
    ///   - bytes: the file that the field was cut from.
    ///   - strays: lines among the field's that don't belong to it, such as comments.
    fileprivate init(_ field: Deb822Field, in bytes: ByteView, without strays: Set<Int>) {
        let value = field.lines.compactMap { line -> PolicyText? in
            let text = line.bytes.trimmed
            // A lone full stop is an empty line (Debian Policy 5.6.13).
            let isEmpty = text.isEmpty || text.equalsIgnoringCase(".")
            if isEmpty || strays.contains(line.number) { return nil }
            // The field's first line begins with its name.
            let start = line.number == field.line ? field.name : line.bytes
            let column = text.offset(in: bytes) - start.offset(in: bytes) + 1
            return PolicyText(String(text), at: .line(line.number, column: column))
        }
        self.init(name: String(field.name), line: field.line, value: value)
    }
}
