import TerminalUI

/// How far the inventory is, where it takes so long that anybody would wonder.
struct LoadingScreen: View {
    let done: Int
    /// Nil where nobody knows yet.
    let total: Int?
    let isShown: Bool

    var body: some View {
        if isShown {
            Notice {
                if let total, total > 0 {
                    Text("Reading the packages: \(done.grouped) of \(total.grouped)")
                    Bar(fraction: Double(done) / Double(total), width: 40).foreground(.cyan)
                } else {
                    Text("Reading dpkg's database …")
                }
            }
        } else {
            Spacer()
        }
    }
}
