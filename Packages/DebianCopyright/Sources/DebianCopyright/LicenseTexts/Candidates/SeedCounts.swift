/// Counts how many seeds of each licence a text has.
struct SeedCounts {
    private let table: SeedTable
    /// How many seeds a text must have of each licence.
    private let least: [Int32]
    /// How many it has.
    private var counts: [Int32]
    /// For each seed, by where its list of places begins, whether it was met already; false between
    /// two texts.
    private var isMarked: [Bool]
    /// The licences of which the text has enough seeds, in order.
    private(set) var licenses: [Int] = []

    /// So many licences are compared at once.
    private static let block = 16

    /// - Parameter least: how many seeds a text must have of each licence.
    init(_ table: SeedTable, least: [Int32]) {
        self.table = table
        let rest = (Self.block - least.count % Self.block) % Self.block
        self.least = least + Array(repeating: .max, count: rest)
        counts = Array(repeating: 0, count: self.least.count)
        isMarked = Array(repeating: false, count: table.postingCount)
    }

    /// How many seeds of a licence what was counted last has, repeated ones too.
    @inline(__always)
    subscript(license: Int) -> Int { Int(counts[license]) }

    /// Counts all seeds of a text, and finds the licences of which there are enough.
    mutating func count(_ seeds: [TextSeed]) {
        // A seed that the text repeats is one seed of the licence all the same.
        countOnce(seeds)
        licenses.removeAll(keepingCapacity: true)
        for first in stride(from: 0, to: counts.count, by: Self.block) where hasAny(from: first) {
            for license in first..<first + Self.block where counts[license] >= least[license] {
                licenses.append(license)
            }
        }
        countRepeated(seeds)
    }

    /// Counts only some of the seeds.
    mutating func recount(_ seeds: ArraySlice<TextSeed>) {
        let table = table
        counts.withUnsafeMutableBufferPointer { counts in
            counts.update(repeating: 0)
            for seed in seeds { Self.add(seed, of: table, to: counts) }
        }
    }

    /// Counts each seed where it stands first, and marks it.
    private mutating func countOnce(_ seeds: [TextSeed]) {
        let table = table
        counts.withUnsafeMutableBufferPointer { counts in
            isMarked.withUnsafeMutableBufferPointer { isMarked in
                counts.update(repeating: 0)
                for seed in seeds where !isMarked[seed.slot.first] {
                    isMarked[seed.slot.first] = true
                    Self.add(seed, of: table, to: counts)
                }
            }
        }
    }

    /// Counts each seed where it stands again, and takes all marks away. The first time that a seed
    /// is met it is still marked, and was counted already.
    private mutating func countRepeated(_ seeds: [TextSeed]) {
        let table = table
        counts.withUnsafeMutableBufferPointer { counts in
            isMarked.withUnsafeMutableBufferPointer { isMarked in
                for seed in seeds {
                    if isMarked[seed.slot.first] {
                        isMarked[seed.slot.first] = false
                    } else {
                        Self.add(seed, of: table, to: counts)
                    }
                }
            }
        }
    }

    /// Counts a seed for each place where a licence has it.
    @inline(__always)
    private static func add(
        _ seed: TextSeed, of table: SeedTable, to counts: UnsafeMutableBufferPointer<Int32>
    ) {
        for place in table.places(of: seed.slot) { counts[place.template] &+= 1 }
    }

    /// Whether there are enough seeds of any licence of a block: mostly there are not.
    private func hasAny(from first: Int) -> Bool {
        counts.withUnsafeBufferPointer { counts in
            least.withUnsafeBufferPointer { least in
                var tooFew: Int32 = -1
                for license in first..<first &+ Self.block {
                    tooFew &= counts[license] &- least[license]
                }
                return tooFew >= 0
            }
        }
    }
}
