import DomainLayer

/// What copyright files say, as JSON: written once for all packages that have the same text.
///
/// A third of a system's packages have the text of another one, and the longest texts are those of
/// sources with many packages.
struct WrittenAnswers {
    private var answers: [ObjectIdentifier: (entry: LicenseEntry, json: JSONWriter.Fragment)] = [:]

    /// What was written for an entry that says the same; nil where this is the first.
    func answer(like entry: LicenseEntry) -> JSONWriter.Fragment? {
        guard let (other, json) = answers[entry.statements.identity],
            other.format == entry.format, other.basis == entry.basis,
            other.expression == entry.expression, other.mainExpression == entry.mainExpression
        else { return nil }
        return json
    }

    mutating func add(_ json: JSONWriter.Fragment, of entry: LicenseEntry) {
        answers[entry.statements.identity] = (entry, json)
    }
}
