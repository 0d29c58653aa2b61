/// Cuts a terminal's input into characters and control functions.
///
/// It keeps an incomplete one at the end of a piece for the next piece.
struct ControlFunctionParser {
    private enum State {
        case ground
        /// After the first bytes of a character.
        case character
        /// After ESC.
        case escape
        /// After CSI.
        case sequence
        /// In a string for the system; whether its last byte was ESC.
        case string(afterEscape: Bool)
    }

    private var state = State.ground
    /// The bytes of the incomplete character or function.
    private var pending: [UInt8] = []

    private static let escape: UInt8 = 0x1B

    /// Takes the next byte.
    ///
    /// - Returns: what the byte completes: two if it shows that the character before it was cut
    ///   off.
    mutating func next(_ byte: UInt8) -> [ControlFunction] {
        switch state {
        case .ground: return ground(byte)
        case .character: return character(byte)
        case .escape: return afterEscape(byte)
        case .sequence: return sequence(byte)
        case .string(let afterEscape):
            // The terminator is ST (ESC \), or BEL as in xterm.
            guard byte == 0x07 || afterEscape && byte == UInt8(ascii: "\\") else {
                state = .string(afterEscape: byte == Self.escape)
                pending.append(byte)
                return []
            }
            state = .ground
            return [.string(afterEscape ? pending.dropLast() : pending)]
        }
    }

    private mutating func ground(_ byte: UInt8) -> [ControlFunction] {
        pending = []
        switch byte {
        case Self.escape:
            state = .escape
            return []
        case 0..<0x20, 0x7F:
            return [.control(byte)]
        case 0x20..<0x80:
            return [.character(Unicode.Scalar(byte))]
        default:
            state = .character
            pending = [byte]
            return complete(expecting: pending[0].sequenceLength)
        }
    }

    private mutating func character(_ byte: UInt8) -> [ControlFunction] {
        guard 0x80..<0xC0 ~= byte else {
            state = .ground
            return [.character("\u{FFFD}")] + ground(byte)
        }
        pending.append(byte)
        return complete(expecting: pending[0].sequenceLength)
    }

    private mutating func complete(expecting length: Int) -> [ControlFunction] {
        guard pending.count >= length else { return [] }
        state = .ground
        let scalars = String(decoding: pending, as: UTF8.self).unicodeScalars
        return [.character(scalars.count == 1 ? scalars.first ?? "\u{FFFD}" : "\u{FFFD}")]
    }

    private mutating func afterEscape(_ byte: UInt8) -> [ControlFunction] {
        switch byte {
        case UInt8(ascii: "[") where pending.isEmpty:
            state = .sequence
            return []
        case _ where pending.isEmpty && "]PX^_".utf8.contains(byte):
            state = .string(afterEscape: false)
            pending = [byte]
            return []
        case 0x20..<0x30:
            pending.append(byte)
            return []
        case 0x30..<0x7F:
            state = .ground
            return [.escape(pending + [byte])]
        default:
            state = .ground
            return ground(byte)
        }
    }

    private mutating func sequence(_ byte: UInt8) -> [ControlFunction] {
        switch byte {
        case 0x20..<0x40:
            pending.append(byte)
            return []
        case 0x40..<0x7F:
            state = .ground
            let bytes = pending + [byte]
            return [ControlSequence(bytes).map { .sequence($0) } ?? .escape([0x5B] + bytes)]
        default:
            state = .ground
            return ground(byte)
        }
    }
}

extension UInt8 {
    /// How many bytes a character has that begins with this one; 1 if none does.
    fileprivate var sequenceLength: Int {
        switch self {
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 1
        }
    }
}

/// An instruction to a terminal: one character or one control function (ECMA-48, section 5).
enum ControlFunction: Hashable {
    /// A character to show; invalid UTF-8 is U+FFFD.
    case character(Unicode.Scalar)
    /// A control of the set C0 (ECMA-48, section 5.2), or DEL.
    case control(UInt8)
    /// ESC and what follows it, the final byte last.
    case escape([UInt8])
    case sequence(ControlSequence)
    /// A string for the system: OSC, DCS, SOS, PM or APC (ECMA-48, section 5.6), by the byte after
    /// its ESC; without its terminator.
    case string([UInt8])
}

/// A control sequence: CSI, parameters, a final byte (ECMA-48, section 5.4).
struct ControlSequence: Hashable {
    /// The byte of private use (`<`, `=`, `>` or `?`) in front of the parameters.
    var marker: Character?
    /// The parameters; nil if one is left out, so that each function applies its own default.
    var parameters: [Int?] = []
    /// The intermediate bytes and the final one: `H`, ` q`.
    var name: String

    /// - Parameter bytes: the bytes after the introducer, the final one last.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstIndex(where: { $0.isASCII && !("0"..."?" ~= $0) }) else {
            return nil
        }
        var words = text[..<end]
        if let first = words.first, "<=>?".contains(first) { marker = words.removeFirst() }
        guard words.allSatisfy({ $0.isNumber || $0 == ";" }) else { return nil }
        if !words.isEmpty {
            parameters = words.split(separator: ";", omittingEmptySubsequences: false)
                .map { word in Int(word).map { min($0, 65_535) } }
        }
        name = String(text[end...])
    }

    /// The number at a place; the default if it is left out or 0, which mean the same in functions
    /// that count.
    func count(at index: Int = 0) -> Int {
        let number = parameters.indices.contains(index) ? parameters[index] ?? 1 : 1
        return max(1, number)
    }

    /// The number at a place; 0 if it is left out.
    func selector(at index: Int = 0) -> Int {
        parameters.indices.contains(index) ? parameters[index] ?? 0 : 0
    }
}
