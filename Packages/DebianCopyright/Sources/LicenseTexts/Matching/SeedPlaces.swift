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
        var origin: Int32
    }

    private let table: SeedTable
    /// How many seeds a text must have of each licence.
    private let least: [Int32]
    /// How many seeds the text has of each licence.
    private var counts: [Int32]
    /// 1 for a licence that has enough of them, 0 for another.
    private var steps: [Int32]
    /// Where the next place of each licence is put: the first one of all for what is not wanted.
    private var next: [Int32]
    private var places = [Place(position: 0, origin: 0)]
    /// The licences that have enough, and where the places of each begin and end.
    private(set) var licenses: [(template: Int, places: Range<Int>)] = []

    /// - Parameter least: how many seeds a text must have of each licence.
    init(_ table: SeedTable, least: [Int32]) {
        self.table = table
        self.least = least
        counts = Array(repeating: 0, count: least.count)
        (steps, next) = (counts, counts)
    }

    /// Counts the seeds of a text.
    ///
    /// - Returns: whether any licence has enough of them.
    mutating func count(_ seeds: [TextSeed]) -> Bool {
        count(seeds[...])
        let (counts, least) = (counts, least)
        return steps.withUnsafeMutableBufferPointer { steps in
            var any: Int32 = 0
            for template in steps.indices {
                steps[template] = counts[template] < least[template] ? 0 : 1
                any |= steps[template]
            }
            return any != 0
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
                                position: seed.position, origin: place.position)
                            next[template] = slot &+ steps[template]
                        }
                    }
                }
            }
        }
    }

    /// Makes room for the places of each licence.
    private mutating func layOut() {
        licenses.removeAll(keepingCapacity: true)
        var end = 1
        for template in steps.indices {
            next[template] = 0
            if steps[template] == 0 { continue }
            next[template] = Int32(truncatingIfNeeded: end)
            let start = end
            end += Int(counts[template])
            licenses.append((template, start..<end))
        }
        if places.count < end {
            places = Array(repeating: Place(position: 0, origin: 0), count: end * 2)
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
