import DebianSystems

/// The files that a header's `Files-Excluded` fields name without wildcards: Debian's tools left
/// them out of the source package, so their licenses don't matter (the fields are those of
/// `uscan`).
struct ExcludedFiles {
    /// The paths, and the names of these files without their folders.
    private let names: Set<FoldedName>

    /// - Parameter fields: all fields of the file.
    init(in fields: [Deb822Field]) {
        let lists = fields.filter(\.listsExcludedFiles)
        names = Set(
            lists.flatMap { $0.value.paths }.flatMap { [$0, $0.lastComponent] }
                .map(FoldedName.init))
    }

    /// Whether a sentence is about one of the files alone: "moon/songs.txt is …", "The file
    /// songs.txt may …", or a comment in the list of these files.
    ///
    /// - Parameters:
    ///   - sentence: the sentence's range in bytes of the value; an address at its beginning may be
    ///     missing.
    ///   - field: the field that the sentence is from.
    func areSubject(of sentence: Range<Int>, in field: Deb822Field) -> Bool {
        let text = field.value
        if field.listsExcludedFiles, text.isCommentOnPaths(sentence) { return true }
        guard !names.isEmpty else { return false }
        let start = text.sentenceStart(before: sentence.lowerBound)
        var words = text[start..<sentence.upperBound].words
        var subject = words.next()
        while let word = subject, Self.articles.contains(where: word.equalsIgnoringCase) {
            subject = words.next()
        }
        guard let subject, names.contains(FoldedName(bytes: subject)), let verb = words.next(),
            Self.verbs.contains(where: verb.equalsIgnoringCase)
        else { return false }
        while let word = words.next() {
            if Self.joints.contains(where: word.equalsIgnoringCase) { return false }
        }
        return true
    }

    /// Words before the subject; not those of "All but moon/songs.txt may not be sold".
    private static let articles: [StaticString] = ["the", "file"]
    /// Words that may add another subject: "is not for sale, and the moon isn't either".
    private static let joints: [StaticString] = ["and", "nor", "but", "so", "like", "as"]
    private static let verbs: [StaticString] = ["is", "was", "has", "may", "must", "can", "cannot"]
}

extension Deb822Field {
    fileprivate var listsExcludedFiles: Bool { name.startsIgnoringCase(with: "Files-Excluded") }
}

extension ByteView {
    /// Whether each line of a range begins with `#` or has only one word.
    fileprivate func isCommentOnPaths(_ range: Range<Int>) -> Bool {
        let start = self[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return ByteLines(self[start..<range.upperBound]).allSatisfy { line in
            let line = line.bytes.trimmed
            return line.first == UInt8(ascii: "#") || !line.contains { $0.isBlank }
        }
    }

    /// The offset of the sentence before a position, or of its last words if there are many. A
    /// line that ends in an address ends a sentence, too.
    fileprivate func sentenceStart(before position: Int) -> Int {
        var start = position
        while start > 0, !self[start - 1].isBlankOrLineFeed { start -= 1 }
        for _ in 0..<Self.longestStart {
            var end = start
            while end > 0, self[end - 1].isBlankOrLineFeed { end -= 1 }
            guard end > 0, !".:;!?".utf8.contains(self[end - 1]) else { break }
            var word = end
            while word > 0, !self[word - 1].isBlankOrLineFeed { word -= 1 }
            if self[end..<start].contains(0x0A), self[word..<end].containsIgnoringCase("://") {
                break
            }
            start = word
        }
        return start
    }

    /// In words. More than these don't begin with a file.
    private static let longestStart = 8

    /// The words that name a single file.
    fileprivate var paths: [ByteView] {
        var (words, paths) = (words, [ByteView]())
        while let word = words.next() {
            if word.contains(where: { "./".utf8.contains($0) }),
                !word.contains(where: { "*?\\".utf8.contains($0) })
            {
                paths.append(word)
            }
        }
        return paths
    }

    /// The part behind the last slash.
    fileprivate var lastComponent: ByteView {
        lastIndex(of: UInt8(ascii: "/")).map { self[$0 + 1..<count] } ?? self
    }
}
