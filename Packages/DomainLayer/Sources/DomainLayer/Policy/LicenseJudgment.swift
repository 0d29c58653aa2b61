/// What some unlisted licenses come to, according to a person who read their texts.
///
/// A judgment holds for every package under such a license, on every machine.
public struct LicenseJudgment: Hashable, Sendable {
    /// `LicenseRef-` ids, each of which identifies a text.
    public var licenses: [String]
    public var ruling: Ruling
    /// The reason, for people; empty if none is given.
    public var reason: String
    /// The last day on which the judgment holds; nil if it doesn't expire.
    public var expires: CalendarDate?
    /// Where the stanza begins.
    public var location: SourceLocation

    /// What a person found out about licenses.
    public enum Ruling: Hashable, Sendable {
        /// The licenses are of this category, so that entries for it name them.
        case category(LicenseCategory)
        /// The licenses pass, whatever they ask, unless an entry denies them by their ids.
        case allowed
    }

    public init(
        licenses: [String], ruling: Ruling, reason: String = "", expires: CalendarDate? = nil,
        location: SourceLocation
    ) {
        self.licenses = licenses
        self.ruling = ruling
        self.reason = reason
        self.expires = expires
        self.location = location
    }

    func isExpired(on day: CalendarDate) -> Bool { expires.map { $0 < day } ?? false }
}

/// The judgments of a policy that hold on a day, by license.
struct JudgedLicenses {
    private var judgments: [String: (index: Int, ruling: LicenseJudgment.Ruling)] = [:]

    init(_ judgments: [LicenseJudgment], day: CalendarDate) {
        for (index, judgment) in judgments.enumerated() where !judgment.isExpired(on: day) {
            for id in judgment.licenses where self.judgments[id] == nil {
                self.judgments[id] = (index, judgment.ruling)
            }
        }
    }

    /// The index of the license's first judgment in the policy's list; nil if there is none.
    func judgment(of term: LicenseTerm) -> Int? { judgments[term.license]?.index }

    /// The category of the license without its exception; nil if no judgment gives one.
    func category(of term: LicenseTerm) -> LicenseCategory? {
        if case .category(let category)? = judgments[term.license]?.ruling { category } else { nil }
    }

    /// Whether the license passes whatever it asks.
    func allows(_ term: LicenseTerm) -> Bool { judgments[term.license]?.ruling == .allowed }

    /// Whether an expression has parts that are unknown even with these judgments.
    ///
    /// - Parameter readings: what the texts of unlisted licenses say, as far as that counts.
    func leavesUnknown(
        _ expression: LicenseExpression?, reading readings: [String: LicenseReading]
    ) -> Bool {
        guard let expression else { return true }
        return expression.isDemanded { term in
            if allows(term) { return false }
            let judged = category(of: term)
            return judged == nil
                ? term.category(reading: readings) == .unknown
                : SPDXLicenseList.category(of: term, judged: judged) == .unknown
        }
    }
}
