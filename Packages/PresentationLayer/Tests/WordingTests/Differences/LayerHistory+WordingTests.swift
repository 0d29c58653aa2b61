import DomainLayer
import Testing

@testable import Wording

struct LayerHistoryWordingTests {
    @Test func `a command is told on one line, and a layer may have none`() {
        let image = ImageIdentity(layers: [
            ImageLayer(
                digest: "", command: "RUN <<END\n  apt-get update\nEND", changesPackages: true),
            ImageLayer(digest: "", changesPackages: false),
        ])
        let history = LayerHistory(of: image)
        #expect(history.title == "Layers")
        #expect(
            history.summaries == [
                LayerSummary(layer: 1, packages: "", command: "RUN <<END apt-get update END"),
                LayerSummary(layer: 2, packages: "", command: ""),
            ])
        #expect(history.command(of: 3) == "")
    }

    @Test func `only the beginning of an endless command is told`() {
        let image = ImageIdentity(layers: [
            ImageLayer(
                digest: "", command: String(repeating: "a\n", count: 500_000),
                changesPackages: true)
        ])
        let command = LayerHistory(of: image).command(of: 1)
        #expect(command == String(repeating: "a ", count: 500).dropLast() + "…")
    }
}
