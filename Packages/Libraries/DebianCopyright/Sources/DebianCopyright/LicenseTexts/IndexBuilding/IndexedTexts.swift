import DebianSystems

/// Matches texts with a newly built index, so that its builder can skip wordings that the index
/// already recognizes.
public final class IndexedTexts {
    private let index: LicenseIndex
    private var matcher: TextMatcher
    private var words: KnownWords

    /// Nil if the bytes aren't an index.
    public init?(_ bytes: [UInt8]) {
        guard let index = LicenseIndex(bytes) else { return nil }
        self.index = index
        matcher = TextMatcher(index)
        words = KnownWords(numberedBy: index)
    }

    /// The id of the index's text that makes up the whole of a text.
    ///
    /// Nil if there is no such text, or if its differences cost more than `most`.
    public func id(of text: [UInt8], costing most: Float) -> String? {
        let reading = ByteView.withBytes(of: text) {
            matcher.read($0, TextWords(of: $0, by: &words))
        }
        guard reading.isWhole, reading.matches.count == 1, let match = reading.matches.first,
            match.cost <= most
        else { return nil }
        return index.id(of: match.template)
    }
}
