/// Distinct values, numbered from 0 in the order in which they are first seen.
///
/// As long as they are few they are compared one after another, which takes less than to hash them;
/// so the time to number a value does not grow with their number.
public struct InternTable<Value: Hashable> {
    @usableFromInline var distinct: [Value] = []
    /// Empty as long as the values are few.
    @usableFromInline var numbers: [Value: Int] = [:]
    /// The number that was asked for last: neighbours are often equal.
    @usableFromInline var latest = 0

    @inlinable
    public init() {}

    /// The values in the order of their numbers.
    @inlinable public var values: [Value] { distinct }

    /// The number of a value, which it gets now if it is new.
    @inlinable
    public mutating func number(of value: Value) -> Int {
        if latest < distinct.count, distinct[latest] == value { return latest }
        if let known = known(value) {
            latest = known
        } else {
            latest = distinct.count
            add(value)
        }
        return latest
    }

    @inlinable
    func known(_ value: Value) -> Int? {
        numbers.isEmpty ? distinct.firstIndex(of: value) : numbers[value]
    }

    @inlinable
    mutating func add(_ value: Value) {
        distinct.append(value)
        guard distinct.count > Self.few else { return }
        for number in numbers.count..<distinct.count { numbers[distinct[number]] = number }
    }

    @inlinable static var few: Int { 16 }
}

extension Sequence where Element: Hashable {
    /// The first of equal elements, in their order.
    public var firstOfEach: [Element] {
        var distinct = InternTable<Element>()
        for element in self { _ = distinct.number(of: element) }
        return distinct.values
    }
}
