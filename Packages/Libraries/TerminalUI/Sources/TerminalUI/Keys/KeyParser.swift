/// Turns the bytes that a terminal sends into keys, even if reads split a sequence.
///
/// It knows the sequences of xterm and other terminals' sequences for these keys (ECMA-48, section
/// 5.4; xterm's "ctlseqs"), bracketed paste among them. It skips each unknown sequence as a whole.
struct KeyParser {
    private enum State {
        case ground
        /// After ESC, which is a key by itself if nothing follows soon.
        case escape
        /// After ESC [, with the bytes before the final one.
        case control([UInt8])
        /// After ESC O.
        case single
        /// After the first bytes of a character in UTF-8.
        case scalar([UInt8])
        case paste
    }

    private var state = State.ground
    private var pasted: [UInt8] = []

    /// Whether more bytes must follow, or ``flush()`` if none do soon.
    var isWaiting: Bool {
        switch state {
        case .ground, .paste: false
        default: true
        }
    }

    /// The keys that end in these bytes.
    mutating func parse(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { parse(byte, into: &keys) }
        return keys
    }

    /// The keys that remain if nothing follows: a lone Escape.
    mutating func flush() -> [Key] {
        defer { if isWaiting { state = .ground } }
        return switch state {
        case .escape: [.escape]
        case .control([]): [.alt("[")]
        case .single: [.alt("O")]
        default: []
        }
    }

    private mutating func parse(_ byte: UInt8, into keys: inout [Key]) {
        let old = state
        state = .ground
        switch old {
        case .ground: start(byte, into: &keys)
        case .escape: escape(byte, into: &keys)
        case .control(let bytes): control(bytes, byte, into: &keys)
        case .single: Key(single: byte).map { keys.append($0) }
        case .scalar(let bytes): scalar(bytes, byte, into: &keys)
        case .paste: paste(byte, into: &keys)
        }
    }

    private mutating func start(_ byte: UInt8, into keys: inout [Key]) {
        switch byte {
        case 0x1B: state = .escape
        case 0xC2...0xF4: state = .scalar([byte])
        default: Key(byte: byte).map { keys.append($0) }
        }
    }

    private mutating func escape(_ byte: UInt8, into keys: inout [Key]) {
        switch byte {
        case UInt8(ascii: "["): state = .control([])
        case UInt8(ascii: "O"): state = .single
        case 0x20...0x7E: keys.append(.alt(Character(Unicode.Scalar(byte))))
        default:
            keys.append(.escape)
            start(byte, into: &keys)
        }
    }

    private mutating func control(_ bytes: [UInt8], _ byte: UInt8, into keys: inout [Key]) {
        switch byte {
        case 0x20...0x3F:
            // Longer than any known sequence: keep its beginning, and look for its end.
            state = .control(bytes.count < 32 ? bytes + [byte] : bytes)
        case UInt8(ascii: "~") where bytes == Array("200".utf8):
            state = .paste
        case 0x40...0x7E:
            Key(control: bytes, final: byte).map { keys.append($0) }
        default:
            start(byte, into: &keys)
        }
    }

    private mutating func scalar(_ bytes: [UInt8], _ byte: UInt8, into keys: inout [Key]) {
        guard 0x80...0xBF ~= byte else { return start(byte, into: &keys) }
        let bytes = bytes + [byte]
        let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
        if bytes.count < length {
            state = .scalar(bytes)
        } else if let text = String(validating: bytes, as: UTF8.self), let key = Key(typed: text) {
            keys.append(key)
        }
    }

    private mutating func paste(_ byte: UInt8, into keys: inout [Key]) {
        pasted.append(byte)
        if pasted.ends(with: Self.pasteEnd) {
            keys.append(Key(pasted: pasted.dropLast(Self.pasteEnd.count)))
            pasted = []
        } else {
            // Keep the end of an excessively long paste, to find where it ends.
            if pasted.count > Self.longestPaste { pasted.removeFirst(pasted.count / 2) }
            state = .paste
        }
    }

    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    private static let longestPaste = 1 << 20
}

extension [UInt8] {
    fileprivate func ends(with end: [UInt8]) -> Bool {
        last == end.last && suffix(end.count).elementsEqual(end)
    }
}
