import DebianSystems

/// Finds the licenses of LicenseDB that the SPDX list lacks in a text.
///
/// A reader keeps its storage for the next text, so use one per thread.
final class LicenseDBReader {
    private let index: LicenseIndex
    private var matcher: TextMatcher
    private var words: KnownWords

    /// - Parameters:
    ///   - index: LicenseDB's texts.
    ///   - texts: the results of other readers with the same index, shared with this one.
    init(_ index: LicenseIndex, sharing texts: RememberedTexts = RememberedTexts()) {
        self.index = index
        matcher = TextMatcher(index, sharing: texts)
        words = KnownWords(numberedBy: index)
    }

    /// A license whose text is printed.
    struct Printed {
        /// `LicenseRef-scancode-` and LicenseDB's key.
        let id: String
        /// The license's range in bytes of the text, without a title and notices above it.
        let bytes: Range<Int>

        /// Whether the license only permits the use of patents: it adds to what the work's own
        /// license permits, and takes nothing away.
        var isOfPatents: Bool { LicenseDBReader.patentLicenses.contains(id) }
    }

    /// The licenses that make up a text, in its order; empty if one of them differs in more than
    /// names, or if the text sets any other condition.
    func licenses(makingUp text: ByteView) -> [Printed] {
        let reading = read(text)
        let licenses = printed(in: reading)
        return reading.isWhole && licenses.count == reading.matches.count ? licenses : []
    }

    /// The licenses that a text contains word for word, in its order. The text may also say other
    /// things.
    func licenses(in text: ByteView) -> [Printed] { printed(in: read(text)) }

    private func read(_ text: ByteView) -> TextReading {
        matcher.read(text, TextWords(of: text, by: &words))
    }

    private func printed(in reading: TextReading) -> [Printed] {
        reading.matches.filter { $0.insertions.isEmpty && $0.cost <= Self.mostCost }.map {
            Printed(id: index.id(of: $0.template), bytes: $0.bytes)
        }
    }

    /// Lower than the cost of a word that is neither a filler nor a name: LicenseDB doesn't say
    /// which words may differ, and any other word may be a condition.
    private static let mostCost: Float = 0.45

    /// Those of LicenseDB's category "Patent License" that set no condition on the use of a work.
    private static let patentLicenses = Set(
        """
        adobe-dng-spec-patent alliance-open-media-patent-1.0 broadcom-opus-patent
        facebook-patent-rights-2 freetype-patent google-patent-license
        google-patent-license-fuchsia google-patent-license-fuschia google-patent-license-golang
        google-patent-license-webm google-patent-license-webrtc ms-opus-patent-2012
        ms-patent-promise ms-patent-promise-mono on2-patent owfa-1-0-patent-only xiph-patent
        """.split(whereSeparator: \.isWhitespace).map { "LicenseRef-scancode-\($0)" })
}
