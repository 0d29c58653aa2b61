import Bytes
import Deb822

extension Deb822Field {
    /// The patterns of a `Files` field: words between blanks (copyright-format 1.0, section 7.3);
    /// people also write commas behind them.
    var patterns: [ByteView] {
        var patterns: [ByteView] = []
        let hasTabs = value.position(of: 0x09) != nil
        for line in lines {
            line.bytes.forEachPart(between: 0x20) { part in
                if hasTabs {
                    part.forEachPart(between: 0x09) { patterns.append(withoutComma: $0) }
                } else {
                    patterns.append(withoutComma: part)
                }
            }
        }
        return patterns
    }
}

extension [ByteView] {
    fileprivate mutating func append(withoutComma word: ByteView) {
        let isComma = word.last == UInt8(ascii: ",")
        let pattern = isComma ? word[0..<word.count - 1] : word
        if !pattern.isEmpty { append(pattern) }
    }
}

extension ByteView {
    /// The parts that the byte separates, found by the C library: there may be thousands of patterns.
    fileprivate func forEachPart(between byte: UInt8, _ body: (ByteView) -> Void) {
        var start = 0
        while start < count {
            let end = position(of: byte, from: start) ?? count
            if end > start { body(self[start..<end]) }
            start = end + 1
        }
    }
}
