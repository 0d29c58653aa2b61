@testable import DebianCopyright
@testable import DebianSystems

extension PermittingWords {
    /// The words of a sentence.
    init(of sentence: String) {
        self = ByteView.withBytes(of: Array(sentence.utf8)) { PermittingWords($0) }
    }
}
