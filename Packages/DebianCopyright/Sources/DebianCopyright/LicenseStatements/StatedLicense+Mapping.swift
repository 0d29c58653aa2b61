extension StatedLicense {
    /// The tree with something else in place of each of its licences; references stay as they are.
    ///
    /// - Parameter replacement: what stands in place of a licence, by what
    ///   ``license(_:orLater:exception:)`` has of it.
    func mapLicenses(
        _ replacement: (_ id: String, _ orLater: Bool, _ exception: String?) -> StatedLicense
    ) -> StatedLicense {
        switch self {
        case .license(let id, let orLater, let exception): replacement(id, orLater, exception)
        case .reference: self
        case .and(let operands): .and(operands.map { $0.mapLicenses(replacement) })
        case .or(let operands): .or(operands.map { $0.mapLicenses(replacement) })
        }
    }
}
