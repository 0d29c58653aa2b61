import DomainLayer
import LicenseViews
public import TerminalUI
import Wording

/// Explanations, and the presenter that serves them.
public struct ExplanationView<Dependency: LicenseScanDependency>: View {
    private let presenter: ExplanationPresenter<Dependency>

    public init(presenter: ExplanationPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View { ExplanationContent(state: presenter.state) }
}

/// Explanations, one below the other.
struct ExplanationContent: View {
    /// Nothing is shown until the state has explanations.
    let state: ExplanationState

    var body: some View {
        VStack(spacing: 2) {
            ForEach(state.explanations.value ?? []) { SubjectView(explanation: $0) }
        }
    }
}

private struct SubjectView: View {
    /// The most packages to show, and the most places that state a license.
    private static let limit = 20

    let explanation: Explanation

    var body: some View {
        VStack(spacing: 1) {
            VStack {
                Text(explanation.title).bold()
                ForEach(explanation.facts) { Fact($0.label, $0.value) }
                if case .scope = explanation.subject {} else { Fact("Packages", packages) }
            }
            if !explanation.evidence.isEmpty {
                Section("Stated in") {
                    ForEach(explanation.evidence.prefix(Self.limit)) { Text(line(of: $0)) }
                    if explanation.evidence.count > Self.limit {
                        let others = explanation.evidence.count - Self.limit
                        Text("and \(others.counting("more place"))").dim()
                    }
                }
            }
            if let text = explanation.text {
                Section("Text") { ForEach(Array(TextLines(text))) { Text(String($0)) } }
            }
        }
    }

    private var packages: String {
        let all = explanation.packages
        if all.isEmpty { return "none" }
        let others = all.count - Self.limit
        let shown = all.prefix(Self.limit).joined(separator: " ")
        return "\(all.count): \(shown)" + (others > 0 ? " and \(others) more" : "")
    }

    private func line(of evidence: Explanation.Evidence) -> String {
        "\(evidence.file):\(evidence.lines.lineLabel) (\(evidence.package))"
    }
}
