import Testing

@testable import TerminalUI

@MainActor
@Suite struct ViewHostTests {
    @Test func `what a change sets is in the same frame`() {
        struct Screen: View {
            @State private var count = 0
            @State private var doubled = 0

            var body: some View {
                Text("\(count) \(doubled)")
                    .onKey(.enter) { count += 1 }
                    .onChange(of: count) { doubled = count * 2 }
            }
        }
        let host = ViewHost(
            size: ScreenSize(columns: 9, rows: 1), onCopy: { _ in }, content: { Screen() })
        #expect(host.frame.first?.text.hasPrefix("0 0") == true)
        _ = host.handle(.enter)
        #expect(host.frame.first?.text.hasPrefix("1 2") == true)
    }

    @Test func `a view that never comes to rest is shown all the same`() {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)").onChange(of: count) { count += 1 }.onKey(.enter) { count += 1 }
            }
        }
        let host = ViewHost(
            size: ScreenSize(columns: 9, rows: 1), onCopy: { _ in }, content: { Screen() })
        _ = host.frame
        _ = host.handle(.enter)
        #expect(host.frame.first?.text.hasPrefix("3") == true)
    }
}
