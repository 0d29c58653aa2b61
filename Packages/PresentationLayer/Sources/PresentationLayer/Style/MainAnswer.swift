public import DomainLayer
import TerminalUI

/// A package's licences in few words: its main one, and how many more there are.
public struct MainAnswer: Hashable, Sendable {
    /// The main expression, or the whole one if there is no main one.
    public let expression: LicenseExpression
    /// How many licences of the whole expression are not in ``expression``.
    public let others: Int

    /// The expression, and the number of the others if there are any: `Apache-2.0 OR MIT +2`.
    public var text: String { expression.description + others.suffix }
}

extension LicenseEntry {
    /// The package's licences in few words; nil if nothing was found.
    public var mainAnswer: MainAnswer? {
        guard let main = mainExpression ?? expression else { return nil }
        let others = Set(expression?.licenses ?? []).subtracting(main.licenses)
        return MainAnswer(expression: main, others: others.count)
    }
}

extension Int {
    fileprivate var suffix: String { self == 0 ? "" : " +\(self)" }
}

/// A package's ``MainAnswer``, or in a few dimmed words why there is none.
///
/// It has the colour of the package's category. If it is too wide its expression is cut, so that
/// the number of the others stays.
struct MainAnswerText: View {
    let entry: LicenseEntry
    /// Whether it goes without a style of its own, as in the selected row of a list.
    var isPlain = false

    var body: some View {
        if let answer = entry.mainAnswer {
            let name = answer.expression.description
            let (suffix, needed) = (answer.others.suffix, DisplayWidth.of(name))
            WidthReader { width in
                HStack(spacing: 0) {
                    styled(Text(name))
                        .frame(width: width.map { min(needed, $0 - suffix.count) }, height: 1)
                    if isPlain { Text(suffix) } else { Text(suffix).dim() }
                }
            }
        } else {
            AnswerText(expression: nil, reason: entry.reason?.kind, isPlain: isPlain)
        }
    }

    private func styled(_ name: Text) -> Text {
        isPlain ? name : name.foreground(entry.category.color)
    }
}
