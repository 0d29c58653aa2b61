import TerminalUI

/// Something is on its way.
struct LoadingView: View {
    let done: Int
    /// Nil where nobody knows yet.
    let total: Int?

    var body: some View {
        if let total, total > 0 {
            Text("Loading: \(done) of \(total)").dim()
            Bar(fraction: Double(done) / Double(total), width: 40)
        } else {
            Text("Loading …").dim()
        }
    }
}
