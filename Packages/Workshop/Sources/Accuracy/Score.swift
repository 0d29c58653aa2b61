import Foundation

/// How many of the stated ids were found, and how many answers were wrong.
struct Score {
    private var files = 0
    private var exact = 0
    private var found = 0
    private var missed = 0
    private var extra = 0

    /// Adds a file's answer.
    ///
    /// - Parameters:
    ///   - wanted: the ids that the file states.
    ///   - given: the ids that were answered.
    ///   - alternatives: other ids that count as right in the place of one.
    ///   - isExact: whether everything else about the answer is right.
    mutating func add(
        _ wanted: Set<String>, given: Set<String>, alternatives: [String: Set<String>] = [:],
        isExact: Bool = true
    ) {
        var rest = given
        var isComplete = true
        for id in wanted {
            let others = alternatives[id] ?? []
            if rest.remove(id) != nil || !others.isDisjoint(with: rest) {
                found += 1
                rest.subtract(others.subtracting(wanted))
            } else {
                missed += 1
                isComplete = false
            }
        }
        extra += rest.count
        files += 1
        if isComplete && rest.isEmpty && isExact { exact += 1 }
    }

    /// A line with the score's name, the number of files, precision, recall, their harmonic mean
    /// and the share of exact answers.
    func line(_ name: String) -> String {
        let precision = Self.share(found, of: found + extra)
        let recall = Self.share(found, of: found + missed)
        let sum = precision + recall
        let values = [precision, recall, sum > 0 ? 2 * precision * recall / sum : 0]
        return name.padding(toLength: 16, withPad: " ", startingAt: 0)
            + String(format: "%6d", files)
            + (values + [Self.share(exact, of: files)]).map { String(format: "  %9.4f", $0) }
            .joined()
    }

    /// The headings above the lines.
    static let heading = "                 files  precision     recall         F1      exact"

    private static func share(_ part: Int, of whole: Int) -> Double {
        whole == 0 ? 1 : Double(part) / Double(whole)
    }
}
