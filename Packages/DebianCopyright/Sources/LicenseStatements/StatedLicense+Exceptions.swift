extension StatedLicense {
    /// The tree with an exception added to each licence that has none.
    public func with(exception: String) -> StatedLicense { with { _ in exception } }

    /// The tree with an exception added to each licence that has none: the one that `exception`
    /// names for the licence's id.
    public func with(exception: (_ id: String) -> String) -> StatedLicense {
        switch self {
        case .license(let id, let orLater, nil):
            .license(id, orLater: orLater, exception: exception(id))
        case .license, .reference: self
        case .and(let operands): .and(operands.map { $0.with(exception: exception) })
        case .or(let operands): .or(operands.map { $0.with(exception: exception) })
        }
    }

    /// Whether a licence of the tree has an exception.
    public var hasException: Bool { self != withoutExceptions }

    /// The tree without its exceptions.
    public var withoutExceptions: StatedLicense {
        switch self {
        case .license(let id, let orLater, _): .license(id, orLater: orLater)
        case .reference: self
        case .and(let operands): .and(operands.map(\.withoutExceptions))
        case .or(let operands): .or(operands.map(\.withoutExceptions))
        }
    }
}
