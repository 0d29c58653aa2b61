public import Bytes
import Synchronization

/// Remembers what the texts under licences' names were found to mean, so that a text which many
/// files print is read once. It may be shared between threads.
///
/// It keeps hashes of the texts, and none of the texts themselves.
public final class RememberedMeanings: Sendable {
    private let seeds = ContentHash.Seeds()
    private let meanings = Mutex<[ContentHash: TextMeaning?]>([:])

    public init() {}

    /// What the text means, as `read` says unless that is known already; nil where
    /// it is not certain.
    public func meaning(of text: ByteView, reading read: () -> TextMeaning?) -> TextMeaning? {
        let hash = ContentHash(text, seeds: seeds)
        if let known = meanings.withLock({ $0[hash] }) { return known }
        // Outside of the lock: at worst two threads read the same text at the same time.
        let meaning = read()
        meanings.withLock { $0[hash] = .some(meaning) }
        return meaning
    }
}
