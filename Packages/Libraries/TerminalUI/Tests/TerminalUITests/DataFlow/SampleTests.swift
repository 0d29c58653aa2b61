import Observation
import Testing

@testable import TerminalUI

private struct License: Identifiable {
    let id: Int
    let name: String
    let text: String
}

@MainActor @Observable
private final class LicenseListPresenter {
    private(set) var licenses: [License] = []
    var selected: License?

    func onAppear() async {
        licenses = ["MIT", "ISC", "Zlib"].enumerated().map {
            License(id: $0, name: $1, text: "Terms of \($1).\nNo warranty.")
        }
    }

    func onTap(_ license: License) { selected = license }
}

private struct LicenseListView: View {
    @State private var presenter: LicenseListPresenter

    init() { presenter = LicenseListPresenter() }

    var body: some View {
        List {
            ForEach(presenter.licenses) { license in
                Button(license.name) { presenter.onTap(license) }
            }
        }
        .navigationTitle("Licenses")
        .sheet(item: $presenter.selected) { license in
            ScrollView { Text(license.text) }.navigationTitle(license.name)
        }
        .task { await presenter.onAppear() }
    }
}

@MainActor
@Suite struct SampleTests {
    @Test func `a screen is written as for any other toolkit of its kind`() async {
        let terminal = HeadlessTerminal(columns: 20, rows: 4) {
            NavigationStack { LicenseListView() }
        }
        for _ in 0..<1000 where !terminal.frame.contains("ISC") { await Task.yield() }
        #expect(terminal.frame == "Licenses\nMIT\nISC\nZlib")
        terminal.press(.down, .enter)
        #expect(terminal.frame.contains("Terms of ISC."))
        terminal.press(.escape, .up)
        #expect(terminal.frame == "Licenses\nMIT\nISC\nZlib")
        await terminal.end()
    }
}
