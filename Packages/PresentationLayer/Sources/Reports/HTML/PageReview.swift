import DomainLayer
import Wording

/// What the page says first: what a policy says, and what nobody has decided yet.
struct PageReview {
    /// What the policy says; nil if nothing was judged.
    let verdict: PolicyVerdict?
    /// What a person has to read and decide.
    let subjects: [ReviewSubject]
    /// Names of the unlisted licenses among the subjects, by their ids.
    let names: [String: String]
    /// Whether there are more subjects than a verdict has room for.
    let isCut: Bool
    /// Whether something in the inventory could not be read.
    private let isIncomplete: Bool

    /// Without a verdict, everything unknown is to be reviewed, unless something was concluded.
    init(of inventory: LicenseInventory, _ verdict: PolicyVerdict?) {
        let source = verdict ?? Self.unknowns(in: inventory)
        self.verdict = verdict
        subjects = source.subjectsToReview
        names = source.names
        isCut = source.isCut
        isIncomplete = inventory.isIncomplete
    }

    private static func unknowns(in inventory: LicenseInventory) -> PolicyVerdict {
        var inventory = inventory
        inventory.entries = inventory.entries.map { $0.asConcluded ?? $0 }
        // The day is of no importance, since nothing in this policy expires.
        return LicensePolicy.allowingAll.verdict(
            on: inventory, day: CalendarDate(Timestamp(clamping: 0)))
    }

    /// How much the page's readers have to do, as the class of its first sentence.
    enum Urgency: String {
        case violated
        case unsettled
        case settled
    }

    var urgency: Urgency {
        if verdict?.violations.isEmpty == false || isIncomplete { return .violated }
        return verdict == nil || verdict?.checked == 0 || !subjects.isEmpty ? .unsettled : .settled
    }

    /// What needs attention, in one sentence; if something could not be read, in two.
    var attention: String {
        let packages = Set(subjects.flatMap(\.packages)).count
        let review =
            switch packages {
            case 0: "nothing needs review"
            case 1: "1 package needs review"
            default: "\(packages.grouped) packages need review"
            }
        let gap =
            isIncomplete
            ? " Something could not be read, so packages or licenses may be missing." : ""
        return "\(outcome); \(review).\(gap)"
    }

    private var outcome: String {
        guard let verdict else { return Self.unjudged }
        let policy = "the policy" + (verdict.policyPath.map { " \($0)" } ?? "")
        if verdict.checked == 0 { return "No package has a rule in \(policy)" }
        switch Set(verdict.violations.map(\.subject)).count {
        case 0: return "No package violates \(policy)"
        case 1: return "1 package violates \(policy)"
        case let packages: return "\(packages.grouped) packages violate \(policy)"
        }
    }

    /// Why there is no verdict, in a clause without a period.
    static let unjudged = "Nothing was judged, because no policy with rules was named"
}
