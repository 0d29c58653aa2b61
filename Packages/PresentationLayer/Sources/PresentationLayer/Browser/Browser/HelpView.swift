import DomainLayer
import LicenseViews
import TerminalUI

/// All keys, and what the colours of licences mean.
struct HelpView: View {
    let state: BrowserState
    let onScroll: @MainActor (Int) -> Void

    var body: some View {
        ScrollView(top: state.helpTop, onScroll: onScroll) {
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
    }

    private var colors: some View {
        VStack {
            Text("Colours of licences").bold()
            ForEach(LicenseCategory.allCases) { category in
                Text("■ ").foreground(category.color) + Text(category.label)
            }
        }
    }
}
