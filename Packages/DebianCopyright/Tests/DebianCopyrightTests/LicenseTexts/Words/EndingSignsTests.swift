import Testing

@testable import DebianCopyright

@Suite struct EndingSignsTests {
    @Test(
        arguments: [
            ("license", "!\n+,./)"), ("copyright2", "!\n+,/)"), ("gpl", "!\n+,./)"),
            ("c", "!\n+,/"), ("12", "!\n+,/"), ("2b", "!\n+,./)"), ("123", "!\n+,/)"),
            ("XII", "!\n+,./"), ("viii", "!\n+,./"), ("sub", ""), ("Non", ""), ("DNL", ""),
        ])
    func `a word ends before what joins nothing and marks nothing`(
        _ word: String, _ expected: String
    ) {
        let signs = ByteView.withBytes(of: Array(word.utf8), EndingSigns.init)
        #expect("!\n+,./'-:@_é)".utf8.filter { signs.contains($0) } == Array(expected.utf8))
    }

    @Test func `at first there are none`() {
        #expect((0...UInt8.max).allSatisfy { !EndingSigns().contains($0) })
    }
}
