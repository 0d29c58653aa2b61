/// The runs of four words by which texts are found, as a hash table and lists of places.
struct LicenseSeeds {
    private(set) var bits = 0
    private(set) var slots: [SeedSlot] = []
    /// Template and position of each place, 16 bits each.
    private(set) var postings: [UInt32] = []
    /// How many seeds each text has outside of what it may lack.
    private(set) var counts: [Int]

    /// Four words that stand in more texts than this tell few of them from another: they are
    /// seeds only where a stretch has none that are rarer.
    private static let common = 40
    /// Four words that stand in more texts than this are never seeds.
    private static let commonest = 200

    init(_ templates: [LicenseIndexBuilder.Template]) {
        counts = Array(repeating: 0, count: templates.count)
        let runs = templates.map { LicenseSeeds.runs(of: $0) }
        var uses: [UInt64: Int] = [:]
        for run in runs.joined() { uses[run.key, default: 0] += 1 }
        var places: [UInt64: [UInt32]] = [:]
        for (index, runs) in runs.enumerated() {
            let window =
                switch templates[index].words.count {
                case ...60: 2
                case ...120: 8
                case ...800: 16
                default: 32
                }
            for (key, position) in LicenseSeeds.sample(runs, window: window, uses: uses) {
                places[key, default: []].append(UInt32(index) << 16 | UInt32(position))
            }
        }
        bits = max(1, Int.bitWidth - (places.count * 2).leadingZeroBitCount)
        slots = Array(repeating: SeedSlot(), count: 1 << bits)
        for (key, list) in places.sorted(by: { $0.key < $1.key }) {
            let hash = SeedKey.hash(key)
            var slot = SeedKey.slot(hash, bits: bits)
            while slots[slot].isTaken { slot = (slot + 1) & ((1 << bits) - 1) }
            slots[slot] = SeedSlot(
                tag: SeedKey.tag(hash), first: postings.count, count: list.count)
            postings += list
            for place in list {
                let template = Int(place >> 16)
                let isOptional = templates[template].optional.contains {
                    $0.contains(Int(place & 0xFFFF))
                }
                if !isOptional { counts[template] += 1 }
            }
        }
    }

    private typealias Seed = (key: UInt64, position: Int)

    /// The runs of a text that stand in it once: another says nothing about where in it one is.
    private static func runs(of template: LicenseIndexBuilder.Template) -> [Seed] {
        var uses: [UInt64: Int] = [:]
        for run in runs(of: template.spelt) { uses[run.key, default: 0] += 1 }
        return runs(of: template.words.map { $0 & LicenseTemplate.number })
            .filter { uses[$0.key] == 1 }
    }

    private static func runs(of words: [UInt16]) -> [Seed] {
        (0..<max(0, words.count - SeedKey.length + 1)).compactMap { position in
            let run = words[position..<position + SeedKey.length]
            return run.contains { $0 < LicenseTemplate.firstWord }
                ? nil : (SeedKey.of(run), position)
        }
    }

    /// Of each window of runs the one with the smallest hash: so texts that share a stretch share
    /// its seeds, and no stretch is without. Long texts have enough with fewer.
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
