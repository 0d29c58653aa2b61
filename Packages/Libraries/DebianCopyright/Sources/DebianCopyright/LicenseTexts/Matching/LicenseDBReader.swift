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
}
