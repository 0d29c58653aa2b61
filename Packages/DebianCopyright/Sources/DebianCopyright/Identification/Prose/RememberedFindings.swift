import Synchronization

/// Remembers what was found out about the texts under licences' names, so that a text which many
/// files print is read once. It may be shared between threads.
///
/// It keeps hashes of the texts, and none of the texts themselves.
final class RememberedFindings: Sendable {
    /// The licences in all texts, those in prose too.
    let texts = RememberedTexts()
    private let seeds = ContentHash.Seeds()
    private let findings = Mutex<[ContentHash: TextFindings]>([:])

    init() {}

    /// What is found out about the text, as `read` says unless that is known already.
    func findings(in text: ByteView, reading read: () -> TextFindings) -> TextFindings {
        let hash = ContentHash(text, seeds: seeds)
        if let known = findings.withLock({ $0[hash] }) { return known }
        // Outside of the lock: at worst two threads read the same text at the same time.
        let found = read()
        findings.withLock { $0[hash] = found }
        return found
    }
}
