import DomainLayer
import LicenseViews
import TerminalUI
import Wording

extension View {
    /// Shows the keys on `?`.
    func keyHelp() -> some View { KeyHelp(content: self) }
}

private struct KeyHelp<Content: View>: View {
    let content: Content
    @State private var isShown = false

    var body: some View {
        content
            .onKey(.character("?")) { isShown = true }
            .sheet(isPresented: $isShown) { HelpView() }
    }
}

/// All keys, and what the colors of licenses mean.
struct HelpView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            VStack(spacing: 1) {
                ForEach(BrowserKeys.sections) { title, keys in
                    VStack {
                        Text(title).bold()
                        ForEach(keys) { name, action in
                            HStack(spacing: 2) {
                                Text(name).frame(width: 14)
                                Text(action).dim().flexible()
                            }
                        }
                    }
                }
                colors
            }
        }
        .navigationTitle("Keys")
        .onKey(.character("q")) { dismiss() }
    }

    private var colors: some View {
        VStack {
            Text("Colors of licenses").bold()
            ForEach(LicenseCategory.allCases) { category in
                Text("■ ").foreground(category.color) + Text(category.label)
            }
        }
    }
}
