/// What a terminal is told by one character or one control function (ECMA-48, section 5).
enum ControlFunction: Hashable {
    /// A character to show; what was no UTF-8 is U+FFFD.
    case character(Unicode.Scalar)
    /// A control of the set C0 (ECMA-48, section 5.2), or DEL.
    case control(UInt8)
    /// ESC and what follows it, the final byte last.
    case escape([UInt8])
    case sequence(ControlSequence)
    /// A string for the system: OSC, DCS, SOS, PM or APC (ECMA-48, section 5.6).
    case string
}

/// A control sequence: CSI, parameters, a final byte (ECMA-48, section 5.4).
struct ControlSequence: Hashable {
    /// The byte of private use (`<`, `=`, `>` or `?`) in front of the parameters.
    var marker: Character?
    /// Nil where one is left out, so that each function takes its own default.
    var parameters: [Int?] = []
    /// The intermediate bytes and the final one: `H`, ` q`.
    var name: String

    /// - Parameter bytes: what follows the introducer, the final byte last.
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

    /// The number at a place; the default where it is left out, or 0, which means the same in the
    /// functions that count.
    func count(at index: Int = 0) -> Int {
        let number = parameters.indices.contains(index) ? parameters[index] ?? 1 : 1
        return max(1, number)
    }

    /// The number at a place; 0 where it is left out.
    func selector(at index: Int = 0) -> Int {
        parameters.indices.contains(index) ? parameters[index] ?? 0 : 0
    }
}
