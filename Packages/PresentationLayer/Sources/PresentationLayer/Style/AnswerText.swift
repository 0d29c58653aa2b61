import DomainLayer
import TerminalUI

/// A licence expression, or in a few dimmed words why there is none.
struct AnswerText: View {
    let expression: LicenseExpression?
    /// What files call the licences that the SPDX list lacks, by their ids.
    var names: [String: String] = [:]
    /// Nil if there are several reasons, or none is known.
    var reason: LicenseReason.Kind?
    /// Whether it goes without a style of its own, as in the selected row of a list.
    var isPlain = false

    var body: some View { text }

    /// The same as a text, to be put together with others.
    var text: Text {
        if isPlain { return Text(expression?.label(names) ?? absence) }
        guard let expression else { return Text(absence).dim() }
        return Text(expression.label(names)).foreground(expression.category.color)
    }

    private var absence: String { reason?.label ?? "no licence found" }
}

/// What an answer rests on, in a word; dimmed if it rests on nothing.
struct BasisText: View {
    let basis: EvidenceKind

    var body: some View {
        if basis == .none {
            Text(basis.label).dim()
        } else {
            Text(basis.label)
        }
    }
}

/// Something that a person should look at: what, where, and in a sentence.
struct FindingText: View {
    let finding: LicenseFinding

    var body: some View {
        Text(finding.kind.label).foreground(.yellow) + Text(location).dim()
            + Text(": \(finding.detail)")
    }

    private var location: String {
        finding.location.isEmpty ? "" : " (\(finding.location))"
    }
}

/// What went wrong, and what to do about it.
struct FailureView: View {
    let error: LicenseDriverError

    var body: some View {
        Text("Error: ").bold().foreground(.red) + Text(error.detail)
        if let advice = error.advice { Text(advice).dim() }
    }
}

extension LicenseCategory {
    /// The colour that licences of this category are shown in.
    ///
    /// It only repeats what the licence's id says, so nothing is lost without colours.
    var color: Color {
        switch self {
        case .permissive: .green
        case .publicDomain: .cyan
        case .weakCopyleft: .yellow
        case .strongCopyleft: .red
        case .networkCopyleft: .magenta
        case .documentation: .brightBlue
        case .font: .brightCyan
        case .other: .brightMagenta
        case .unknown: .brightRed
        }
    }
}
