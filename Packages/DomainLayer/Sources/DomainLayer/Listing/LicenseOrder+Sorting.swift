extension LicenseOrder {
    /// The entries of an inventory, which come in the order of their names, in this order.
    func sorted(_ entries: [LicenseEntry]) -> [LicenseEntry] {
        switch self {
        case .name: entries
        case .license: Self.sorted(entries) { ExpressionKey($0.expression) }
        case .size: Self.sorted(entries) { -$0.installedSize }
        }
    }

    /// The groups, which come in the order of their names, in this order.
    ///
    /// - Parameter entries: what the groups' members point into.
    func sorted(_ groups: [LicenseGroup], of entries: [LicenseEntry]) -> [LicenseGroup] {
        switch self {
        case .name: groups
        case .license: Self.sorted(groups) { ExpressionKey($0.expression) }
        case .size:
            Self.sorted(groups) { group in
                // A group of a source weighs as much as its packages; a licence, how often it is.
                group.version == nil
                    ? -group.members.count
                    : -group.members.reduce(0) { $0 + entries[$1].installedSize }
            }
        }
    }

    /// Orders by a key that is made once for each; equals stay as they were.
    private static func sorted<Element>(
        _ elements: [Element], by key: (Element) -> some Comparable
    ) -> [Element] {
        let keys = elements.map(key)
        return elements.indices
            .sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
            .map { elements[$0] }
    }
}

/// A rendered expression that comes before no expression at all.
private struct ExpressionKey: Comparable {
    private var text: String?

    init(_ expression: LicenseExpression?) {
        text = expression?.description
    }

    static func < (left: ExpressionKey, right: ExpressionKey) -> Bool {
        guard let leftText = left.text else { return false }
        guard let rightText = right.text else { return true }
        return leftText < rightText
    }
}
