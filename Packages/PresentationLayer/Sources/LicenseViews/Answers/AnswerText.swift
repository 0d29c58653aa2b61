public import DomainLayer
public import TerminalUI
import Wording

/// A license expression, or a few dimmed words that say why there is none.
public struct AnswerText: View {
    private let expression: LicenseExpression?
    private let names: [String: String]
    private let reason: LicenseReason.Kind?
    private let isPlain: Bool

    /// - Parameters:
    ///   - expression: nil if there is none.
    ///   - names: the names that files have for licenses that the SPDX list lacks, by their ids.
    ///   - reason: nil if there are several reasons, or none is known.
    ///   - isPlain: whether to draw it without colors, as in the selected row of a list.
    public init(
        expression: LicenseExpression?, names: [String: String] = [:],
        reason: LicenseReason.Kind? = nil, isPlain: Bool = false
    ) {
        self.expression = expression
        self.names = names
        self.reason = reason
        self.isPlain = isPlain
    }

    public var body: some View { text }

    /// The answer as a text that can be joined with others.
    public var text: Text {
        if isPlain { return Text(expression?.label(names) ?? absence) }
        guard let expression else { return Text(absence).dim() }
        return Text(expression.label(names)).foreground(expression.color)
    }

    private var absence: String { reason?.label ?? "no license found" }
}

/// The basis of an answer in a word; dimmed if the answer has none.
public struct BasisText: View {
    private let basis: StatementBasis

    public init(basis: StatementBasis) {
        self.basis = basis
    }

    public var body: some View {
        if basis == .none {
            Text(basis.label).dim()
        } else {
            Text(basis.label)
        }
    }
}

/// A finding: what it is and where, in a sentence.
public struct FindingText: View {
    private let finding: LicenseFinding

    public init(finding: LicenseFinding) {
        self.finding = finding
    }

    public var body: some View {
        Text(finding.kind.label).foreground(.yellow) + Text(location).dim()
            + Text(": \(finding.detail)")
    }

    private var location: String {
        finding.location.isEmpty ? "" : " (\(finding.location))"
    }
}

/// What went wrong, and what to do about it.
public struct FailureView: View {
    private let error: LicenseDriverError

    public init(error: LicenseDriverError) {
        self.error = error
    }

    public var body: some View {
        Text("Error: ").bold().foreground(.red) + Text(error.detail)
        if let advice = error.advice { Text(advice).dim() }
    }
}

extension LicenseExpression {
    /// The color of the expression's category, or of `unknown` if something in it is unknown.
    public var color: Color { (isUnknown() ? .unknown : category()).color }
}

extension LicenseCategory {
    /// The color of licenses of this category: each has its own, unknown ones are faint, and what
    /// restricts use is red.
    ///
    /// It only repeats what the license's id says, so nothing is lost without colors.
    public var color: Color {
        switch self {
        case .publicDomain: .brightGreen
        case .permissive: .green
        case .font: .brightCyan
        case .documentation: .cyan
        case .weakCopyleft: .yellow
        case .strongCopyleft: .magenta
        case .networkCopyleft: .brightBlue
        case .restricted: .brightRed
        case .unknown: .brightBlack
        }
    }
}
