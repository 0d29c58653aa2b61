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
    /// The licences whose places were gathered, and where those of each begin and end.
    private(set) var licenses: [(template: Int, places: Range<Int>)] = []
    /// 1 for such a licence, 0 for another.
    private var steps: [Int32]
    /// Where the next place of each such licence is put, and 0, where nobody looks, for another.
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
                            // No question whether it is wanted: nobody could guess the answer.
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

    /// Lays out the places of each licence that is wanted, and says how many there are with the one
    /// where nobody looks.
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
