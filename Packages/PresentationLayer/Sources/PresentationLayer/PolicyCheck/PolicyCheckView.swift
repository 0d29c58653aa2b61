import DomainLayer
public import TerminalUI
import Wording

/// A check, and the presenter that serves it.
public struct PolicyCheckView<Dependency: PolicyCheckPresenterDependency>: View {
    private let presenter: PolicyCheckPresenter<Dependency>
    private let showsFooter: Bool
    private let notes: [String]

    /// - Parameters:
    ///   - presenter: serves the check.
    ///   - showsFooter: whether to end with the notes and a summary line.
    ///   - notes: a sentence each, without a period; part of the footer.
    public init(
        presenter: PolicyCheckPresenter<Dependency>, showsFooter: Bool = true, notes: [String] = []
    ) {
        self.presenter = presenter
        self.showsFooter = showsFooter
        self.notes = notes
    }

    public var body: some View {
        PolicyCheckContent(state: presenter.state, showsFooter: showsFooter, notes: notes)
    }
}

/// What a policy says about a system: the violations, grouped by what they violate, then tables of
/// choices and exemptions, then notes and a summary line.
struct PolicyCheckContent: View {
    /// Nothing is shown until the state has a verdict.
    let state: PolicyCheckState
    var showsFooter = true
    var notes: [String] = []

    var body: some View {
        if let verdict = state.verdict.value {
            VStack(spacing: 1) {
                ForEach(ViolationGroup.groups(of: verdict.violations)) {
                    ViolationTable(group: $0, isOfFacts: verdict.isOfFacts)
                }
                ChoiceTable(choices: verdict.choices)
                ExemptionTable(exempted: verdict.exempted)
                PolicyWarnings(verdict: verdict)
                if showsFooter {
                    VStack { ForEach(notes) { PolicyNote(text: $0) } }
                    Text(verdict.summary)
                }
            }
        }
    }
}

/// The parts of the policy that have no effect, and what the check had to assume.
struct PolicyWarnings: View {
    let verdict: PolicyVerdict

    var body: some View {
        VStack {
            ForEach(verdict.warnings) { warning in
                Text("warning").foreground(.yellow)
                    + Text(" (\(warning.location.position(in: verdict.policyPath)))").dim()
                    + Text(": \(warning.detail)")
            }
            if verdict.isInstallationAssumed { PolicyNote(text: PolicyVerdict.assumption) }
        }
    }
}

/// A note, in one sentence.
struct PolicyNote: View {
    let text: String

    var body: some View { Text("note").foreground(.yellow) + Text(": \(text)") }
}
