import TerminalUI
import Testing

@testable import MVVMStyle

@MainActor
struct PackageListKeysTests {
    private func keys(
        isFiltering: Bool = false, isFiltered: Bool = false,
        onAction: @escaping @MainActor (String) -> Void = { _ in }
    ) -> PackageListKeys {
        PackageListKeys(
            isFiltering: isFiltering, isFiltered: isFiltered,
            onOpen: { onAction("open") }, onFilter: { onAction("filter") },
            onAccept: { onAction("accept") }, onClear: { onAction("clear") })
    }

    @Test func `preview, without a filter, has the keys of the list`() {
        #expect(preview { keys() } == "enter open  / filter  r read again  q quit")
    }

    @Test func `preview, with a filter, has the key to be rid of it first`() {
        #expect(
            preview { keys(isFiltered: true) }
                == "esc all  enter open  / filter  r read again  q quit")
    }

    @Test func `preview, while a filter is written, has its keys alone`() {
        #expect(preview { keys(isFiltering: true, isFiltered: true) } == "enter accept  esc all")
    }

    @Test(arguments: [
        (false, [.enter, .character("/"), .escape], ["open", "filter", "clear"]),
        (true, [Key.enter, .escape], ["accept", "clear"]),
    ])
    func `keys, while a filter is written or not, do what they say`(
        isFiltering: Bool, pressed: [Key], expected: [String]
    ) {
        var actions: [String] = []
        let terminal = HeadlessTerminal(columns: 60, rows: 1) {
            keys(isFiltering: isFiltering) { actions.append($0) }
        }
        for key in pressed { terminal.press(key) }
        #expect(actions == expected)
    }
}
