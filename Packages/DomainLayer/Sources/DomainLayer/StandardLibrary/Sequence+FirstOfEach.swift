extension Sequence where Element: Hashable {
    /// The first of equal elements, in their order.
    public var firstOfEach: [Element] {
        var distinct = Numbering<Element>()
        for element in self { _ = distinct.number(of: element) }
        return distinct.values
    }
}
