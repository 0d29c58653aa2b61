import DomainLayer
import LicenseViews
import TerminalUI

/// Where a sheet is, and whether its package was reviewed, which `m` marks.
struct ReviewStatus: View {
    @Environment(InventoryStore.self) private var store
    @Environment(\.inventoryContext) private var context
    let sheet: Router.Sheet
    let entry: LicenseEntry
    /// The statement that was gone to, from 0; nil before the first one.
    let statement: Int?

    var body: some View {
        StatusLine(
            words: store.reviewed.contains(entry.id) ? "\(words), reviewed" : words,
            count: "package \((sheet.index + 1).grouped) of \(sheet.packages.count.grouped)"
        )
        .onKey(.character("m")) { context.toggleReview(of: entry.id) }
    }

    private var words: String {
        let all = entry.statements.count
        return statement.map { "statement \($0 + 1) of \(all)" } ?? all.counting("statement")
    }
}
