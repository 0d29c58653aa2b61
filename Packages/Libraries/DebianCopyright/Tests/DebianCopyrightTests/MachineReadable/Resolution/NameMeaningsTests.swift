import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct NameMeaningsTests {
    private let meanings = NameMeanings(names)

    private func meaning(of line: String) -> NameMeaning? {
        ByteView.withBytes(of: Array(line.utf8)) { bytes in
            guard case .name(let name) = SynopsisParser.parse(bytes).tree else { return nil }
            return meanings.meaning(of: name).meaning
        }
    }

    @Test func `a name means the same each time, and nothing to others`() {
        let lines = ["GPL-2", "GPL-2 or later", "BSD (3 clause)", "BSD", "unheard-of", "GPL-2"]
        let first = lines.map { meaning(of: $0) }
        #expect(lines.map { meaning(of: $0) } == first)
        #expect(first[0] == .definite(.license("GPL-2.0-only")))
        #expect(first[1] == .definite(.license("GPL-2.0-or-later")))
        #expect(first[2] != first[3])
        #expect(first[4] == .unknown)
    }

    @Test func `names beyond those remembered mean what they mean`() {
        for number in 0..<5_000 { #expect(meaning(of: "unheard-of-\(number)") == .unknown) }
        #expect(meaning(of: "Expat") == .definite(.license("MIT")))
    }
}
