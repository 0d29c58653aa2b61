/// Distinct values, numbered from 0 in the order in which they are first seen.
///
/// As long as they are few they are compared one after another, which takes less than to hash them;
/// so the time to number a value does not grow with their number.
public struct Numbering<Value: Hashable> {
    @usableFromInline var distinct: [Value] = []
    /// Empty as long as the values are few.
    @usableFromInline var numbers: [Value: Int] = [:]

    @inlinable
    public init() {}

    /// The values in the order of their numbers.
    @inlinable public var values: [Value] { distinct }

    /// The number of a value, which it gets now if it is new.
    @inlinable
    public mutating func number(of value: Value) -> Int {
        if let known = known(value) { return known }
        add(value)
        return distinct.count - 1
    }

    @inlinable
    func known(_ value: Value) -> Int? {
        numbers.isEmpty ? distinct.lastIndex(of: value) : numbers[value]
    }

    @inlinable
    mutating func add(_ value: Value) {
        distinct.append(value)
        guard distinct.count > Self.few else { return }
        for number in numbers.count..<distinct.count { numbers[distinct[number]] = number }
    }

    @inlinable static var few: Int { 16 }
}
