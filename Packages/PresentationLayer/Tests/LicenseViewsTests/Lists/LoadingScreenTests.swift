import DomainLayer
import LicenseViews
import PresentationMocks
import TerminalUI
import Testing

@MainActor
struct LoadingScreenTests {
    private func lines(_ progress: LoadProgress, isShown: Bool = true) -> [Substring] {
        LoadingScreen(progress: progress, isShown: isShown).text(width: 60)
            .split(separator: "\n").filter { $0.contains { $0 != " " } }
    }

    @Test func `packages have a bar once their number is known`() {
        #expect(lines(.packages(done: 0, of: nil)) == ["  Reading the package database …"])
        let known = lines(.packages(done: 1_000, of: 4_000))
        #expect(known.first == "  Reading the packages: 1,000 of 4,000")
        #expect(known.count == 2)
    }

    @Test func `bytes of an archive have one too, but those of a pipe have none`() {
        let source = InventorySource.root("/srv/pear.tar")
        let known = lines(.bytes(done: 3_000_000, of: 7_000_000, in: source))
        #expect(known.first == "  Reading pear.tar: 3 of 7 MB")
        #expect(known.count == 2)
        #expect(
            lines(.bytes(done: 3_000_000, of: nil, in: .root(.standardInput)))
                == ["  Reading standard input: 3 MB"])
    }

    @Test func `what takes only a moment shows nothing`() {
        #expect(lines(.packages(done: 1, of: 4), isShown: false).isEmpty)
    }
}
