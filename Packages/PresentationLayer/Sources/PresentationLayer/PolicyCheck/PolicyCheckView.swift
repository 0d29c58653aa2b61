import DomainLayer
public import TerminalUI

/// A check, and the presenter that serves it.
public struct PolicyCheckView<Dependency: PolicyCheckPresenterDependency>: View {
    private let presenter: PolicyCheckPresenter<Dependency>
    private let showsFooter: Bool

    /// - Parameters:
    ///   - presenter: serves the check.
    ///   - showsFooter: whether to sum up, and to say what to do about unknown licenses.
    public init(presenter: PolicyCheckPresenter<Dependency>, showsFooter: Bool = true) {
        self.presenter = presenter
        self.showsFooter = showsFooter
    }

    public var body: some View {
        PolicyCheckContent(state: presenter.state, showsFooter: showsFooter)
    }
}

/// What a policy says of a system: the violations by what they violate, then what else there is to
/// know, then a line that sums up.
struct PolicyCheckContent: View {
    /// Nothing is shown as long as it has no verdict.
    let state: PolicyCheckState
    /// Whether to sum up, and to say what to do about unknown licenses.
    var showsFooter = true

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
                    VStack { ForEach(verdict.notesOnUnknowns) { PolicyNote(text: $0) } }
                    Text(verdict.summary)
                }
            }
        }
    }
}
