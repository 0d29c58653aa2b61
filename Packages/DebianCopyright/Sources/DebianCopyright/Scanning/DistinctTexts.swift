import Synchronization

/// Numbers texts in the order in which they are first seen, equal ones alike.
final class DistinctTexts: Sendable {
    private let seeds = ContentHash.Seeds()
    private let numbers = Mutex<[ContentHash: Int]>([:])

    /// The text's number, and whether nobody saw it before.
    func number(of bytes: ByteView) -> (number: Int, isNew: Bool) {
        let hash = ContentHash(bytes, seeds: seeds)
        return numbers.withLock { numbers in
            if let number = numbers[hash] { return (number, false) }
            numbers[hash] = numbers.count
            return (numbers.count - 1, true)
        }
    }
}
