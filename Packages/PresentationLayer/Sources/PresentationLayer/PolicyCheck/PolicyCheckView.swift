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
    ///   - showsFooter: whether to sum up.
    ///   - notes: what else is good to know, a sentence each without a full stop; part of the
    ///     footer.
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

/// What a policy says of a system: the violations by what they violate, then what else there is to
/// know, then a line that sums up.
struct PolicyCheckContent: View {
    /// Nothing is shown as long as it has no verdict.
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
