import DomainLayer

/// What is worked out of an inventory once, so that filtering and ordering its packages takes no
/// time when a key is pressed.
struct PackageRowIndex: Sendable {
    /// What each package is filtered by: its name, and its licence as it is shown.
    let keys: [String]
    /// How many packages are shown in each category's colour, those that occur, most first.
    let categories: [LicenseSummary.Count<LicenseCategory>]
    /// How many licences the packages name together.
    let licenses: Int
    private let orders: [LicenseOrder: [Int]]

    init(_ entries: [LicenseEntry]) {
        var answers = DistinctAnswers()
        let numbers = entries.map { answers.number(of: $0) }
        let texts = answers.answers.map { $0.text.lowercased() }
        keys = zip(entries, numbers).map { "\($0.name.lowercased())\n\(texts[$1])" }
        licenses = answers.licenses.count
        categories = answers.categories(numbers)
        let ranks = answers.ranks
        orders = [
            .name: Array(entries.indices),
            .license: Self.order(numbers.map { ranks[$0] }),
            .size: Self.order(entries.map { -$0.installedSize }),
        ]
    }

    /// The numbers of all rows in an order; equals stay as they are.
    func order(_ order: LicenseOrder) -> [Int] {
        orders[order] ?? []
    }

    private static func order(_ ranks: [Int]) -> [Int] {
        ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }
}

/// The different answers of an inventory's packages: they are far fewer than the packages.
private struct DistinctAnswers {
    struct Answer {
        let text: String
        let category: LicenseCategory?
    }

    private(set) var answers: [Answer] = []
    private(set) var licenses: Set<String> = []
    private var numbers: [LicenseExpression: Int] = [:]
    private var reasons: [String: Int] = [:]

    /// The number of the package's answer.
    mutating func number(of entry: LicenseEntry) -> Int {
        guard let expression = entry.expression else {
            return number(ofReason: entry.reason?.label ?? "")
        }
        if let number = numbers[expression] { return number }
        licenses.formUnion(entry.licenses)
        answers.append(
            Answer(text: expression.description, category: expression.category))
        numbers[expression] = answers.count - 1
        return answers.count - 1
    }

    private mutating func number(ofReason text: String) -> Int {
        if let number = reasons[text] { return number }
        answers.append(Answer(text: text, category: nil))
        reasons[text] = answers.count - 1
        return answers.count - 1
    }

    /// The rank of each answer among them all: licences by their text, then what is none.
    var ranks: [Int] {
        let sorted = answers.indices.sorted { left, right in
            let (left, right) = (answers[left], answers[right])
            if (left.category == nil) != (right.category == nil) { return right.category == nil }
            return left.text < right.text
        }
        var ranks = Array(repeating: 0, count: answers.count)
        for (rank, answer) in sorted.enumerated() { ranks[answer] = rank }
        return ranks
    }

    /// How many packages have answers of each category; those without one are unknown.
    func categories(_ numbers: [Int]) -> [LicenseSummary.Count<LicenseCategory>] {
        var counts: [LicenseCategory: Int] = [:]
        for number in numbers { counts[answers[number].category ?? .unknown, default: 0] += 1 }
        return LicenseCategory.allCases.enumerated()
            .compactMap { index, category in counts[category].map { (index, category, $0) } }
            .sorted { ($1.2, $0.0) < ($0.2, $1.0) }
            .map { LicenseSummary.Count($0.1, $0.2) }
    }
}
