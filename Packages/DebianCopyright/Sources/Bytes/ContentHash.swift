/// 128 bits that tell the contents of files apart, for a table in memory.
///
/// It goes over the bytes once at the speed of reading memory, two words a step in two lanes that
/// don't wait for each other. Seeds that nobody knows beforehand make it useless to prepare two
/// contents of one hash; it is no cryptographic hash all the same and never leaves the process.
public struct ContentHash: Hashable, Sendable {
    private let first: UInt64
    fileprivate let second: UInt64
    private let count: Int

    /// The hash of all the bytes; the same for the same seeds.
    public init(_ bytes: ByteView, seeds: (UInt64, UInt64)) {
        var lanes = (seeds.0, seeds.1)
        bytes.forEachWordPair { low, high in
            lanes.0 = ByteView.mixed(lanes.0, low)
            lanes.1 = ByteView.mixed(lanes.1, high)
        }
        count = bytes.count
        first = ByteView.mixed(lanes.0, lanes.1 &+ UInt64(truncatingIfNeeded: count))
        second = ByteView.mixed(lanes.1, first)
    }
}

extension ByteView {
    /// Calls `body` with each 16 bytes as two words, what is missing at the end as zeros.
    fileprivate func forEachWordPair(_ body: (UInt64, UInt64) -> Void) {
        let raw = UnsafeRawPointer(start)
        var position = 0
        while position &+ 16 <= count {
            body(
                raw.loadUnaligned(fromByteOffset: position, as: UInt64.self),
                raw.loadUnaligned(fromByteOffset: position &+ 8, as: UInt64.self))
            position &+= 16
        }
        guard position < count else { return }
        var rest: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &rest) { room in
            room.copyMemory(
                from: UnsafeRawBufferPointer(start: raw + position, count: count - position))
        }
        body(rest.0, rest.1)
    }

    /// Both halves of a 128-bit product, which carries every input bit to every output bit.
    fileprivate static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ 0x2D35_8DCC_AA6C_78A5).multipliedFullWidth(
            by: word ^ state.byteSwapped ^ 0x8BB8_4B93_962E_ACC9)
        return product.high ^ product.low ^ word
    }
}

extension ByteView {
    /// A hash of all the bytes in one word, for small tables in memory; the same for the same seed.
    public func hash(seed: UInt64) -> UInt64 {
        ContentHash(self, seeds: (seed, ~seed)).second
    }
}
