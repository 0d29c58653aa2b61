public import DomainLayer
public import TerminalUI
import Wording

/// The main license and how many more there are, or a few dimmed words that say why there is none.
///
/// The license has the color of its category, and the number has the color of the whole
/// expression's category. If something is unknown, both have the color of `unknown`. If the license
/// is too wide, its expression is cut so that the number of the others stays visible.
public struct MainAnswerText: View {
    private let answer: MainAnswer
    private let reason: LicenseReason.Kind?
    private let isPlain: Bool

    /// - Parameters:
    ///   - answer: the main license, and how many others there are.
    ///   - reason: nil if none is known.
    ///   - isPlain: whether to draw it without colors, as in the selected row of a list.
    public init(answer: MainAnswer, reason: LicenseReason.Kind? = nil, isPlain: Bool = false) {
        self.answer = answer
        self.reason = reason
        self.isPlain = isPlain
    }

    public var body: some View {
        if let expression = answer.expression {
            let name = expression.label(answer.names)
            let needed = DisplayWidth.of(name)
            WidthReader { width in
                HStack(spacing: 0) {
                    styled(Text(name), expression.color)
                        .frame(
                            width: width.map { min(needed, $0 - answer.suffix.count) }, height: 1)
                    styled(
                        Text(answer.suffix),
                        (answer.isUnknown ? .unknown : answer.category).color)
                }
            }
        } else {
            AnswerText(expression: nil, reason: reason, isPlain: isPlain)
        }
    }

    private func styled(_ text: Text, _ color: Color) -> Text {
        isPlain ? text : text.foreground(color)
    }
}

extension MainAnswerText {
    public init(entry: PackageLicense, isPlain: Bool = false) {
        self.init(answer: entry.mainAnswer, reason: entry.reason?.kind, isPlain: isPlain)
    }
}

/// The whole expression if it fits; else the main license, and how many more there are.
public struct FittingAnswerText: View {
    private let entry: PackageLicense

    public init(entry: PackageLicense) {
        self.entry = entry
    }

    public var body: some View {
        let whole = AnswerText(
            expression: entry.expression, names: entry.nicknames, reason: entry.reason?.kind)
        let needed = DisplayWidth.of(entry.expression?.label(entry.nicknames) ?? "")
        WidthReader { width in
            if needed <= width ?? .max { whole } else { MainAnswerText(entry: entry) }
        }
    }
}
