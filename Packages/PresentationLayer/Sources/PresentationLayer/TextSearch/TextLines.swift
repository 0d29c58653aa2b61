/// The lines of a copyright text, one after the other, without a copy of the text.
///
/// Lines end in a line feed, with or without a carriage return before it; what is empty behind the
/// last line feed is no line.
struct TextLines: Sequence, IteratorProtocol {
    private var rest: Substring.UTF8View

    init(_ body: String) {
        rest = Substring(body).utf8
    }

    mutating func next() -> Substring? {
        if rest.isEmpty { return nil }
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        var line = rest[..<(end ?? rest.endIndex)]
        rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return Substring(line)
    }
}
