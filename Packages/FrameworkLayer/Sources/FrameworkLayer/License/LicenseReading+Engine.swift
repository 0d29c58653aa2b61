import DebianCopyright
import DomainLayer

extension LicenseReading {
    /// Converts what the engine read in a text.
    ///
    /// - Parameters:
    ///   - terms: the engine's terms.
    ///   - text: the text.
    init(_ terms: LicenseTerms, of text: ReferencedText) {
        self.init(
            permissions: .init(terms.permissions), conditions: .init(terms.conditions),
            limitations: .init(terms.limitations), unread: terms.unread,
            category: LicenseCategory(terms, addedTo: text.reference.underlying),
            opening: text.opening)
    }
}

extension [LicenseReading.Term] {
    /// Each term once, with all lines that state it.
    fileprivate init<Term: RawRepresentable<String>>(_ findings: [TermFinding<Term>]) {
        self = []
        for finding in findings {
            if let index = firstIndex(where: { $0.name == finding.term.rawValue }) {
                if self[index].lines.last != finding.lines {
                    self[index].lines.append(finding.lines)
                }
            } else {
                append(LicenseReading.Term(finding.term.rawValue, lines: [finding.lines]))
            }
        }
    }
}

extension LicenseCategory {
    /// An exception adds permissions, so that a license with the exception asks no more than the
    /// license alone.
    ///
    /// - Parameter licenses: the ids of the licenses that the text adds to; empty for a license of
    ///   its own.
    fileprivate init(_ terms: LicenseTerms, addedTo licenses: [String]) {
        let own = LicenseCategory(terms.category)
        let categories = licenses.map { SPDXLicenseList.category(of: LicenseTerm($0)) }
        if own == .restricted || categories.isEmpty {
            self = own
        } else if terms.unread.isEmpty, !categories.contains(.unknown) {
            self = categories.max() ?? .unknown
        } else {
            self = .unknown
        }
    }

    private init(_ category: LicenseTerms.Category?) {
        self =
            switch category {
            case .permissive: .permissive
            case .publicDomain: .publicDomain
            case .weakCopyleft: .weakCopyleft
            case .strongCopyleft: .strongCopyleft
            case .restricted: .restricted
            case nil: .unknown
            }
    }
}
