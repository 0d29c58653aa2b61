public import DomainLayer
public import TerminalUI
import Wording

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
