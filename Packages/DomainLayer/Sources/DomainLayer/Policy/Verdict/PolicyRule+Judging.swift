extension PolicyRule {
    /// What the rule has against a licence; nil where it passes.
    ///
    /// - Parameters:
    ///   - term: nil where no licence is stated.
    ///   - underlying: the ids that a `LicenseRef-` builds upon.
    func objection(to term: LicenseTerm?, underlying: [String] = []) -> PolicyObjection? {
        if let entry = deny.first(where: { $0.pattern.names(term) }) {
            return .denied(by: entry, underlying: nil)
        }
        if let term, let exception = term.exception {
            return objection(to: term, with: exception)
        }
        if allow.contains(where: { $0.pattern.isLiteral && $0.pattern.names(term) }) { return nil }
        for id in underlying {
            if let entry = deny.first(where: { $0.pattern.names(LicenseTerm(id)) }) {
                return .denied(by: entry, underlying: id)
            }
        }
        if allow.contains(where: { $0.pattern.names(term) }) { return nil }
        if term.isUnknown { return .unknown(unknownPlace) }
        return allow.isEmpty ? nil : .notAllowed(allowPlace)
    }

    /// A licence with an exception is allowed by entries for just that, but denied with its
    /// licence.
    private func objection(
        to term: LicenseTerm, with exception: String
    ) -> PolicyObjection? {
        if allowedExceptions.contains(where: { $0.glob.matches(exception) }) { return nil }
        if allow.contains(where: { $0.pattern.names(term) }) { return nil }
        if let entry = deny.first(where: { $0.pattern.covers(term) && !$0.pattern.hasException }) {
            return .denied(by: entry, underlying: nil)
        }
        if LicenseTerm?(term).isUnknown { return .unknown(unknownPlace) }
        if allow.isEmpty { return nil }
        let isAllowedAlone = allow.contains {
            $0.pattern.covers(term) && !$0.pattern.hasException
        }
        return isAllowedAlone ? .exceptionNotAllowed(allowPlace) : .notAllowed(allowPlace)
    }
}

extension LicenseTerm? {
    /// Whether there is none, or one that the SPDX list lacks; the public domain is known.
    fileprivate var isUnknown: Bool {
        guard let self else { return true }
        return SPDXLicenseList.category(of: self.license) == .unknown
    }
}
