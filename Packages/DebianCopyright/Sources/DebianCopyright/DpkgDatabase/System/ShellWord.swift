/// A value written as a shell reads it, so far as os-release(5) allows: bare, or in single or
/// double quotes.
struct ShellWord {
    /// The value without quotes and backslashes; what is not UTF-8 is repaired with U+FFFD.
    let text: String

    init(_ word: ByteView) {
        var bytes: [UInt8] = []
        var quote: UInt8?
        var position = 0
        while position < word.count {
            let byte = word[position]
            position += 1
            switch byte {
            case quote:
                quote = nil
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                if quote == nil { quote = byte } else { bytes.append(byte) }
            case UInt8(ascii: "\\"):
                guard position < word.count, quote != UInt8(ascii: "'"),
                    quote == nil || "$\"\\`".utf8.contains(word[position])
                else {
                    bytes.append(byte)
                    continue
                }
                bytes.append(word[position])
                position += 1
            default:
                bytes.append(byte)
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
    }
}
