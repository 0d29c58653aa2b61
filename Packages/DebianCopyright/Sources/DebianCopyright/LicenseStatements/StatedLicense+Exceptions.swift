extension StatedLicense {
    /// The tree with an exception added to each licence that has none.
    func with(exception: String) -> StatedLicense { with { _ in exception } }

    /// The tree with an exception added to each licence that has none: the one that `exception`
    /// names for the licence's id.
    func with(exception: (_ id: String) -> String) -> StatedLicense {
        mapLicenses { id, orLater, old in
            .license(id, orLater: orLater, exception: old ?? exception(id))
        }
    }

    /// Whether a licence of the tree has an exception.
    var hasException: Bool { self != withoutExceptions }

    /// Whether a licence of the tree has the exception of this id.
    func has(exception id: String) -> Bool {
        switch self {
        case .license(_, _, let exception): exception == id
        case .reference: false
        case .and(let operands), .or(let operands): operands.contains { $0.has(exception: id) }
        }
    }

    /// The tree without its exceptions.
    var withoutExceptions: StatedLicense {
        mapLicenses { id, orLater, _ in .license(id, orLater: orLater) }
    }
}
