import DomainLayer

/// A copyright text in lines, ready to be shown and searched.
struct SheetText: Equatable, Sendable {
    let lines: [TextLine]

    /// Works on a thread of its own.
    @concurrent
    static func of(_ license: License, evidence: [LicenseStatement]) async -> SheetText {
        SheetText(license, evidence: evidence)
    }

    init(_ license: License, evidence: [LicenseStatement]) {
        lines = TextLine.lines(of: license.body, evidence: evidence)
    }

    /// The numbers of the lines that hold the phrase, ascending.
    func lines(holding phrase: Phrase) -> [Int] {
        lines.lazy.filter { phrase.isHeld(by: $0.text) }.map(\.number)
    }
}
