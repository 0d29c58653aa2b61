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
    /// The words of a step at each place that is close by, packed into one number.
    private var steps = Array(repeating: (template: UInt64(0), text: UInt64(0)), count: near + 1)

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
    private mutating func nearGap(_ sides: Sides) -> (template: Int, text: Int)? {
        // Near the end of the template fewer words may agree, and then they are looked at singly.
        if sides.templateLeft < Self.near &+ Self.step { return nearGapAtEnd(sides) }
        return steps.withUnsafeMutableBufferPointer { steps in
            for sum in 0...Self.near {
                steps[sum].template = sides.templateStep(sum)
                steps[sum].text = sides.textStep(sum)
                var a = 0
                while a <= sum {
                    if steps[a].template == steps[sum &- a].text { return (a, sum &- a) }
                    a &+= 1
                }
            }
            return nil
        }
    }

    private func nearGapAtEnd(_ sides: Sides) -> (template: Int, text: Int)? {
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
        let search = search
        return seen.withUnsafeMutableBufferPointer { seen in
            var b = min(reach, sides.textLeft)
            while b > 0 {
                b &-= 1
                let word = sides.text[sides.j &+ sides.direction &* b]
                seen[Int(word)] = search &+ UInt32(truncatingIfNeeded: b)
            }
            var best: (template: Int, text: Int)?
            var shortest = Int.max
            var a = 0
            while a < min(reach, sides.templateLeft, shortest) {
                let word = sides.template[sides.i &+ sides.direction &* a]
                let b = Int(truncatingIfNeeded: seen[Int(word)] &- search)
                if b < 256, a &+ b < shortest, sides.agree(a, b) {
                    best = (a, b)
                    shortest = a &+ b
                }
                a &+= 1
            }
            return best
        }
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

        /// The words of a step behind as many skipped ones of the template, all of which it has.
        @inline(__always)
        func templateStep(_ a: Int) -> UInt64 {
            let first = i &+ direction &* a
            return Self.packed(
                template[first], template[first &+ direction], template[first &+ 2 &* direction])
        }

        /// Those of the text; what no step of a template is where it has too few.
        @inline(__always)
        func textStep(_ b: Int) -> UInt64 {
            guard b &+ GapFinder.step <= textLeft else { return .max }
            let first = j &+ direction &* b
            return Self.packed(text[first], text[first &+ direction], text[first &+ 2 &* direction])
        }

        @inline(__always)
        private static func packed(_ first: UInt16, _ second: UInt16, _ third: UInt16) -> UInt64 {
            UInt64(first) | UInt64(second) &<< 16 | UInt64(third) &<< 32
        }

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
