public import Bytes

/// Reads stanzas one by one, in the syntax of Debian's control files (deb822(5), Debian Policy 5.1).
///
/// It reads what people write rather than what the rules ask for, and loses no line: a line that
/// is neither a field nor a continuation is reported in ``Deb822Stanza/strayLines`` and belongs to
/// the field before it; an indented line behind a blank one continues the field before that
/// (somebody forgot the `.` of an empty line).
public struct Deb822Reader {
    private var lines: ByteLines
    private var pending: ByteLine?
    private let whole: ByteView

    public init(_ bytes: ByteView) {
        whole = bytes
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        lines = ByteLines(bytes.starts(with: mark) ? bytes[3..<bytes.count] : bytes)
    }

    /// Puts the next stanza into `stanza`, whose storage is used again.
    ///
    /// - Returns: false, with an empty stanza, where none is left.
    public mutating func next(into stanza: inout Deb822Stanza) -> Bool {
        stanza.fields.removeAll(keepingCapacity: true)
        stanza.strayLines.removeAll(keepingCapacity: true)
        stanza.line = 0
        var field: OpenField?
        var afterBlank = false
        while let line = pending ?? lines.next() {
            pending = nil
            if line.bytes.trimmed.isEmpty {
                afterBlank = stanza.line != 0
                continue
            }
            let isIndented = line.bytes[0].isBlank
            if afterBlank, !isIndented || field == nil {
                pending = line
                break
            }
            afterBlank = false
            if stanza.line == 0 { stanza.line = line.number }
            if !isIndented, let colon = line.bytes.fieldColon {
                if let field { stanza.fields.append(field.closed(in: whole)) }
                field = OpenField(line: line, colon: colon)
            } else {
                if !isIndented || field == nil { stanza.strayLines.append(line.number) }
                field?.last = line
            }
        }
        if let field { stanza.fields.append(field.closed(in: whole)) }
        return stanza.line != 0
    }
}

/// A field whose last line is not known yet.
private struct OpenField {
    let line: ByteLine
    let colon: Int
    var last: ByteLine

    init(line: ByteLine, colon: Int) {
        self.line = line
        self.colon = colon
        last = line
    }

    func closed(in whole: ByteView) -> Deb822Field {
        let start = line.bytes.offset(in: whole) + colon + 1
        let end = last.bytes.offset(in: whole) + last.bytes.count
        return Deb822Field(
            name: line.bytes[0..<colon].trimmed,
            value: whole[start..<end],
            line: line.number,
            lastLine: last.number)
    }
}

extension ByteView {
    /// Where the colon of `Name:` stands; nil where the line begins with no field name.
    ///
    /// Policy 5.1: a name is printable ASCII but space and colon, and begins with neither `#` nor
    /// `-`.
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
