import TerminalUI

/// The list, the sheet above it if one is open, and the way to leave.
struct NavigationContainer: View {
    @Environment(AppStore.self) private var store
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack { PackagesContainer() }
            .sheet(isPresented: isSheetPresented) { SheetContainer() }
            .onChange(of: store.state.navigation.hasQuit) { _, _ in dismiss() }
    }

    private var isSheetPresented: Binding<Bool> {
        Binding(
            get: { store.state.navigation.pages != nil },
            set: { if !$0 { store.send(.navigation(.close)) } })
    }
}
