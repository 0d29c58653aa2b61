/// The paragraph right above an exception's text, which may say what the exception is for: "sort.c
/// has the following addition:".
struct PartLead {
    /// Whether it names a file.
    private(set) var namesFile = false
    /// Whether it names a work with its kind, as in "The mirror library is licensed …".
    private(set) var namesWork = false

    /// A longer paragraph says more than that.
    private static let longest = 300

    /// - Parameters:
    ///   - start: where what was said before ends.
    ///   - end: where the exception's text begins.
    init(in text: ByteView, from start: Int, to end: Int) {
        guard start < end else { return }
        let above = text[max(start, end - Self.longest)..<end]
        // The paragraph must be whole.
        var paragraph: [ByteView] = []
        var isWhole = false
        var lines = Array(ByteLines(above).map(\.bytes))
        while let line = lines.popLast() {
            let line = line.trimmed
            if line.isEmpty || line.isLoneFullStop {
                if paragraph.isEmpty { continue }
                isWhole = true
                break
            }
            paragraph.append(line)
        }
        guard isWhole, paragraph.first?.last == UInt8(ascii: ":") else { return }
        let names = FileNames(in: text)
        var before: ByteView?
        for line in paragraph.reversed() {
            var words = line.words
            while let word = words.next() {
                if names.contains(word.offset(in: text)) { namesFile = true }
                if before != nil, Self.kinds.contains(where: { word.equalsIgnoringCase($0) }) {
                    namesWork =
                        namesWork || !Self.own.contains { before?.equalsIgnoringCase($0) == true }
                }
                before = word
            }
        }
    }

    private static let kinds: [StaticString] = [
        "library", "libraries", "module", "headers", "files",
    ]
    private static let own: [StaticString] = ["this", "these", "the", "of", "other", "all"]
}
