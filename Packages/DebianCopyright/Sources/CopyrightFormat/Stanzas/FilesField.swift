import Bytes
import Deb822

extension Deb822Field {
    /// The patterns of a `Files` field: words between blanks (copyright-format 1.0, section 7.3);
    /// people also write commas behind them.
    var patterns: [ByteView] {
        var patterns: [ByteView] = []
        for line in lines {
            line.bytes.forEachPart(between: 0x20) { part in
                part.forEachPart(between: 0x09) { word in
                    let isComma = word.last == UInt8(ascii: ",")
                    let pattern = isComma ? word[0..<word.count - 1] : word
                    if !pattern.isEmpty { patterns.append(pattern) }
                }
            }
        }
        return patterns
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
