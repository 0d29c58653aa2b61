/// A remark that files, or what was changed in them, are in the public domain: "Our changes to this
/// file are in the public domain", "The files in moon/ are hereby placed into the public domain".
///
/// Remarks tell of much else: what the work is based on, what it was once, what somebody takes it
/// for. So the sentence must be about files or changes, and must say it of now and without a doubt.
struct DedicationRemark {
    /// Nil where the text has none.
    init?(in text: ByteView) {
        guard text.containsIgnoringCase("domain") else { return nil }
        let sentences = Sentences(of: text)
        guard sentences.words.indices.contains(where: { Self.ends(at: $0, in: sentences) }) else {
            return nil
        }
    }

    /// Whether "public domain" ends here, and such a remark with it.
    private static func ends(at end: Int, in text: Sentences) -> Bool {
        guard end > 1, text.words[end].hash == domain, text.words[end - 1].hash == `public`,
            !text.endsSentence(end - 1)
        else { return false }
        let words = beginning(ofSentenceUpTo: end - 1, in: text)
        let isDoubtedBehind =
            !text.endsSentence(end) && doubting.contains(text.words[end + 1].hash)
        guard !isDoubtedBehind, !words.contains(where: doubting.contains) else { return false }
        let claim = words.last { !bridging.contains($0) }
        return claim.map(being.contains) == true
            ? words.contains(where: files.contains)
            : words.contains(where: giving.contains) && words.contains(where: changes.contains)
    }

    /// The sentence's words before an index.
    private static func beginning(ofSentenceUpTo end: Int, in text: Sentences) -> [UInt32] {
        var start = end
        while start > 0, end - start < longestSentence, !text.endsSentence(start - 1) { start -= 1 }
        return text.words[start..<end].map(\.hash)
    }

    private static let longestSentence = 30

    private static let `public` = WordHash.hash(of: "public")
    private static let domain = WordHash.hash(of: "domain")
    private static let being = WordSet("is are")
    private static let bridging = WordSet(
        """
        a the in into to hereby now all also both explicitly placed put released dedicated
        donated given
        """)
    private static let giving = WordSet(
        "place places placed put puts release releases dedicate dedicates donate donates")
    private static let changing =
        "change changes modification modifications addition additions patch patches"
    private static let changes = WordSet(changing)
    private static let files = WordSet("file files " + changing)
    /// What says it of something else, of the past, or on somebody's word.
    private static let doubting = WordSet(
        """
        not no never cannot nor or unless except but if whether until before may might can could
        should would must be been was were originally formerly previously once based derived
        taken borrowed some most many few several parts portions part other another your which
        who assume assumed assuming believe believed claim claims claimed consider considered
        presumably probably likely seem seems appear appears say says said indicates states
        contains contain includes include uses
        """)
}

/// A paragraph that allows to link with OpenSSL, for which the SPDX list has no general exception.
struct LinkingException {
    /// 1-based lines of the file, both ends included.
    let lines: ClosedRange<Int>

    /// The first one of a text; nil where there is none.
    init?(in text: ByteView) {
        guard text.namesOpenSSL,
            let paragraph = TextParagraph.paragraphs(of: text).first(where: {
                $0.bytes.namesOpenSSL && PermittingWords($0.bytes).permitLinking
            })
        else { return nil }
        lines = paragraph.lines
    }
}

extension ByteView {
    fileprivate var namesOpenSSL: Bool { containsIgnoringCase("openssl") }
}
