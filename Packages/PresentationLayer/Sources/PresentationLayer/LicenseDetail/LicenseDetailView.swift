import DomainLayer
import LicenseViews
public import TerminalUI
import Wording

/// The view of packages, and the presenter that serves it.
public struct LicenseDetailView<Dependency: LicenseDetailPresenterDependency>: View {
    private let presenter: LicenseDetailPresenter<Dependency>
    private let showsStatements: Bool
    private let wayToUnexplained: String?

    /// - Parameters:
    ///   - presenter: holds the packages.
    ///   - showsStatements: whether to show each statement instead of a row per license.
    ///   - wayToUnexplained: a clause that says how to see the unexplained lines if they aren't
    ///     shown.
    public init(
        presenter: LicenseDetailPresenter<Dependency>, showsStatements: Bool = false,
        wayToUnexplained: String? = nil
    ) {
        self.presenter = presenter
        self.showsStatements = showsStatements
        self.wayToUnexplained = wayToUnexplained
    }

    public var body: some View {
        LicenseDetailContent(
            state: presenter.state, showsStatements: showsStatements,
            wayToUnexplained: wayToUnexplained)
    }
}

/// Everything about packages, with their copyright texts if these were read.
struct LicenseDetailContent: View {
    /// Nothing is shown until the state has a package.
    let state: LicenseDetailState
    /// Whether to show each statement instead of a row per license.
    var showsStatements = false
    /// A clause that says how to see the unexplained lines if they aren't shown.
    var wayToUnexplained: String?

    var body: some View {
        VStack(spacing: 2) {
            ForEach(state.details.value ?? []) { detail in
                PackageDetail(
                    detail: detail, showsStatements: showsStatements,
                    wayToUnexplained: detail.unexplained == .idle ? wayToUnexplained : nil)
            }
        }
    }
}

private struct PackageDetail: View {
    let detail: LicenseDetail
    let showsStatements: Bool
    let wayToUnexplained: String?

    var body: some View {
        let entry = detail.entry
        VStack(spacing: 1) {
            DetailHeading(entry: entry, removal: detail.removal)
            if let layers = detail.layers { PackageLayersTable(layers: layers) }
            DetailFacts(
                entry: entry, installReason: detail.installReason,
                wayToUnexplained: wayToUnexplained)
            if showsStatements {
                DetailStatements(statements: entry.statements)
            } else {
                StatedLicenseTable(statements: entry.statements, names: entry.nicknames)
            }
            DetailFindings(findings: entry.findings)
            DetailUnexplained(lines: detail.unexplained)
            DetailText(text: detail.text, statements: entry.statements)
        }
    }
}

/// A package's name and its answer.
private struct DetailHeading: View {
    let entry: PackageLicense
    let removal: LayerChange?

    var body: some View {
        VStack {
            Text(entry.name).bold() + Text(instance)
                + Text(removal.map { ", removed by layer \($0.layer)" } ?? "").foreground(.red)
            AnswerText(
                expression: entry.expression, names: entry.nicknames, reason: entry.reason?.kind)
        }
    }

    /// Version and architecture, as far as dpkg's stanza has them.
    private var instance: String {
        [entry.version, entry.architecture].filter { !$0.isEmpty }.map { " \($0)" }.joined()
    }
}

/// The copyright text with its line numbers; `>` marks the lines that statements rest on.
private struct DetailText: View {
    let text: LoadState<License, LicenseDriverError>
    let statements: [LicenseStatement]

    var body: some View {
        switch text {
        case .idle, .loading: EmptyView()
        case .success(let license):
            Section("Text") {
                NumberedLines(lines: TextLine.lines(of: license.body, evidence: statements))
            }
        case .failure(let error): FailureView(error: error)
        }
    }
}

/// The lines of the copyright text that nothing explains.
private struct DetailUnexplained: View {
    let lines: LoadState<[TextLine], LicenseDriverError>

    var body: some View {
        switch lines {
        case .idle, .loading: EmptyView()
        case .success(let lines): UnexplainedSection(lines: lines)
        case .failure(let error): FailureView(error: error)
        }
    }
}

/// Lines of a file that nothing explains, with their numbers; nothing if there are none.
struct UnexplainedSection: View {
    let lines: [TextLine]

    var body: some View {
        if !lines.isEmpty { Section("Unexplained") { NumberedLines(lines: lines) } }
    }
}
