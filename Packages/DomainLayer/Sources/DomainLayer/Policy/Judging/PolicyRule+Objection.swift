extension PolicyRule {
    /// Whether the rule heeds the category of an unlisted license's text: a reading never lets a
    /// license pass unless the rule says so, but it may deny one.
    func heeds(_ reading: LicenseCategory) -> Bool {
        unlisted == .terms || reading == .restricted
    }

    /// What the rule objects to in a license; nil if it passes.
    ///
    /// - Parameters:
    ///   - term: nil if no license is stated.
    ///   - underlying: the ids that a `LicenseRef-` builds upon.
    ///   - judged: the policy's judgments on unlisted licenses; nil if there are none.
    ///   - reading: the category of an unlisted license's text; nil unless the rule ``heeds(_:)``
    ///     it.
    func objection(
        to term: LicenseTerm?, underlying: [String] = [], _ judged: JudgedLicenses? = nil,
        reading: LicenseCategory? = nil
    ) -> PolicyObjection? {
        let judgment = term.flatMap { judged?.category(of: $0) }
        let category = judgment ?? (unlisted == .terms ? reading : nil)
        let isAllowed = term.map { judged?.allows($0) == true } ?? false
        if let entry = deny.first(where: {
            !(isAllowed && $0.pattern.isCategory) && $0.pattern.names(term, as: category)
        }) {
            return .denied(by: entry, underlying: nil)
        }
        if isAllowed { return nil }
        if category == nil, reading != nil,
            let entry = deny.first(where: {
                $0.pattern.isCategory && $0.pattern.names(term, as: reading)
            })
        {
            return .denied(by: entry, underlying: nil)
        }
        if let term, let exception = term.exception {
            return objection(to: term, with: exception, as: category)
        }
        if allow.contains(where: { $0.pattern.isLiteral && $0.pattern.names(term) }) { return nil }
        for id in underlying {
            // A judgment on the whole license already gives its category.
            if let entry = deny.first(where: {
                !(category != nil && $0.pattern.isCategory) && $0.pattern.names(LicenseTerm(id))
            }) {
                return .denied(by: entry, underlying: id)
            }
        }
        if allow.contains(where: { $0.pattern.names(term, as: category) }) { return nil }
        if isUnknown(term, as: category) { return .unknown(unknownLocation) }
        return allow.isEmpty ? nil : .notAllowed(allowLocation)
    }

    /// A license with an exception is allowed by entries for exactly that pair, but denied together
    /// with the license.
    private func objection(
        to term: LicenseTerm, with exception: String, as category: LicenseCategory?
    ) -> PolicyObjection? {
        if allowedExceptions.contains(where: { $0.glob.matches(exception) }) { return nil }
        if allow.contains(where: { $0.pattern.names(term, as: category) }) { return nil }
        if let entry = deny.first(where: {
            $0.pattern.covers(term, as: category) && !$0.pattern.hasException
        }) {
            return .denied(by: entry, underlying: nil)
        }
        if isUnknown(term, as: category) { return .unknown(unknownLocation) }
        if allow.isEmpty { return nil }
        let isAllowedAlone = allow.contains {
            $0.pattern.covers(term, as: category) && !$0.pattern.hasException
        }
        return isAllowedAlone ? .exceptionNotAllowed(allowLocation) : .notAllowed(allowLocation)
    }

    /// Whether the license is absent or unknown; the public domain is known.
    private func isUnknown(_ term: LicenseTerm?, as category: LicenseCategory?) -> Bool {
        term.map { SPDXLicenseList.category(of: $0, judged: category) == .unknown } ?? true
    }
}
