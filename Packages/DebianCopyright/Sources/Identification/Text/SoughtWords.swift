import LicenseTexts

/// A few words that are looked for in a whole text, by their hashes.
///
/// Each word of the text is compared with all of them, which takes far less time than to look it up
/// in a `Set`.
struct SoughtWords {
    private let hashes: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

    /// - Parameter words: one to seven.
    init(_ words: String...) {
        let all = (0..<7).map { WordHash.hash(of: words[min($0, words.count - 1)]) }
        hashes = (all[0], all[1], all[2], all[3], all[4], all[5], all[6])
    }

    /// Whether a word of this hash is one of them.
    @inline(__always)
    func contain(_ hash: UInt32) -> Bool {
        hash == hashes.0 || hash == hashes.1 || hash == hashes.2 || hash == hashes.3
            || hash == hashes.4 || hash == hashes.5 || hash == hashes.6
    }
}
