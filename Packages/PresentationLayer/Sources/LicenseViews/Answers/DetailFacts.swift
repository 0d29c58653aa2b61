public import DomainLayer
public import TerminalUI
import Wording

/// What dpkg and the copyright file say about the package as a whole.
public struct DetailFacts: View {
    private let entry: PackageLicense
    private let installReason: InstallReason?
    private let wayToUnexplained: String?

    /// - Parameters:
    ///   - entry: the package.
    ///   - installReason: nil if it wasn't looked up.
    ///   - wayToUnexplained: a clause that says how to see the unexplained lines; nil if they are
    ///     shown.
    public init(
        entry: PackageLicense, installReason: InstallReason? = nil, wayToUnexplained: String? = nil
    ) {
        self.entry = entry
        self.installReason = installReason
        self.wayToUnexplained = wayToUnexplained
    }

    public var body: some View {
        VStack {
            MainLicenseFact(main: entry.mainExpression, expression: entry.expression)
            Fact("Concluded", entry.conclusion?.expression.description)
            Fact("Review", entry.conclusion?.detail)
            Fact("Category", entry.categoryLabel)
            BasisFact(basis: entry.basis)
            Fact("Reason", entry.reason?.detail)
            Fact("Source", entry.source.label)
            BuiltUsingFact(lines: entry.builtUsing.lines)
            Fact("Section", entry.section)
            Fact("Priority", entry.priority)
            Fact("Maintainer", entry.maintainer)
            Fact("Size", entry.installedSize == 0 ? nil : entry.installedSize.kibibytes)
            Fact("Installed", installReason?.label)
            Fact("File", entry.copyrightFile)
            Fact("Format", entry.format?.label)
            UnexplainedFact(lines: entry.unexplained, way: wayToUnexplained)
            Fact("Digest", entry.textDigest)
        }
    }
}

/// The sources that were built in, a line for each of dpkg's fields.
private struct BuiltUsingFact: View {
    let lines: [String]

    var body: some View {
        ForEach(lines.indices) { index in
            Fact(index == 0 ? "Built-Using" : "", lines[index])
        }
    }
}

/// How many lines nothing explains, if there are any.
public struct UnexplainedFact: View {
    private let lines: [ClosedRange<Int>]
    private let way: String?

    /// - Parameters:
    ///   - lines: the unexplained lines.
    ///   - way: a clause that says how to see them; nil if they are shown.
    public init(lines: [ClosedRange<Int>], way: String? = nil) {
        self.lines = lines
        self.way = way
    }

    public var body: some View {
        Fact(
            "Unexplained",
            lines.countOfLines.map { count in way.map { "\(count); \($0)" } ?? count })
    }
}

/// The basis of an answer, and what it means.
public struct BasisFact: View {
    private let basis: StatementBasis

    public init(basis: StatementBasis) {
        self.basis = basis
    }

    public var body: some View {
        Fact("Basis", "\(basis.label): \(basis.detail)")
    }
}

/// The main license, if the answer has more than that.
public struct MainLicenseFact: View {
    private let main: LicenseExpression?
    private let expression: LicenseExpression?

    public init(main: LicenseExpression?, expression: LicenseExpression?) {
        self.main = main
        self.expression = expression
    }

    public var body: some View {
        if let main, expression?.isEquivalent(to: main) != true {
            Fact("Main license", main.description)
        }
    }
}

/// Everything that the copyright file states, in the order of the file.
public struct DetailStatements: View {
    private let statements: [LicenseStatement]

    public init(statements: [LicenseStatement]) {
        self.statements = statements
    }

    public var body: some View {
        if !statements.isEmpty {
            Section("Statements") {
                VStack(spacing: 1) {
                    ForEach(statements) { StatementView(statement: $0) }
                }
            }
        }
    }
}

/// One statement with its evidence.
private struct StatementView: View {
    let statement: LicenseStatement

    var body: some View {
        VStack {
            AnswerText(expression: statement.expression)
            VStack {
                Fact("Lines", statement.lines.lineLabel)
                Fact("Basis", statement.basis.label)
                Fact("Rests on", statement.methodDetail)
                Fact("Written as", statement.name)
                Fact("Built upon", statement.underlying.joined(separator: " "))
                Fact("Files", statement.files.joined(separator: " "))
                ForEach(statement.holders.indices) { index in
                    Fact(index == 0 ? "Holders" : "", statement.holders[index])
                }
            }
            .padding(leading: 2)
        }
    }
}

/// The findings about the package.
public struct DetailFindings: View {
    private let findings: [LicenseFinding]

    public init(findings: [LicenseFinding]) {
        self.findings = findings
    }

    public var body: some View {
        if !findings.isEmpty {
            Section("Findings") {
                ForEach(findings) { FindingText(finding: $0) }
            }
        }
    }
}

/// A title with its content below, indented.
public struct Section<Content: View>: View {
    private let title: String
    private let content: Content

    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    public var body: some View {
        VStack {
            Text(title).bold()
            content.padding(leading: 2)
        }
    }
}

/// A label and its value; nothing if the value is nil or empty.
public struct Fact: View {
    private let label: String
    private let value: String?

    public init(_ label: String, _ value: String?) {
        self.label = label
        self.value = value
    }

    public var body: some View {
        if let value, !value.isEmpty {
            HStack(spacing: 0) {
                Text(margin).dim()
                Text(value)
            }
        }
    }

    /// The label, padded so that all values begin in one column.
    private var margin: String {
        label + String(repeating: " ", count: max(1, 13 - label.count))
    }
}
