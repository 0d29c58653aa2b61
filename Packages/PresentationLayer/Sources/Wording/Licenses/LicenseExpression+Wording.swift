public import DomainLayer

extension LicenseExpression {
    /// The expression for people. A license that no list has gets its name before the id: `Quill
    /// (LicenseRef-deb-3e7a51c9…)`.
    ///
    /// - Parameter names: the names of such licenses, by their ids.
    public func label(_ names: [String: String]) -> String {
        if names.isEmpty { return description }
        return text { term in
            names[term.id].map { "\($0) (\(term.id.shortened))" } ?? term.description
        }
    }
}

extension LicenseExpression {
    /// The expression for lists in which nobody reads digits: a license whose id is made from its
    /// text goes by its name alone, `“Quill” (unlisted)`, so that no name passes for an id.
    ///
    /// - Parameter names: the names of such licenses, by their ids.
    public func shortLabel(_ names: [String: String]) -> String {
        if names.isEmpty { return description }
        return text { term in names[term.id].map { term.id.label($0) } ?? term.description }
    }
}

extension String {
    /// A license's id for lists, see ``LicenseExpression/shortLabel(_:)``.
    public func shortLabel(_ names: [String: String]) -> String {
        names[self].map(label) ?? self
    }

    /// The name in quotation marks, which end nowhere but at its end.
    ///
    /// - Parameter name: what files call the license with this id.
    fileprivate func label(_ name: String) -> String {
        let note = hasPrefix("LicenseRef-deb-") ? "unlisted" : self
        return "“\(name.filter { !"“”".contains($0) })” (\(note))"
    }
}

extension String {
    /// A `LicenseRef-` with the first eight of its hex digits, which is enough for `explain`.
    fileprivate var shortened: String {
        guard hasPrefix("LicenseRef-deb-"), let hyphen = lastIndex(of: "-") else { return self }
        let digits = self[index(after: hyphen)...]
        return digits.count > 8 ? self[...hyphen] + digits.prefix(8) + "…" : self
    }
}

extension LicenseCategory {
    /// The category in a few words.
    public var label: String {
        switch self {
        case .permissive: "permissive"
        case .weakCopyleft: "weak copyleft"
        case .strongCopyleft: "strong copyleft"
        case .networkCopyleft: "network copyleft"
        case .publicDomain: "public domain"
        case .documentation: "documentation"
        case .font: "font"
        case .restricted: "restricted"
        case .unknown: "unknown"
        }
    }

    /// The category in one word, for small places.
    public var shortLabel: String {
        switch self {
        case .weakCopyleft: "weak"
        case .strongCopyleft: "strong"
        case .networkCopyleft: "network"
        case .publicDomain: "public"
        case .permissive, .documentation, .font, .restricted, .unknown: label
        }
    }
}

extension LicenseTerm {
    /// The placeholder for the text of ``publicDomain``, an id that covers many different wordings.
    public static let publicDomainText = """
        Stated to be in the public domain. The words that say so are not the same everywhere: they \
        stand in the copyright file of each package.
        """
}

extension MainAnswer {
    /// The expression and the number of other licenses, if any: `Apache-2.0 OR MIT +2`; nil if
    /// nothing was found.
    public var label: String? { expression.map { $0.label(names) + suffix } }

    /// The number of other licenses: ` +2`; empty if there are none.
    public var suffix: String { others == 0 ? "" : " +\(others)" }
}
