import DomainLayer

/// Where in a writer's bytes stands what copyright files say.
///
/// A third of a system's packages have the same text as another, and the large texts are those of
/// sources with many packages: copying what was written for one of them is most of a listing's work.
struct WrittenAnswers {
    private var answers: [ObjectIdentifier: (entry: LicenseEntry, range: Range<Int>)] = [:]

    /// Where the same answer was written; nil where it is the first.
    func answer(like entry: LicenseEntry) -> Range<Int>? {
        guard let (other, range) = answers[entry.statements.identity],
            other.format == entry.format, other.basis == entry.basis,
            other.expression == entry.expression, other.mainExpression == entry.mainExpression
        else { return nil }
        return range
    }

    mutating func add(_ entry: LicenseEntry, _ range: Range<Int>) {
        answers[entry.statements.identity] = (entry, range)
    }
}
