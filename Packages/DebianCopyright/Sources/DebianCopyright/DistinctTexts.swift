import Bytes
import Synchronization

/// Numbers texts in the order in which they are first seen, equal ones alike.
///
/// Texts are told apart by their length and two 64-bit hashes whose seeds are drawn anew for each
/// scan, so that nobody can prepare two files that are taken for one.
final class DistinctTexts: Sendable {
    private struct Key: Hashable {
        let first: UInt64
        let second: UInt64
        let count: Int
    }

    private let seeds = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
    private let numbers = Mutex<[Key: Int]>([:])

    /// The text's number, and whether nobody saw it before.
    func number(of bytes: ByteView) -> (number: Int, isNew: Bool) {
        let key = Key(
            first: bytes.hash(seed: seeds.0), second: bytes.hash(seed: seeds.1),
            count: bytes.count)
        return numbers.withLock { numbers in
            if let number = numbers[key] { return (number, false) }
            numbers[key] = numbers.count
            return (numbers.count - 1, true)
        }
    }
}
