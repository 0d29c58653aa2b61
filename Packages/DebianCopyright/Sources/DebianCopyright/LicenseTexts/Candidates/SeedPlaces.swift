/// The places of the seeds that a text shares with licences, gathered licence by licence.
///
/// Many licences may have a seed in common, and most of them have too few of a text's seeds to be
/// in it. So only those of licences that have enough are gathered, all of one licence in a row:
/// then one licence after another is followed through the text, which needs little memory at a
/// time.
struct SeedPlaces {
    /// A seed's place in the text and in a licence.
    struct Place {
        var position: Int32
        /// The place in the text less that in the licence: equal for seeds that stand as far apart
        /// in both.
        var diagonal: Int32

        /// The place in the licence.
        var origin: Int32 { position &- diagonal }
    }

    private let table: SeedTable
    /// The licences whose places were gathered, and where those of each begin and end.
    private(set) var licenses: [(template: Int, places: Range<Int>)] = []
    /// For each licence 1 where its places are gathered, else 0.
    private var steps: [Int32]
    /// For each licence where its next place is put: 0 where they are not gathered, and nobody
    /// looks at what is there.
    private var next: [Int32]
    private var places: [Place] = []

    init(_ table: SeedTable, licenseCount: Int) {
        self.table = table
        steps = Array(repeating: 0, count: licenseCount)
        next = steps
    }

    /// Gathers the places of seeds.
    ///
    /// - Parameter counts: how many there are of each licence that is wanted.
    mutating func gather(_ seeds: ArraySlice<TextSeed>, _ counts: SeedCounts) {
        let count = layOut(counts)
        let (table, steps) = (table, steps)
        places.removeAll(keepingCapacity: true)
        places.append(atMost: count) { places in
            places.initializeElement(at: 0, to: Place(position: 0, diagonal: 0))
            next.withUnsafeMutableBufferPointer { next in
                steps.withUnsafeBufferPointer { steps in
                    for seed in seeds {
                        for place in table.places(of: seed.slot) {
                            // Put down in any case, wanted or not: no processor could guess the
                            // answer of an `if`.
                            let license = place.template
                            let slot = next[license]
                            places.initializeElement(
                                at: Int(slot),
                                to: Place(
                                    position: seed.position,
                                    diagonal: seed.position &- place.position))
                            next[license] = slot &+ steps[license]
                        }
                    }
                }
            }
            return count
        }
    }

    /// Finds out where the places of each licence that is wanted will begin and end.
    ///
    /// - Returns: how many places there will be, the one where nobody looks included.
    private mutating func layOut(_ counts: SeedCounts) -> Int {
        for license in licenses { (steps[license.template], next[license.template]) = (0, 0) }
        licenses.removeAll(keepingCapacity: true)
        var end = 1
        for license in counts.licenses {
            let start = end
            end += counts[license]
            (steps[license], next[license]) = (1, Int32(truncatingIfNeeded: start))
            licenses.append((license, start..<end))
        }
        return end
    }

    /// Lends the places of all licences.
    @inline(__always)
    func withPlaces(_ body: (UnsafeBufferPointer<Place>) -> Void) {
        places.withUnsafeBufferPointer(body)
    }
}
