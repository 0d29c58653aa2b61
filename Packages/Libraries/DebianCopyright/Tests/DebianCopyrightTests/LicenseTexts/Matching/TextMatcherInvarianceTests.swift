import Testing

@testable import DebianCopyright

/// The layout of a text doesn't change its licenses.
@Suite struct TextMatcherInvarianceTests {
    private static let leaders = [
        "", " ", "\t", "# ", "// ", " * ", "dnl ", "rem ", "% ", ";; ", ".\\\" ",
    ]

    private static let borders = ["", " */", "  **/", " #", "   "]

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `line breaks, divided words, leaders, case and blanks make no difference`(_ seed: UInt64)
        throws
    {
        let index = try #require(InventedLicenses.index)
        var random = SeededGenerator(seed: seed)
        for (text, id) in [
            (InventedLicenses.larkspur, "Larkspur"), (InventedLicenses.bramble, "Bramble"),
            (InventedLicenses.larkspurWithBanner, "Larkspur-banner"),
            (InventedLicenses.gateException, "Gate-exception"),
        ] {
            for _ in 0..<40 {
                let layout = laidOut(text, &random)
                let reading = index.read(layout)
                #expect(reading.ids == [id], "seed \(seed):\n\(layout)")
                #expect(reading.isWhole, "seed \(seed):\n\(layout)")
            }
        }
    }

    private func laidOut(_ text: String, _ random: inout SeededGenerator) -> String {
        let leader = Self.leaders.randomElement(using: &random) ?? ""
        let width = Int.random(in: 20...120, using: &random)
        let ending = Bool.random(using: &random) ? "\n" : " \r\n"
        let border = Self.borders.randomElement(using: &random) ?? ""
        // A leader of letters would be read as the other half of a divided word.
        let divides = Bool.random(using: &random) && !leader.contains { $0.isLetter || $0 == "\\" }
        let isLoud = Bool.random(using: &random)
        let paragraphs = text.split(separator: "\n\n").map { paragraph in
            var lines = [leader]
            for word in paragraph.split(whereSeparator: \.isWhitespace) {
                var word = isLoud ? word.uppercased() : String(word)
                if lines[lines.count - 1].count + word.count > width {
                    if divides, word.count > 7, word.allSatisfy(\.isLetter) {
                        lines[lines.count - 1] += " \(word.prefix(4))-"
                        word.removeFirst(4)
                    }
                    lines.append(leader)
                }
                lines[lines.count - 1] += " " + word
            }
            return lines.joined(separator: border + ending)
        }
        return paragraphs.joined(separator: ending + leader + ending) + ending
    }
}

/// SplitMix64: equal seeds give equal numbers everywhere.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
