/// Finds where two texts agree again behind a difference, in time linear in its length.
struct GapFinder {
    /// How many words may be skipped on either side.
    private static let reach = 100
    /// How many words may be skipped if the template has a passage that may have other words.
    static let longestPassage = 250
    /// How many words in a row must agree at least for the two sides to be in step again.
    private static let step = 3
    /// All ways of skipping are tried that skip no more words than this, both sides together.
    private static let near = 12

    /// For each word its nearest position in the text, in words from the difference, and above
    /// these eight bits the number of the search that found it there: so nothing is wiped between
    /// searches.
    private var seen: [UInt32]
    /// The number of the search, times 256; no search has 0.
    private var search: UInt32
    /// For each word the positions where it stands close by in the text, a bit each; all zero
    /// between two searches.
    private var positions: [UInt16]

    /// - Parameter search: the number of the last search, times 256.
    init(after search: UInt32 = 0) {
        self.search = search
        // As many as a word can have numbers, so that no word is beyond them.
        seen = Array(repeating: 0, count: Int(LicenseTemplate.number) + 1)
        positions = Array(repeating: 0, count: Int(LicenseTemplate.number) + 1)
    }

    /// How many words to skip on both sides until they agree, as few together as possible; nil
    /// if nothing agrees.
    ///
    /// - Parameters:
    ///   - i: where the template differs from the text.
    ///   - j: where the text differs from the template.
    ///   - direction: 1 to look behind the two positions, -1 to look before them.
    mutating func gap(
        _ template: LicenseTemplate, _ i: Int, _ text: UnsafeBufferPointer<UInt16>, _ j: Int,
        direction: Int
    ) -> (template: Int, text: Int)? {
        let template = WordSide(template.words, from: i, direction: direction)
        let text = WordSide(text, from: j, direction: direction)
        return nearGap(template, text) ?? farGap(template, text)
    }

    /// Tries all pairs of positions close by. For each position of the template the text's
    /// positions are bits, those where three words in a row agree; the lowest bit is the nearest
    /// position.
    private mutating func nearGap(
        _ template: WordSide, _ text: WordSide
    ) -> (template: Int, text: Int)? {
        let count = min(Self.near &+ Self.step, text.count)
        return positions.withUnsafeMutableBufferPointer { positions in
            let (template, text) = (template, text)
            var bit: UInt16 = 1
            for b in 0..<count {
                positions[Int(text[b])] |= bit
                bit = bit &+ bit
            }
            defer { for b in 0..<count { positions[Int(text[b])] = 0 } }

            // Behind the template's end any word of the text agrees.
            func alike(_ a: Int) -> UInt16 {
                a < template.count ? positions[Int(template[a])] : .max
            }
            var best = Shortest(below: Self.near &+ 1)
            var (first, second) = (alike(0), alike(1))
            var a = 0
            while a < best.sum, a < template.count {
                let third = alike(a &+ 2)
                let b = (first & second &>> 1 & third &>> 2).trailingZeroBitCount
                // Near the end of the template fewer words may agree, if fewer are skipped too.
                if a &+ b < best.sum,
                    a &+ Self.step <= template.count || a &+ b <= Self.near / 2
                {
                    best = Shortest(a, a &+ b)
                }
                (first, second) = (second, third)
                a &+= 1
            }
            return best.gap
        }
    }

    /// Tries for each word of the template the nearest position where the text has it.
    private mutating func farGap(
        _ template: WordSide, _ text: WordSide
    ) -> (template: Int, text: Int)? {
        let isPassage = template[0] == LicenseTemplate.passage
        let reach = isPassage ? Self.longestPassage : Self.reach
        search &+= 256
        if search == 0 {
            // The numbers begin anew: what earlier searches have found must not be taken for what
            // a later one finds.
            for word in seen.indices { seen[word] = 0 }
            search = 256
        }
        let search = search
        return seen.withUnsafeMutableBufferPointer { seen in
            let (template, text) = (template, text)
            var b = min(reach, text.count)
            while b > 0 {
                b &-= 1
                seen[Int(text[b])] = search &+ UInt32(truncatingIfNeeded: b)
            }
            var best = Shortest(below: .max)
            let end = min(reach, template.count)
            var a = 0
            while a < best.sum, a < end {
                let b = Int(truncatingIfNeeded: seen[Int(template[a])] &- search)
                if b < 256, a &+ b < best.sum,
                    Self.agree(template, a, text, b, isPassage: isPassage)
                {
                    best = Shortest(a, a &+ b)
                }
                a &+= 1
            }
            return best.gap
        }
    }

    /// The gap with the fewest skipped words among those tried.
    private struct Shortest {
        /// The words skipped of the template; -1 if none was found.
        private var template: Int
        /// The words skipped on both sides.
        private(set) var sum: Int

        init(below sum: Int) { self.init(-1, sum) }

        init(_ template: Int, _ sum: Int) { (self.template, self.sum) = (template, sum) }

        var gap: (template: Int, text: Int)? {
            template < 0 ? nil : (template, sum &- template)
        }
    }

    /// Whether enough words agree from two positions on that have the same word: the more are
    /// skipped, the less an agreement of a few words means.
    @inline(__always)
    private static func agree(
        _ template: WordSide, _ a: Int, _ text: WordSide, _ b: Int, isPassage: Bool
    ) -> Bool {
        // Mostly the next words differ already.
        if a &+ 1 < template.count, b &+ 1 < text.count, template[a &+ 1] != text[b &+ 1] {
            return false
        }
        let wanted = step &+ min(a &+ b, isPassage ? 48 : .max) / 16
        let steps = min(wanted, template.count &- a)
        guard b &+ steps <= text.count, steps == wanted || a &+ b <= near / 2 else { return false }
        var step = 1
        while step < steps {
            let word = template[a &+ step]
            // Where a name may stand, nothing can be asked of the text.
            if word == LicenseTemplate.slot, step >= Self.step { return true }
            if word != text[b &+ step] { return false }
            step &+= 1
        }
        return true
    }
}

/// The words of a text from some position on, in one direction or the other: the word at the
/// position has the distance 0.
struct WordSide {
    private let words: UnsafeBufferPointer<UInt16>
    private let position: Int
    /// 1 to go on behind the position, -1 to go on before it.
    private let direction: Int
    let count: Int

    init(_ words: UnsafeBufferPointer<UInt16>, from position: Int, direction: Int) {
        self.words = words
        self.position = position
        self.direction = direction
        count = direction > 0 ? words.count - position : position + 1
    }

    @inline(__always)
    subscript(distance: Int) -> UInt16 {
        words[position &+ direction &* distance] & LicenseTemplate.number
    }
}
