import Synchronization

/// Hands out packages to workers and counts those that are done.
final class ScanQueue: Sendable {
    /// Packages that a worker takes at a time at most: so many that workers seldom meet here.
    static let stride = 16

    private let count: Int
    private let taken = Atomic(0)
    private let done = Atomic(0)

    /// - Parameter count: how many packages there are.
    init(count: Int) {
        self.count = count
    }

    /// The next packages, fewer where few are left, so that all workers end together; nil
    /// where none is left.
    func next() -> Range<Int>? {
        var first = taken.load(ordering: .relaxed)
        while first < count {
            let end = first + min(Self.stride, (count - first) / Self.stride + 1)
            let (isOurs, other) = taken.compareExchange(
                expected: first, desired: end, ordering: .relaxed)
            if isOurs { return first..<end }
            first = other
        }
        return nil
    }

    /// - Returns: how many are done by now.
    func finish(_ count: Int) -> Int {
        done.wrappingAdd(count, ordering: .relaxed).newValue
    }
}
