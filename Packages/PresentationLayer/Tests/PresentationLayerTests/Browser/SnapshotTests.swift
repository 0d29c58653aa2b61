import PresentationLayer
import PresentationMocks
import Testing

/// Every screen looks as it was recorded; where it is meant to look otherwise, `make snapshots`
/// records it anew.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SnapshotTests {
    @Test(arguments: ScreenPreview.all)
    func `a screen looks as it was recorded, and no line is too wide`(
        preview: ScreenPreview
    ) async {
        let frame = await preview.frame()
        #expect(frame == Snapshots.all[preview.name])
        let lines = frame.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == ScreenPreview.rows)
        #expect(lines.allSatisfy { $0.count <= preview.columns })
    }

    @Test func `what was recorded is what is previewed`() {
        #expect(Set(Snapshots.all.keys) == Set(ScreenPreview.all.map(\.name)))
        #expect(ScreenPreview.all.count == Snapshots.all.count)
    }
}
