/// Finds where two texts agree again after a difference, in time linear in its length.
struct GapFinder {
    /// The most words that may be skipped on either side.
    private static let reach = 100
    /// The most words that may be skipped if the template has a passage that may have other words.
    static let longestPassage = 250
    /// At least this many words in a row must agree for the two sides to be aligned again.
    private static let step = 3
    /// Every way to skip at most this many words, on both sides together, is tried.
    private static let near = 12

    /// For each word, its nearest position in the text, in words from the difference, in the lower
    /// eight bits. The bits above are the number of the search that found it, so nothing needs to
    /// be cleared between searches.
    private var seen: [UInt32]
    /// The number of the search, times 256; no search has 0.
    private var search: UInt32
    /// For each word, its nearby positions in the text, one bit each; all zero between searches.
    private var positions: [UInt16]

    /// - Parameter search: the number of the last search, times 256.
    init(after search: UInt32 = 0) {
        self.search = search
        // The sizes cover every word number.
        seen = Array(repeating: 0, count: Int(LicenseTemplate.number) + 1)
        positions = Array(repeating: 0, count: Int(LicenseTemplate.number) + 1)
    }

    /// The number of words to skip on both sides until they agree, with the lowest sum; nil if
    /// nothing agrees.
    ///
    /// - Parameters:
    ///   - i: the position in the template at which the two differ.
    ///   - j: the position in the text at which the two differ.
    ///   - direction: 1 to search after the two positions, -1 to search before them.
    mutating func gap(
        _ template: LicenseTemplate, _ i: Int, _ text: UnsafeBufferPointer<UInt16>, _ j: Int,
        direction: Int
    ) -> (template: Int, text: Int)? {
        let template = WordSide(template.words, from: i, direction: direction)
        let text = WordSide(text, from: j, direction: direction)
        return nearGap(template, text) ?? farGap(template, text)
    }

    /// Tries all pairs of nearby positions. For each position of the template, a bit mask has the
    /// text's positions at which three words in a row agree; the lowest bit is the nearest
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

            // Beyond the template's end, any word of the text agrees.
            func alike(_ a: Int) -> UInt16 {
                a < template.count ? positions[Int(template[a])] : .max
            }
            var best = Shortest(below: Self.near &+ 1)
            var (first, second) = (alike(0), alike(1))
            var a = 0
            while a < best.sum, a < template.count {
                let third = alike(a &+ 2)
                let b = (first & second &>> 1 & third &>> 2).trailingZeroBitCount
                // Near the end of the template fewer words may agree, if fewer are skipped, too.
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

    /// Tries for each word of the template the nearest position of the word in the text.
    private mutating func farGap(
        _ template: WordSide, _ text: WordSide
    ) -> (template: Int, text: Int)? {
        let isPassage = template[0] == LicenseTemplate.passage
        let reach = isPassage ? Self.longestPassage : Self.reach
        search &+= 256
        if search == 0 {
            // The search numbers start over, so findings of earlier searches must be cleared.
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

    /// The gap with the fewest skipped words so far.
    private struct Shortest {
        /// The number of words skipped in the template; -1 if no gap was found.
        private var template: Int
        /// The number of words skipped on both sides.
        private(set) var sum: Int

        init(below sum: Int) { self.init(-1, sum) }

        init(_ template: Int, _ sum: Int) { (self.template, self.sum) = (template, sum) }

        var gap: (template: Int, text: Int)? {
            template < 0 ? nil : (template, sum &- template)
        }
    }

    /// Whether enough words agree from two positions that have a word in common. The more words are
    /// skipped, the more must agree.
    @inline(__always)
    private static func agree(
        _ template: WordSide, _ a: Int, _ text: WordSide, _ b: Int, isPassage: Bool
    ) -> Bool {
        // Usually the next words already differ.
        if a &+ 1 < template.count, b &+ 1 < text.count, template[a &+ 1] != text[b &+ 1] {
            return false
        }
        let wanted = step &+ min(a &+ b, isPassage ? 48 : .max) / 16
        let steps = min(wanted, template.count &- a)
        guard b &+ steps <= text.count, steps == wanted || a &+ b <= near / 2 else { return false }
        var step = 1
        while step < steps {
            let word = template[a &+ step]
            // A slot for a name matches any words of the text.
            if word == LicenseTemplate.slot, step >= Self.step { return true }
            if word != text[b &+ step] { return false }
            step &+= 1
        }
        return true
    }
}

/// The words of a text from a position in one direction. The word at the position has the distance
/// 0.
struct WordSide {
    private let words: UnsafeBufferPointer<UInt16>
    private let position: Int
    /// 1 to continue after the position, -1 to continue before it.
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
