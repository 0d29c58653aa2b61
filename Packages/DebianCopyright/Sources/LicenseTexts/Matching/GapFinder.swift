/// Finds where two texts agree again behind a difference, in time linear in its length.
struct GapFinder {
    /// Words that may stand between two places of agreement, on either side.
    private static let reach = 100
    /// Words that may stand in the place of a passage.
    static let longestPassage = 250
    /// Words that must agree in a row for the two sides to be in step again.
    private static let step = 3

    /// Words skipped on both sides together, up to which all ways of skipping are tried.
    private static let near = 12

    /// Where a word was seen last, as distance from the difference, marked with the number of the
    /// search.
    private var seen: [UInt32]
    private var search: UInt32 = 0

    init(_ index: LicenseIndex) {
        seen = Array(repeating: 0, count: index.numberCount)
    }

    /// How many words to skip on both sides, the fewest together; nil where nothing agrees.
    ///
    /// - Parameter direction: 1 to look behind the two positions, -1 to look before them.
    mutating func gap(
        _ template: LicenseTemplate, _ i: Int, _ text: UnsafeBufferPointer<UInt16>, _ j: Int,
        direction: Int
    ) -> (template: Int, text: Int)? {
        let sides = Sides(
            template: template, i: i, text: text, j: j, direction: direction,
            templateLeft: direction > 0 ? template.count - i : i + 1,
            textLeft: direction > 0 ? text.count - j : j + 1)
        return nearGap(sides) ?? farGap(sides)
    }

    /// Tries all pairs of places that are close by.
    private func nearGap(_ sides: Sides) -> (template: Int, text: Int)? {
        for sum in 0...Self.near {
            var a = 0
            while a <= sum {
                if sides.agree(a, sum &- a) { return (a, sum &- a) }
                a &+= 1
            }
        }
        return nil
    }

    /// Tries the nearest place of each word of the template.
    private mutating func farGap(_ sides: Sides) -> (template: Int, text: Int)? {
        let reach = sides.isPassage ? Self.longestPassage : Self.reach
        search &+= 256
        for b in stride(from: min(reach, sides.textLeft) - 1, through: 0, by: -1) {
            seen[Int(sides.text[sides.j &+ sides.direction &* b])] = search &+ UInt32(b)
        }
        var best: (template: Int, text: Int)?
        var shortest = Int.max
        for a in 0..<max(0, min(reach, sides.templateLeft)) where a < shortest {
            let word = sides.template[sides.i &+ sides.direction &* a]
            let b = seen[Int(word)] &- search
            guard b < 256, a + Int(b) < shortest, sides.agree(a, Int(b)) else { continue }
            best = (a, Int(b))
            shortest = a + Int(b)
        }
        return best
    }

    /// The two texts behind, or before, a difference.
    private struct Sides {
        let template: LicenseTemplate
        let i: Int
        let text: UnsafeBufferPointer<UInt16>
        let j: Int
        let direction: Int
        let templateLeft: Int
        let textLeft: Int

        /// Whether a passage that may have other words stands where the texts part.
        var isPassage: Bool { template[i] == LicenseTemplate.passage }

        /// Whether enough words agree, so many of each side being skipped: the more are skipped,
        /// the less an agreement of a few words means.
        @inline(__always)
        func agree(_ a: Int, _ b: Int) -> Bool {
            guard a < templateLeft, b < textLeft,
                template[i &+ direction &* a] == text[j &+ direction &* b]
            else { return false }
            let wanted = GapFinder.step + min(a + b, isPassage ? 48 : .max) / 16
            let steps = min(wanted, templateLeft - a)
            guard b + steps <= textLeft, steps == wanted || a + b <= GapFinder.near / 2
            else { return false }
            for step in 1..<max(steps, 1)
            where template[i &+ direction &* (a &+ step)] != text[j &+ direction &* (b &+ step)] {
                return false
            }
            return true
        }
    }
}
