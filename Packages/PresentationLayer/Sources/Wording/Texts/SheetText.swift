public import DomainLayer

/// The lines of a copyright text, prepared for showing and searching.
public struct SheetText: Equatable, Sendable {
    /// The lines, from first to last.
    public let lines: [TextLine]

    /// The lines of a text, split on a background thread.
    @concurrent
    public static func of(_ license: License, evidence: [LicenseStatement]) async -> SheetText {
        SheetText(license, evidence: evidence)
    }

    public init(_ license: License, evidence: [LicenseStatement]) {
        lines = TextLine.lines(of: license.body, evidence: evidence)
    }

    /// The numbers of the lines that contain the phrase, ascending.
    public func lines(holding phrase: Phrase) -> [Int] {
        lines.lazy.filter { phrase.isHeld(by: $0.text) }.map(\.number)
    }
}
