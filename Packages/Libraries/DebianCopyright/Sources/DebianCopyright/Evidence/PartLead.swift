import DebianSystems

/// The paragraph right above an exception's text, which may name what the exception applies to:
/// "sort.c has the following addition:".
struct PartLead {
    /// Whether the paragraph names a file.
    private(set) var namesFile = false
    /// Whether the paragraph names a work and its kind, as in "The mirror library is licensed …".
    private(set) var namesWork = false

    /// A longer paragraph says more than what the exception applies to.
    private static let longest = 300

    /// - Parameters:
    ///   - start: the end of the preceding evidence.
    ///   - end: the offset of the exception's text.
    init(in text: ByteView, from start: Int, to end: Int) {
        guard start < end else { return }
        let above = text[max(start, end - Self.longest)..<end]
        // The paragraph counts only if its beginning is within reach.
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
