import TerminalUI

/// The lines of a component, 60 columns wide.
@MainActor
func preview(@ViewBuilder _ component: () -> some View) -> String {
    let lines = VStack { component() }.rendered(width: 60)
    return lines.map(\.text.trimmed).joined(separator: "\n")
}

extension String {
    fileprivate var trimmed: Substring {
        self[...].prefix(upTo: lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)
    }
}
