import DebianCopyright

extension StatedLicense {
    /// The tree as an SPDX expression, with all its parentheses.
    var spelling: String {
        switch self {
        case .license(let id, let orLater, let exception):
            id + (orLater ? "+" : "") + (exception.map { " WITH \($0)" } ?? "")
        case .reference(let reference): reference.id
        case .and(let operands): spelling(of: operands, joinedBy: " AND ")
        case .or(let operands): spelling(of: operands, joinedBy: " OR ")
        }
    }

    /// The references in the tree, in its order.
    var references: [LicenseReference] {
        switch self {
        case .license: []
        case .reference(let reference): [reference]
        case .and(let operands), .or(let operands): operands.flatMap(\.references)
        }
    }

    private func spelling(of operands: [StatedLicense], joinedBy sign: String) -> String {
        "(" + operands.map(\.spelling).joined(separator: sign) + ")"
    }
}
