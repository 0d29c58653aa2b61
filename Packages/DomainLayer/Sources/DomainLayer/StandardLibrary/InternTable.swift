/// Distinct values, numbered from 0 in the order in which they are first seen.
public struct InternTable<Value: Hashable> {
    /// The values in the order of their numbers.
    public private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    public init() {}

    /// The number of a value; a new value gets one.
    public mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}

extension Sequence where Element: Hashable {
    /// The first of equal elements, in their order.
    public var firstOfEach: [Element] {
        var distinct = InternTable<Element>()
        for element in self { _ = distinct.number(of: element) }
        return distinct.values
    }
}
