@testable import DebianCopyright

extension Sentences {
    /// The sentences of a text whose words are numbered, as the engine reads it.
    init(numbered text: ByteView) {
        var words = KnownWords(numberedBy: .spdx)
        self.init(of: text, TextWords(of: text, by: &words))
    }
}
