/// Several screens, one of which is shown, below a row of their titles.
///
/// ```swift
/// TabView(selection: $tab) {
///     Tab("Packages", value: 0) { PackagesView() }
///     Tab("Licenses", value: 1) { LicensesView() }
/// }
/// ```
///
/// Tab and the right arrow select the next one, backtab and the left arrow the previous one, from
/// one end to the other too, unless the content has another use for the key. A tab's content is
/// made only while it is selected. Its state begins then, and lasts as long as the tab view; its
/// tasks are cancelled when another tab is selected, and begin again with the tab.
public struct TabView<Value: Hashable, Accessory: View>: View {
    @Binding private var selection: Value
    private let tabs: [Tab<Value>]
    private let accessory: Accessory

    /// - Parameters:
    ///   - selection: the value of the tab that is shown; nothing is shown if no tab has it.
    ///   - tabs: from left to right, with distinct values.
    ///   - accessory: shown to the right of the titles.
    public init(
        selection: Binding<Value>, @TabBuilder<Value> tabs: () -> [Tab<Value>],
        @ViewBuilder accessory: () -> Accessory
    ) {
        _selection = selection
        self.tabs = tabs()
        self.accessory = accessory()
    }

    /// - Parameters:
    ///   - selection: the value of the tab that is shown; nothing is shown if no tab has it.
    ///   - tabs: from left to right, with distinct values.
    public init(
        selection: Binding<Value>, @TabBuilder<Value> tabs: () -> [Tab<Value>]
    ) where Accessory == EmptyView {
        self.init(selection: selection, tabs: tabs) {}
    }

    public var body: some View {
        let selected = tabs.firstIndex { $0.value == selection }
        VStack {
            HStack(spacing: 2) {
                Tabs(tabs.map(\.title), selected: selected ?? -1)
                Spacer()
                accessory
            }
            .frame(height: 1)
            if let selected { TabContent(tab: tabs[selected]) } else { Spacer() }
        }
        .onKey { key in
            switch key {
            case .tab, .right: select((selected ?? -1) + 1)
            case .backTab, .left: select((selected ?? 0) - 1)
            default: false
            }
        }
    }

    private func select(_ index: Int) -> Bool {
        if tabs.isEmpty { return false }
        selection = tabs[(index + tabs.count) % tabs.count].value
        return true
    }
}

/// A screen of a ``TabView``.
public struct Tab<Value: Hashable> {
    let title: String
    let value: Value
    let render: @MainActor (inout LineStack) -> Void

    /// - Parameters:
    ///   - title: shown in the row of titles.
    ///   - value: the selection while the tab is shown.
    ///   - content: the tab's content.
    public init<Content: View>(
        _ title: String, value: Value, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.title = title
        self.value = value
        render = { content().render(into: &$0) }
    }
}

private struct TabContent<Value: Hashable>: View {
    let tab: Tab<Value>

    func render(into stack: inout LineStack) {
        let outer = stack.context
        outer.ownSlots()
        stack.context = outer.slot(id: tab.value)
        tab.render(&stack)
        stack.context = outer
    }
}

/// Puts the tabs of a ``TabView`` together, from left to right.
@resultBuilder
public enum TabBuilder<Value: Hashable> {
    /// A single tab.
    public static func buildExpression(_ tab: Tab<Value>) -> Tab<Value> { tab }

    /// Several tabs.
    public static func buildBlock(_ tabs: Tab<Value>...) -> [Tab<Value>] {
        assert(Set(tabs.map(\.value)).count == tabs.count, "two tabs have the same value")
        return tabs
    }
}
