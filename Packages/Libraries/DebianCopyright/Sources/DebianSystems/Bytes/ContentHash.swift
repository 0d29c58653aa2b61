/// A 128-bit hash of a file's contents, for a table in memory.
///
/// It passes over the bytes once, as fast as memory can be read: four lanes are hashed side by
/// side, so that none waits for another. Because the seeds are random, no one can craft two
/// contents with one hash. It is still no cryptographic hash, and never leaves the process.
package struct ContentHash: Hashable, Sendable {
    private let first: UInt64
    fileprivate let second: UInt64
    private let count: Int

    /// The start values that all hashes of one table share.
    package struct Seeds: Sendable {
        fileprivate let first: UInt64
        fileprivate let second: UInt64

        /// Random seeds, so that no one can craft two contents with one hash.
        package init() {
            self.init(.random(in: .min ... .max), .random(in: .min ... .max))
        }

        /// Seeds that need not be secret.
        init(_ first: UInt64, _ second: UInt64) {
            self.first = first
            self.second = second
        }
    }

    /// Hashes all the bytes. Equal bytes and seeds give equal hashes.
    @inline(__always)
    package init(_ bytes: ByteView, seeds: Seeds) {
        var lanes = HashLanes(seeds)
        lanes.add(bytes)
        count = bytes.count
        (first, second) = lanes.joined(with: UInt64(truncatingIfNeeded: count))
    }

    /// The slot of the hash in a table of `count` slots; `count` is a power of two.
    package func slot(of count: Int) -> Int {
        Int(truncatingIfNeeded: second) & (count - 1)
    }

    package func hash(into hasher: inout Hasher) {
        // Either half of the hash is as good as both.
        hasher.combine(second)
    }
}

/// Four hashes, each of a quarter of the bytes, joined at the end.
private struct HashLanes {
    private var states: (UInt64, UInt64, UInt64, UInt64)
    /// Secret keys that are mixed into words, so that no one can choose words that cancel earlier
    /// ones.
    private let keys: (UInt64, UInt64)

    @inline(__always)
    init(_ seeds: ContentHash.Seeds) {
        keys = (seeds.first ^ 0x2D35_8DCC_AA6C_78A5, seeds.second ^ 0x8BB8_4B93_962E_ACC9)
        let state = HashLanes.folded(keys.0, keys.1)
        states = (
            state, ~state, HashLanes.folded(state, keys.0), HashLanes.folded(state, keys.1)
        )
    }

    @inline(__always)
    mutating func add(_ bytes: ByteView) {
        let raw = UnsafeRawPointer(bytes.start)
        var position = 0
        while position &+ 64 <= bytes.count {
            states.0 = HashLanes.folded(raw + position, keys.0, states.0)
            states.1 = HashLanes.folded(raw + position + 16, keys.1, states.1)
            states.2 = HashLanes.folded(raw + position + 32, keys.0, states.2)
            states.3 = HashLanes.folded(raw + position + 48, keys.1, states.3)
            position &+= 64
        }
        while position &+ 16 <= bytes.count {
            states.0 = HashLanes.folded(raw + position, keys.0, states.0)
            position &+= 16
        }
        guard position < bytes.count else { return }
        // Bytes missing at the end count as zeros.
        let words = bytes.lastWords(from: position)
        states.1 = HashLanes.folded(words.0 ^ keys.1, words.1 ^ states.1)
    }

    @inline(__always)
    func joined(with count: UInt64) -> (UInt64, UInt64) {
        let left = HashLanes.folded(states.0 ^ keys.1, states.2 ^ count)
        let right = HashLanes.folded(states.1 ^ keys.0, states.3 ^ count)
        return (left, HashLanes.folded(left ^ keys.0, right ^ keys.1))
    }

    @inline(__always)
    private static func folded(
        _ words: UnsafeRawPointer, _ key: UInt64, _ state: UInt64
    ) -> UInt64 {
        folded(
            words.loadUnaligned(as: UInt64.self) ^ key,
            words.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ state)
    }

    /// The two halves of a 128-bit product, which carries every input bit to every output bit,
    /// mixed with both factors: otherwise a factor of zero would erase the other one.
    @inline(__always)
    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low ^ left ^ (right &<< 32 | right &>> 32)
    }
}

extension ByteView {
    /// The bytes from a position on, fewer than 16, as two words.
    @inline(__always)
    fileprivate func lastWords(from position: Int) -> (UInt64, UInt64) {
        let middle = Swift.min(position &+ 8, count)
        return (eight(from: position).bits, eight(from: middle).bits)
    }

    /// A one-word hash of all the bytes, for small tables in memory. Equal bytes and seeds give
    /// equal hashes.
    package func hash(seed: UInt64) -> UInt64 {
        ContentHash(self, seeds: ContentHash.Seeds(seed, ~seed)).second
    }
}
