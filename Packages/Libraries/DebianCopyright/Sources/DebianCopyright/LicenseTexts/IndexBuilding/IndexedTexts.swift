/// Tells what an index that was just built makes of a text: so its maker sees which further
/// wordings it need not have.
public final class IndexedTexts {
    private let index: LicenseIndex
    private var matcher: TextMatcher
    private var words: KnownWords

    /// Nil if the bytes are no index.
    public init?(_ bytes: [UInt8]) {
        guard let index = LicenseIndex(bytes) else { return nil }
        self.index = index
        matcher = TextMatcher(index)
        words = KnownWords(numberedBy: index)
    }

    /// The id of the index's text that a text is, in words that cost no more than this.
    ///
    /// Nil if it is none, or more than that.
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
