import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The place of the sheet, and whether its package was reviewed; `m` toggles that mark.
struct ReviewStatus: View {
    @Environment(InventoryStore.self) private var store
    @Environment(\.inventoryContext) private var context
    let sheet: Router.Sheet
    let entry: PackageLicense
    let position: SheetPosition

    var body: some View {
        StatusLine(
            words: store.reviewed.contains(entry.id) ? "\(words), reviewed" : words,
            count: "package \((sheet.index + 1).grouped) of \(sheet.packages.count.grouped)"
        )
        .onKey(.character("m")) { context.toggleReview(of: entry.id) }
    }

    private var words: String { position.words(in: entry) }
}
