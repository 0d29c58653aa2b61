import Testing

@testable import DebianCopyright

/// Words are single letters, numbered in alphabetical order.
@Suite struct GapFinderTests {
    /// The words skipped after the border of both texts, or before it.
    private func gap(
        _ template: String, _ text: String, direction: Int = 1, by finder: GapFinder = GapFinder()
    ) -> [Int]? {
        var finder = finder
        let (template, text) = (numbers(template), numbers(text))
        return template.withUnsafeBufferPointer { words in
            text.withUnsafeBufferPointer { text in
                let found = finder.gap(
                    LicenseTemplate(words: words, stretches: words, seedCount: 0, endOfNotice: 0),
                    direction > 0 ? 0 : words.count - 1, text, direction > 0 ? 0 : text.count - 1,
                    direction: direction)
                return found.map { [$0.template, $0.text] }
            }
        }
    }

    private func numbers(_ words: String) -> [UInt16] {
        words.utf8.map { UInt16($0 - 0x61) + LicenseTemplate.firstWord }
    }

    @Test(
        arguments: [
            ("a word more in the text", "abcdefghijklmnopq", "zabcdef", [0, 1]),
            ("a word less", "abcdefghijklmnopq", "bcdef", [1, 0]),
            ("other words", "abcdefghijklmnopq", "xyzdef", [3, 3]),
            ("two words agree by chance", "abcdefghijklmnopq", "xabyzdef", [3, 5]),
            ("twelve words", "abcdefghijklmnopq", "stuvwxyzstuvabc", [0, 12]),
            ("words far behind", "abcdefghijklmnopq", "stuvwxyzstuvwxyzabcdef", [0, 16]),
            ("words far behind on both sides", "zyxwvutsabcdefghi", "pppppppppabcdefghi", [8, 9]),
            ("the fewest words", "abcabcabcxyzabcdefghi", "zabcxyz", [0, 1]),
        ])
    func `the two texts agree again`(
        _ what: String, _ template: String, _ text: String, _ expected: [Int]
    ) {
        #expect(gap(template, text) == expected, "\(what)")
        let mirrored = (String(template.reversed()), String(text.reversed()))
        #expect(gap(mirrored.0, mirrored.1, direction: -1) == expected, "\(what), before")
    }

    @Test(
        arguments: [
            ("one word", "abc", "xxc", [2, 2]),
            ("two words", "abc", "xbc", [1, 1]),
            ("one word too far away", "abcd", "xyzxd", nil),
        ])
    func `near the end of the template fewer words are enough`(
        _ what: String, _ template: String, _ text: String, _ expected: [Int]?
    ) {
        #expect(gap(template, text) == expected, "\(what)")
    }

    @Test(
        arguments: [
            ("nothing alike", "abcdefghijklmnopq", "rstuvwxyz"),
            ("too few words", "abcdefghijklmnopq", "xab"),
            ("fewer than so far away mean something", "abcdefghijklmnopq", "stuvwxyzstuvwxyzabc"),
            ("no text", "abcdefghijklmnopq", ""),
        ])
    func `the two texts never agree again`(_ what: String, _ template: String, _ text: String) {
        #expect(gap(template, text) == nil, "\(what)")
    }

    @Test func `one search knows nothing of the last one`() {
        var finder = GapFinder()
        for (template, text, expected) in [
            ("abcdefghijklmnopq", "zabcdef", true), ("abcdefghijklmnopq", "zzzzzzz", false),
        ] {
            let (template, text) = (numbers(template), numbers(text))
            template.withUnsafeBufferPointer { words in
                text.withUnsafeBufferPointer { text in
                    let template = LicenseTemplate(
                        words: words, stretches: words, seedCount: 0, endOfNotice: 0)
                    let gap = finder.gap(template, 0, text, 0, direction: 1)
                    #expect((gap != nil) == expected)
                }
            }
        }
    }

    @Test func `when the numbers of searches begin anew, no word seems to be where none was found`()
    {
        let (template, text) = ("stuvwxyzstuvwxyzabcdefgh", "qbcdefgh")
        #expect(gap(template, text) == [17, 1])
        #expect(gap(template, text, by: GapFinder(after: .max - 255)) == [17, 1])
    }
}
