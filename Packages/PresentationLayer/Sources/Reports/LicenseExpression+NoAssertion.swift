import DomainLayer

extension LicenseExpression? {
    /// The expression in SPDX syntax; SPDX's word for "nothing was found" where there is none.
    var orNoAssertion: String { self?.description ?? "NOASSERTION" }
}
