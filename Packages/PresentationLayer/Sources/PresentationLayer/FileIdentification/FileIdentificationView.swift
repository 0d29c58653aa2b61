import DomainLayer
import LicenseViews
public import TerminalUI
import Wording

/// What files state, and the presenter that serves it.
public struct FileIdentificationView<Dependency: FileIdentificationPresenterDependency>: View {
    private let presenter: FileIdentificationPresenter<Dependency>
    private let layout: FileIdentificationLayout

    public init(
        presenter: FileIdentificationPresenter<Dependency>,
        layout: FileIdentificationLayout = FileIdentificationLayout()
    ) {
        self.presenter = presenter
        self.layout = layout
    }

    public var body: some View {
        FileIdentificationContent(state: presenter.state, layout: layout)
    }
}

/// The layout of what files state.
public struct FileIdentificationLayout: Hashable, Sendable {
    /// Whether to show every statement of each file instead of a row per file.
    public var showsStatements: Bool
    /// Whether a row's license is the whole expression rather than the main one.
    public var isFull: Bool
    /// Whether to show the lines of each file that nothing explains.
    public var showsUnexplained: Bool
    /// A clause that says how to see the unexplained lines if they aren't shown.
    public var wayToUnexplained: String?

    public init(
        showsStatements: Bool = false, isFull: Bool = false, showsUnexplained: Bool = false,
        wayToUnexplained: String? = nil
    ) {
        self.showsStatements = showsStatements
        self.isFull = isFull
        self.showsUnexplained = showsUnexplained
        self.wayToUnexplained = wayToUnexplained
    }
}

/// What each file states: a row per file, or every statement.
struct FileIdentificationContent: View {
    let state: FileIdentificationState
    var layout = FileIdentificationLayout()

    var body: some View {
        if layout.showsStatements {
            VStack(spacing: 1) {
                ForEach(state.files) {
                    IdentifiedFileView(file: $0, layout: layout)
                }
            }
        } else if layout.showsUnexplained {
            VStack(spacing: 1) {
                IdentifiedFileTable(files: state.files, isFull: layout.isFull)
                ForEach(state.files.filter { !$0.unexplained.isEmpty }) { file in
                    Section("Unexplained in \(file.source.name)") {
                        NumberedLines(lines: TextLine.unexplained(in: file))
                    }
                }
            }
        } else {
            IdentifiedFileTable(files: state.files, isFull: layout.isFull)
        }
    }
}

/// A row per file.
private struct IdentifiedFileTable: View {
    let files: [IdentifiedFile]
    /// Whether to show the whole expression rather than the main one.
    let isFull: Bool

    var body: some View {
        Table(files) {
            Column("File", flexible: true, minimum: 20) { Text($0.source.name) }
            if files.contains(where: { !$0.findings.isEmpty }) {
                Column("Findings", flexible: true) { file in
                    Text(file.findings.map(\.kind.label).joined(separator: ", "))
                        .foreground(.yellow)
                }
            }
            Column("Basis") { BasisText(basis: $0.basis) }
            Column("License", flexible: true, minimum: 12) { file in
                FileAnswerText(file: file, isFull: isFull)
            }
        }
    }
}

/// The license that a file states, or its exceptions if it states nothing else.
private struct FileAnswerText: View {
    let file: IdentifiedFile
    /// Whether to show the whole expression rather than the main one.
    let isFull: Bool

    var body: some View {
        if !file.loneExceptions.isEmpty {
            Text(file.exceptions.joined(separator: ", ")) + Text(", but no license").dim()
        } else if isFull {
            AnswerText(expression: file.expression, names: file.nicknames)
        } else {
            MainAnswerText(answer: file.mainAnswer)
        }
    }
}

/// What one file states, laid out like the view of a package.
private struct IdentifiedFileView: View {
    let file: IdentifiedFile
    let layout: FileIdentificationLayout

    var body: some View {
        VStack(spacing: 1) {
            VStack {
                Text(file.source.label).bold()
                FileAnswerText(file: file, isFull: true)
            }
            VStack {
                BasisFact(basis: file.basis)
                MainLicenseFact(main: file.mainExpression, expression: file.expression)
                Fact("Format", file.format.label)
                UnexplainedFact(
                    lines: file.unexplained,
                    way: layout.showsUnexplained ? nil : layout.wayToUnexplained)
            }
            DetailStatements(statements: file.statements)
            DetailFindings(findings: file.findings)
            if layout.showsUnexplained { UnexplainedSection(lines: TextLine.unexplained(in: file)) }
        }
    }
}
