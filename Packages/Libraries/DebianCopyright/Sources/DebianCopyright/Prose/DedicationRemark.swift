import DebianSystems

/// A remark that files, or changes to them, are in the public domain: "Our changes to this file are
/// in the public domain", "The files in moon/ are hereby placed into the public domain".
///
/// Remarks also say what the work is based on, what it once was, or what its author believes it to
/// be. So the sentence must be about files or changes, in the present tense, and without a doubt.
struct DedicationRemark {
    /// Nil if the text has none.
    init?(in text: ByteView) {
        guard text.containsIgnoringCase("domain") else { return nil }
        let sentences = Sentences(of: text)
        guard sentences.words.indices.contains(where: { Self.ends(at: $0, in: sentences) }) else {
            return nil
        }
    }

    /// Whether "public domain" ends at this index and completes such a remark.
    private static func ends(at end: Int, in text: Sentences) -> Bool {
        guard end > 1, text.words[end].hash == "domain",
            text.words[end - 1].hash == "public",
            !text.endsSentence(end - 1)
        else { return false }
        let words = beginning(ofSentenceUpTo: end - 1, in: text)
        if words.contains(where: { $0.isAny(of: .doubting) })
            || !text.endsSentence(end) && text.word(end + 1, is: .doubting)
        {
            return false
        }
        let said = words.reduce(WordRole()) { $0.union($1) }
        let claim = words.last { !$0.isAny(of: .dedicationBridge) }
        return claim?.isAny(of: .being) == true
            ? said.isAny(of: [.change, .file])
            : said.isAny(of: .dedicating) && said.isAny(of: .change)
    }

    /// The roles of the sentence's words before an index.
    private static func beginning(ofSentenceUpTo end: Int, in text: Sentences) -> [WordRole] {
        var start = end
        while start > 0, end - start < longestSentence, !text.endsSentence(start - 1) { start -= 1 }
        return (start..<end).map(text.roles(of:))
    }

    private static let longestSentence = 30
}
