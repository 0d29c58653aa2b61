@testable import DebianCopyright
@testable import DebianSystems

extension Sentences {
    /// The sentences of a text whose words are numbered, as the engine reads it.
    init(numbered text: ByteView) {
        var words = KnownWords(numberedBy: LicenseIndex.spdx)
        self.init(of: text, TextWords(of: text, by: &words))
    }
}
