/// The own text of the licence that a field names, and behind it the notices of other works that
/// the product holds.
struct ProductNotices {
    /// The licence of the name, as its text has it.
    let own: StatedLicense
    /// What else is stated, in the text's order.
    let others: [StatedLicense]

    /// Nil where the text of that licence is not printed, or no other one is.
    ///
    /// A GNU licence names other ones of its publisher, and may be printed with one.
    ///
    /// - Parameters:
    ///   - stated: what the whole text states, in its order.
    ///   - id: of the licence that the field names.
    init?(among stated: [TextFindings.Statement], below id: String) {
        let printed = stated.filter { $0.basis == .text }.map(\.license)
        let own = printed.filter {
            if case .license(let other, _, _) = $0 { other.isKin(of: id) } else { false }
        }
        func isOther(_ license: StatedLicense) -> Bool {
            let ids = license.licenseIDs
            return ids.isEmpty
                || !ids.allSatisfy { $0.isKin(of: id) || $0.isGNULicense && id.isGNULicense }
        }
        guard let first = own.first, own.allSatisfy({ $0 == first }),
            printed.contains(where: isOther)
        else { return nil }
        self.own = first
        others = stated.map(\.license).filter(isOther)
    }
}
