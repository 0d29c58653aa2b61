import DebianSystems

/// The files that a header's `Files-Excluded` fields name without wildcards: Debian's tools left
/// them out of the source package, so their licenses don't matter (the fields are those of
/// `uscan`).
struct ExcludedFiles {
    private let paths: Set<FoldedName>

    /// - Parameter fields: all fields of the file.
    init(in fields: [Deb822Field]) {
        let lists = fields.filter { $0.name.startsIgnoringCase(with: "Files-Excluded") }
        paths = Set(lists.flatMap { $0.value.paths }.map(FoldedName.init))
    }

    /// Whether a sentence is about one of the files alone: "moon/songs.txt is …", "The file
    /// moon/songs.txt may …".
    ///
    /// - Parameters:
    ///   - sentence: the sentence's range in bytes; an address at its beginning may be missing.
    ///   - text: the text that the sentence is from.
    func areSubject(of sentence: Range<Int>, in text: ByteView) -> Bool {
        guard !paths.isEmpty else { return false }
        var words = text[text.wordStart(before: sentence.lowerBound)..<sentence.upperBound].words
        for _ in 0..<Self.reach {
            guard let word = words.next() else { return false }
            if paths.contains(FoldedName(bytes: word)) {
                return words.next().map { verb in
                    Self.verbs.contains { verb.equalsIgnoringCase($0) }
                }
                    ?? false
            }
        }
        return false
    }

    /// The subject is among so many words.
    private static let reach = 4
    private static let verbs: [StaticString] = ["is", "was", "has", "may", "must", "can", "cannot"]
}

extension ByteView {
    /// The offset of the last word between blanks before a position, if they are on one line.
    fileprivate func wordStart(before position: Int) -> Int {
        var start = position
        while start > 0, self[start - 1].isBlank { start -= 1 }
        while start > 0, !self[start - 1].isBlankOrLineFeed { start -= 1 }
        return start
    }

    /// The words that name a single file.
    fileprivate var paths: [ByteView] {
        var (words, paths) = (words, [ByteView]())
        while let word = words.next() {
            if word.contains(UInt8(ascii: ".")), !word.contains(where: { "*?\\".utf8.contains($0) })
            {
                paths.append(word)
            }
        }
        return paths
    }
}
