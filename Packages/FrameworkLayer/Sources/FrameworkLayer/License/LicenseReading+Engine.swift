import DebianCopyright
import DomainLayer

extension LicenseReading {
    /// Converts what the engine read in a text.
    ///
    /// - Parameters:
    ///   - terms: the engine's terms.
    ///   - opening: the text's first words.
    init(_ terms: LicenseTerms, opening: String) {
        self.init(
            permissions: .init(terms.permissions), conditions: .init(terms.conditions),
            limitations: .init(terms.limitations), unread: terms.unread,
            category: LicenseCategory(terms.category), opening: opening)
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
    fileprivate init(_ category: LicenseTerms.Category?) {
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
