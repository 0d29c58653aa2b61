/// Words that no license holds, in sentences that look like one.
struct InventedWords {
    private let words: [[UInt8]]

    /// - Parameter count: how many different words there are.
    init(_ count: Int, using generator: inout SeededGenerator) {
        let heads = ["b", "br", "d", "f", "g", "gr", "k", "l", "m", "n", "p", "r", "s", "st", "v"]
        let vowels = ["a", "e", "i", "o", "u", "ea", "ou"]
        let tails = ["", "", "", "l", "n", "r", "s", "m", "th"]
        var words: [[UInt8]] = []
        for _ in 0..<count {
            var word = ""
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                word += heads.randomElement(using: &generator) ?? ""
                word += vowels.randomElement(using: &generator) ?? ""
                word += tails.randomElement(using: &generator) ?? ""
            }
            words.append(Array(word.utf8))
        }
        self.words = words
    }

    /// One word; the first ones of the list come more often, as in any language.
    func word(using generator: inout SeededGenerator) -> [UInt8] {
        let first = Int.random(in: 0..<words.count, using: &generator)
        return words[Int.random(in: 0...first, using: &generator)]
    }

    func name(using generator: inout SeededGenerator) -> String {
        String(decoding: word(using: &generator), as: UTF8.self)
    }

    /// A word with a capital first letter.
    func properName(using generator: inout SeededGenerator) -> String {
        let name = name(using: &generator)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Adds lines of sentences, each line indented, until about so many bytes were added.
    func addText(
        _ size: Int, indent: String, emptyLine: String, to text: inout [UInt8],
        using generator: inout SeededGenerator
    ) {
        let end = text.count + size
        while text.count < end {
            for _ in 0..<Int.random(in: 2...9, using: &generator) where text.count < end {
                addLine(indent: indent, to: &text, using: &generator)
            }
            if text.count < end { text += "\(emptyLine)\n".utf8 }
        }
    }

    private func addLine(
        indent: String, to text: inout [UInt8], using generator: inout SeededGenerator
    ) {
        let start = text.count
        text += indent.utf8
        while true {
            text += word(using: &generator)
            guard text.count - start < 66 else { break }
            if generator.next() % 11 == 0 { text.append(UInt8(ascii: ",")) }
            text.append(UInt8(ascii: " "))
        }
        if generator.next() % 3 == 0 { text.append(UInt8(ascii: ".")) }
        text.append(UInt8(ascii: "\n"))
    }
}

/// Random numbers that are the same on every run with the same seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
