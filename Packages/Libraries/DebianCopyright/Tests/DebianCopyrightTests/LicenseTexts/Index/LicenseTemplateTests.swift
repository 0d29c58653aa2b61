import Testing

@testable import DebianCopyright

@Suite struct LicenseTemplateAgreementTests {
    /// Words of a template with every kind of mark in turn, and the same words unmarked.
    private let marked: [UInt16] = (0..<23).map {
        100 + $0 | [0, 0x4000, 0x8000, 0xC000][Int($0) % 4]
    }
    private let plain: [UInt16] = (0..<23).map { 100 + $0 }

    private func alike(_ text: [UInt16], from place: Int, direction: Int) -> Int {
        marked.withUnsafeBufferPointer { words in
            text.withUnsafeBufferPointer { text in
                LicenseTemplate(words: words, stretches: words, seedCount: 0, endOfNotice: 0)
                    .wordsAlike(from: place, text, from: place, direction: direction)
            }
        }
    }

    @Test(arguments: 0..<23)
    func `words agree up to the first that differs`(_ place: Int) {
        var text = plain
        text[place] += 1
        for start in 0...place {
            #expect(alike(text, from: start, direction: 1) == place - start)
        }
        for start in place..<23 {
            #expect(alike(text, from: start, direction: -1) == start - place)
        }
    }

    @Test func `words agree up to the end of either text`() {
        #expect(alike(plain, from: 0, direction: 1) == 23)
        #expect(alike(plain, from: 22, direction: -1) == 23)
        #expect(alike(Array(plain.prefix(9)), from: 2, direction: 1) == 7)
    }

    @Test func `words agree wherever they stand`() {
        let text = [7, 8, 9] + plain
        marked.withUnsafeBufferPointer { words in
            text.withUnsafeBufferPointer { text in
                let template = LicenseTemplate(
                    words: words, stretches: words, seedCount: 0, endOfNotice: 0)
                #expect(template.wordsAlike(from: 5, text, from: 8, direction: 1) == 18)
                #expect(template.wordsAlike(from: 5, text, from: 8, direction: -1) == 6)
            }
        }
    }
}
