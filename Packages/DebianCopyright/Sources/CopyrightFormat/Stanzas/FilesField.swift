import Bytes
import Deb822

extension Deb822Field {
    /// The patterns of a `Files` field: words between blanks; people also write commas between.
    var patterns: [ByteView] {
        var patterns: [ByteView] = []
        var position = 0
        while position < value.count {
            if value[position].endsPattern {
                position += 1
                continue
            }
            let start = position
            while position < value.count, !value[position].endsPattern { position += 1 }
            let word = value[start..<position].withoutComma
            if !word.isEmpty { patterns.append(word) }
        }
        return patterns
    }
}

extension UInt8 {
    fileprivate var endsPattern: Bool { isBlank || self == 0x0A }
}

extension ByteView {
    fileprivate var withoutComma: ByteView {
        last == UInt8(ascii: ",") ? self[0..<count - 1] : self
    }
}
