public import DomainLayer
public import TerminalUI

/// What a policy says of a system: the violations by what they violate, then what else there is to
/// know, then a line that sums up.
///
/// There is no presenter behind it, for nothing changes: the policy was checked before.
public struct PolicyVerdictView: View {
    private let verdict: PolicyVerdict
    private let showsFooter: Bool

    /// - Parameters:
    ///   - verdict: what the policy said.
    ///   - showsFooter: whether to sum up.
    public init(verdict: PolicyVerdict, showsFooter: Bool = true) {
        self.verdict = verdict
        self.showsFooter = showsFooter
    }

    public var body: some View {
        VStack(spacing: 1) {
            ForEach(ViolationGroup.groups(of: verdict.violations)) { ViolationTable(group: $0) }
            ChoiceTable(choices: verdict.choices)
            ExemptionTable(exempted: verdict.exempted)
            PolicyWarnings(verdict: verdict)
            if showsFooter { Text(verdict.summary) }
        }
    }
}
