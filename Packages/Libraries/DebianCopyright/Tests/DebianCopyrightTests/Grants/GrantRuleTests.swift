import DebianSystems
import Testing

@testable import DebianCopyright

@Suite struct GrantRuleTests {
    @Test(arguments: GrantRule.all.map(\.name))
    func `a rule decides about its own example`(_ name: String) throws {
        let rule = try #require(GrantRule.all.first { $0.name == name })
        #expect(GrantReader.rules(rule.example).contains(name))
    }

    @Test func `a rule has a name of its own`() {
        #expect(Set(GrantRule.all.map(\.name)).count == GrantRule.all.count)
    }
}

extension GrantReader {
    /// The rules that decide about each license that a text names, in order.
    fileprivate static func rules(_ text: String) -> [String] {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            var words = GrantWords()
            words.read(bytes, TextWords(of: bytes), except: [], by: .sample)
            let text = GrantText(bytes: bytes, words: words.entries, names: .sample)
            var floor = 0
            return MentionFinder(text: text, candidates: words.candidates).mentions().map {
                let rule = GrantClassifier(text: text).ruling(on: $0, from: floor).rule
                floor = $0.words.upperBound
                return rule
            }
        }
    }
}
