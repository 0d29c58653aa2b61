public import DomainLayer

extension LicenseExpression {
    /// The expression for people: a licence that the SPDX list lacks has the name that a file gives
    /// it, `Quill (LicenseRef-deb-3e7a51c9…)`.
    ///
    /// - Parameter names: by the ids of such licences.
    public func label(_ names: [String: String]) -> String {
        if names.isEmpty { return description }
        return text { term in
            names[term.id].map { "\($0) (\(term.id.shortened))" } ?? term.description
        }
    }
}

extension String {
    /// A `LicenseRef-` with the first eight of its hex digits: enough for `explain` to know it.
    fileprivate var shortened: String {
        guard hasPrefix("LicenseRef-deb-"), let hyphen = lastIndex(of: "-") else { return self }
        let digits = self[index(after: hyphen)...]
        return digits.count > 8 ? self[...hyphen] + digits.prefix(8) + "…" : self
    }
}
