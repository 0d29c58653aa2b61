/// The seeds of an index's texts, runs of four words for finding the texts: a hash table, and the
/// list of postings for each seed.
struct LicenseSeeds {
    /// The table has 2 to the power of `bits` slots.
    private(set) var bits = 0
    private(set) var slots: [SeedSlot] = []
    /// The lists of postings, one after another: template and position of each, 16 bits each.
    private(set) var postings: [UInt32] = []
    /// The number of seeds in each text, without those in optional ranges.
    private(set) var counts: [Int]

    /// Four words in more texts than this are hardly distinctive, so they are seeds only if a range
    /// has no rarer ones.
    private static let common = 40
    /// Four words in more texts than this are never seeds.
    private static let commonest = 200

    init(_ templates: [LicenseIndexBuilder.Template], _ density: SeedDensity) {
        counts = Array(repeating: 0, count: templates.count)
        let found = LicenseSeeds.postings(in: templates, density)
        bits = max(1, Int.bitWidth - (found.count * 4 / 3).leadingZeroBitCount)
        slots = Array(repeating: SeedSlot(), count: 1 << bits)
        for (key, list) in found.sorted(by: { $0.key < $1.key }) {
            insert(list, for: key)
            for posting in list {
                let template = Int(posting >> 16)
                let isOptional = templates[template].optional.contains {
                    $0.contains(Int(posting & 0xFFFF))
                }
                if !isOptional { counts[template] += 1 }
            }
        }
    }

    /// Puts a seed into the first free slot, starting at the one for its hash.
    private mutating func insert(_ list: [UInt32], for key: UInt64) {
        let hash = SeedKey.hash(key)
        var slot = SeedKey.slot(hash, bits: bits)
        while slots[slot].isTaken { slot = (slot + 1) & ((1 << bits) - 1) }
        slots[slot] = SeedSlot(tag: SeedKey.tag(hash), first: postings.count, count: list.count)
        postings += list
    }

    /// The seeds of all texts by their keys, each with its postings in the order of the texts.
    private static func postings(
        in templates: [LicenseIndexBuilder.Template], _ density: SeedDensity
    ) -> [UInt64: [UInt32]] {
        let runs = templates.map { LicenseSeeds.runs(of: $0) }
        var uses: [UInt64: Int] = [:]
        for run in runs.joined() { uses[run.key, default: 0] += 1 }
        var postings: [UInt64: [UInt32]] = [:]
        for (index, runs) in runs.enumerated() {
            let window = density.window(of: templates[index].words.count)
            for (key, position) in LicenseSeeds.sample(runs, window: window, uses: uses) {
                postings[key, default: []].append(UInt32(index) << 16 | UInt32(position))
            }
        }
        return postings
    }

    private typealias Seed = (key: UInt64, position: Int)

    /// The runs that occur only once in a text. A run that occurs twice doesn't identify a
    /// position.
    private static func runs(of template: LicenseIndexBuilder.Template) -> [Seed] {
        var uses: [UInt64: Int] = [:]
        for run in runs(of: template.spelled) { uses[run.key, default: 0] += 1 }
        return runs(of: template.words.map { $0 & LicenseTemplate.number })
            .filter { uses[$0.key] == 1 }
    }

    /// All runs of some words, except those that contain a slot.
    private static func runs(of words: [UInt16]) -> [Seed] {
        (0..<max(0, words.count - SeedKey.length + 1)).compactMap { position in
            let run = words[position..<position + SeedKey.length]
            return run.contains { $0 < LicenseTemplate.firstWord }
                ? nil : (SeedKey.of(run), position)
        }
    }

    /// The run of each window of consecutive runs that comes first by ``SeedKey/order(_:)``, a
    /// common one only if all are common. So texts that share a range share its seeds, and every
    /// range has seeds.
    private static func sample(_ runs: [Seed], window: Int, uses: [UInt64: Int]) -> [Seed] {
        let runs = runs.filter { uses[$0.key, default: 0] <= commonest }
        guard runs.count > window else { return runs }
        let ranks = runs.map { run in
            let uses = uses[run.key, default: 0]
            return (uses > common ? uses : 0, SeedKey.order(run.key), run.position)
        }
        let kept = (0...runs.count - window).compactMap { start in
            (start..<start + window).min { ranks[$0] < ranks[$1] }
        }
        return Set(kept).sorted().map { runs[$0] }
    }
}

/// The share of a text's runs that are seeds.
public enum SeedDensity: Sendable {
    /// Enough seeds to find a text by a part of it.
    case dense
    /// Half as many in long texts, for an index whose texts are only found as a whole.
    case sparse

    /// The number of consecutive runs per seed, in a text of this many words. Long texts need fewer
    /// seeds.
    fileprivate func window(of wordCount: Int) -> Int {
        switch wordCount {
        case ...60: 2
        case ...120: 8
        case ...800: self == .dense ? 16 : 24
        default: self == .dense ? 32 : 64
        }
    }
}
