/// The places of the seeds that a text shares with licences, gathered licence by licence.
///
/// A seed may be one of a great many licences, and most licences have too few of a text's seeds to
/// be in it. So the seeds of each are counted, and then those of licences that have enough are put
/// one behind the other: to follow one licence through the text at a time asks for little memory at
/// once.
struct SeedPlaces {
    /// A seed's place in the text and in a licence.
    struct Place {
        var position: Int32
        /// The place in the text less that in the licence.
        var diagonal: Int32

        /// The place in the licence.
        var origin: Int32 { position &- diagonal }
    }

    private let table: SeedTable
    /// So many licences are looked at together.
    private static let block = 16
    /// How many seeds a text must have of each licence.
    private let least: [Int32]
    /// How many seeds the text has of each licence.
    private var counts: [Int32]
    /// The licences that have enough of them, and where the places of each begin and end.
    private(set) var licenses: [(template: Int, places: Range<Int>)] = []
    /// 1 for such a licence, 0 for another.
    private var steps: [Int32]
    /// Where the next place of each such licence is put, and 0, where nobody looks, for another.
    private var next: [Int32]
    private var places = [Place(position: 0, diagonal: 0)]

    /// - Parameter least: how many seeds a text must have of each licence.
    init(_ table: SeedTable, least: [Int32]) {
        self.table = table
        let rest = (Self.block - least.count % Self.block) % Self.block
        self.least = least + Array(repeating: .max, count: rest)
        counts = Array(repeating: 0, count: self.least.count)
        (steps, next) = (counts, counts)
    }

    /// Counts the seeds of a text.
    ///
    /// - Returns: whether any licence has enough of them.
    mutating func count(_ seeds: [TextSeed]) -> Bool {
        for license in licenses { (steps[license.template], next[license.template]) = (0, 0) }
        licenses.removeAll(keepingCapacity: true)
        count(seeds[...])
        for first in stride(from: 0, to: counts.count, by: Self.block) where hasAny(from: first) {
            for template in first..<first + Self.block where counts[template] >= least[template] {
                steps[template] = 1
                licenses.append((template, 0..<0))
            }
        }
        return !licenses.isEmpty
    }

    /// Whether the text has enough seeds of any licence of a block: of most blocks it has not.
    private func hasAny(from first: Int) -> Bool {
        counts.withUnsafeBufferPointer { counts in
            least.withUnsafeBufferPointer { least in
                var tooFew: Int32 = -1
                for template in first..<first &+ Self.block {
                    tooFew &= counts[template] &- least[template]
                }
                return tooFew >= 0
            }
        }
    }

    private mutating func count(_ seeds: ArraySlice<TextSeed>) {
        let table = table
        counts.withUnsafeMutableBufferPointer { counts in
            counts.update(repeating: 0)
            for seed in seeds {
                for place in table.places(of: seed.slot) { counts[place.template] &+= 1 }
            }
        }
    }

    /// Gathers the places of some of the seeds that were counted.
    mutating func gather(_ batch: ArraySlice<TextSeed>, of seeds: [TextSeed]) {
        if batch.count < seeds.count { count(batch) }
        layOut()
        let (table, steps) = (table, steps)
        places.withUnsafeMutableBufferPointer { places in
            next.withUnsafeMutableBufferPointer { next in
                steps.withUnsafeBufferPointer { steps in
                    for seed in batch {
                        for place in table.places(of: seed.slot) {
                            // No question whether it is wanted: nobody could guess the answer.
                            let template = place.template
                            let slot = next[template]
                            places[Int(slot)] = Place(
                                position: seed.position,
                                diagonal: seed.position &- place.position)
                            next[template] = slot &+ steps[template]
                        }
                    }
                }
            }
        }
    }

    /// Makes room for the places of each licence.
    private mutating func layOut() {
        var end = 1
        for license in licenses.indices {
            let template = licenses[license].template
            let start = end
            end += Int(counts[template])
            next[template] = Int32(truncatingIfNeeded: start)
            licenses[license].places = start..<end
        }
        if places.count < end {
            places = Array(repeating: Place(position: 0, diagonal: 0), count: end * 2)
        }
    }

    /// Lends the places of all licences.
    @inline(__always)
    func withPlaces(_ body: (UnsafeBufferPointer<Place>) -> Void) {
        places.withUnsafeBufferPointer(body)
    }
}

extension UInt32 {
    /// Which text a seed's place is in.
    @inline(__always)
    fileprivate var template: Int { Int(truncatingIfNeeded: self &>> 16) }

    /// Where in it.
    @inline(__always)
    fileprivate var position: Int32 { Int32(truncatingIfNeeded: self & 0xFFFF) }
}
