/// Reads stanzas one by one, in the syntax of Debian's control files (deb822(5),
/// Debian Policy 5.1).
///
/// The reader accepts what people write rather than only what the rules allow, and loses no line: a
/// line that is neither a field nor a continuation is reported in ``Deb822Stanza/strayLines`` and
/// belongs to the field before it; an indented line after a blank one continues the field before
/// that (the author forgot the `.` of an empty line).
public struct Deb822Reader {
    private var lines: ByteLines
    private let whole: ByteView

    /// The 1-based number of the line that is read next.
    var nextLine: Int { lines.nextNumber }

    /// - Parameter bytes: the whole file; a byte order mark at its beginning is skipped.
    public init(_ bytes: ByteView) {
        whole = bytes
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        lines = ByteLines(bytes.starts(with: mark) ? bytes[3..<bytes.count] : bytes)
    }

    /// Reads the next stanza into `stanza`, reusing its storage.
    ///
    /// - Returns: false, with an empty stanza, if none is left.
    public mutating func next(into stanza: inout Deb822Stanza) -> Bool {
        stanza.fields.removeAll(keepingCapacity: true)
        stanza.strayLines.removeAll(keepingCapacity: true)
        stanza.line = 0
        var field: OpenField?
        var afterBlank = false
        var ahead = lines
        while true {
            guard let line = ahead.next() else {
                lines = ahead
                break
            }
            if line.bytes.isBlankLine {
                afterBlank = stanza.line != 0
                continue
            }
            let isIndented = line.bytes[0].isBlank
            // The next stanza begins here and is read from this line on.
            if afterBlank, !isIndented || field == nil { break }
            afterBlank = false
            if stanza.line == 0 { stanza.line = line.number }
            if !isIndented, let colon = line.bytes.fieldColon {
                if let field { stanza.fields.append(field.closed(in: whole)) }
                field = OpenField(line, colon: colon, in: whole)
            } else {
                if !isIndented || field == nil { stanza.strayLines.append(line.number) }
                field?.extend(to: line, in: whole)
            }
            if field != nil, let last = ahead.passIndented() { field?.extend(to: last, in: whole) }
            lines = ahead
        }
        if let field { stanza.fields.append(field.closed(in: whole)) }
        return stanza.line != 0
    }
}

/// A field whose last line isn't known yet, by its positions in the file.
private struct OpenField {
    private let start: Int
    private let colon: Int
    private let line: Int
    private var end: Int
    private var lastLine: Int

    init(_ line: ByteLine, colon: Int, in whole: ByteView) {
        start = line.bytes.offset(in: whole)
        self.colon = start + colon
        self.line = line.number
        end = start + line.bytes.count
        lastLine = line.number
    }

    mutating func extend(to line: ByteLine, in whole: ByteView) {
        end = line.bytes.offset(in: whole) + line.bytes.count
        lastLine = line.number
    }

    func closed(in whole: ByteView) -> Deb822Field {
        Deb822Field(
            name: whole[start..<colon].trimmed, value: whole[colon + 1..<end], line: line,
            lastLine: lastLine)
    }
}

extension ByteView {
    /// Whether the line is blank. Few lines end in a blank, whereas many begin with one.
    fileprivate var isBlankLine: Bool {
        guard let last else { return true }
        return last.isBlank && trimmed.isEmpty
    }

    /// The position of the colon of `Name:`; nil if the line begins with no field name.
    ///
    /// Policy 5.1: a name is printable ASCII without space and colon, and begins with neither `#`
    /// nor `-`.
    fileprivate var fieldColon: Int? {
        guard let first, first != UInt8(ascii: "#"), first != UInt8(ascii: "-") else { return nil }
        for position in 0..<count {
            switch self[position] {
            case UInt8(ascii: ":"): return position > 0 ? position : nil
            case 0x21...0x7E: continue
            default: return nil
            }
        }
        return nil
    }
}

// MARK: Reading a file in two parts

extension ByteView {
    /// The start of the first stanza at or after a position, recognized beyond doubt by a letter
    /// after an empty line. Nil if there is none.
    ///
    /// Two readers can split a file there.
    func stanzaStart(from position: Int) -> Int? {
        var start = position
        while let end = self.position(of: 0x0A, from: start), end + 2 < count {
            if self[end + 1] == 0x0A, self[end + 2].isLetter { return end + 2 }
            start = end + 1
        }
        return nil
    }
}
