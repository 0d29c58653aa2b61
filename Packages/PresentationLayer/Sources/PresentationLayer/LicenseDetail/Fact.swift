import TerminalUI

/// A label and beside it what it names; nothing where that is nil or empty.
struct Fact: View {
    private let label: String
    private let value: String?

    init(_ label: String, _ value: String?) {
        self.label = label
        self.value = value
    }

    var body: some View {
        if let value, !value.isEmpty {
            HStack(spacing: 0) {
                Text(margin).dim()
                Text(value)
            }
        }
    }

    /// The label in the width of the longest, so that values stand below each other.
    private var margin: String {
        label + String(repeating: " ", count: max(1, 13 - label.count))
    }
}
