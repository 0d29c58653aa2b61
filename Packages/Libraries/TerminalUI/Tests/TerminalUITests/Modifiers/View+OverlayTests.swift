import Observation
import Testing

@testable import TerminalUI

@MainActor @Observable
private final class Weather {
    var storm: String?
    var log: [String] = []
}

/// Counts keys, and opens a sheet.
private struct Garden: View {
    @State private var count = 0
    @State private var isOpen = false
    let weather: Weather

    var body: some View {
        List {
            ForEach(0..<9) { Text("\($0) of \(count)") }
        }
        .busy(weather.storm != nil)
        .onKey(.character("+")) { count += 1 }
        .onKey(.character("o")) { isOpen = true }
        .sheet(isPresented: $isOpen) { Text("sheet") }
        .task {
            weather.log.append("begun")
            for await _ in AsyncStream(Never.self, { _ in }) {}
            weather.log.append("ended")
        }
    }
}

@MainActor
@Suite struct OverlayTests {
    private let weather = Weather()

    private func screen() -> HeadlessTerminal<some View> {
        HeadlessTerminal(columns: 10, rows: 3) { [weather] in
            VStack {
                Text("title")
                Garden(weather: weather).overlay {
                    if let storm = weather.storm {
                        Text(storm)
                        Spacer()
                    }
                }
            }
        }
    }

    @Test func `an empty overlay changes nothing`() {
        #expect(screen().frame == "title\n0 of 0\n1 of 0")
    }

    @Test func `what is covered keeps its state and its place, but gets no keys`() {
        let screen = screen()
        screen.press(.character("+"), .end)
        #expect(screen.frame == "title\n7 of 1\n8 of 1")
        weather.storm = "storm"
        #expect(screen.frame == "title\nstorm\n")
        #expect(!screen.press(.character("+")))
        #expect(!screen.press(.home))
        weather.storm = nil
        #expect(screen.frame == "title\n7 of 1\n8 of 1")
    }

    @Test func `the tasks of what is covered go on`() async throws {
        let screen = screen()
        while weather.log.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        weather.storm = "storm"
        #expect(screen.frame == "title\nstorm\n")
        weather.storm = nil
        #expect(screen.frame == "title\n0 of 0\n1 of 0")
        #expect(weather.log == ["begun"])
        await screen.end()
        #expect(weather.log == ["begun", "ended"])
    }

    @Test func `a sheet that was opened before covers the overlay too`() {
        let screen = screen()
        screen.press(.character("o"))
        weather.storm = "storm"
        #expect(screen.frame == "sheet\n\n")
        screen.press(.escape)
        #expect(screen.frame == "title\nstorm\n")
    }

    @Test func `what is covered is not waited for`() async throws {
        let screen = screen()
        weather.storm = "storm"
        try await screen.settled(within: .seconds(10))
        #expect(screen.frame == "title\nstorm\n")
    }
}
