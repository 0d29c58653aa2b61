import Foundation
import PresentationLayer
import PresentationMocks
import Testing

/// Every screen looks as it was recorded in `Tests/Snapshots`, a file a screen; if it is meant to
/// look otherwise, `make snapshots` records it anew.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SnapshotTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../Snapshots")
        .standardizedFileURL
    /// Whether screens are recorded instead of compared.
    private static let records = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

    @Test(arguments: ScreenPreview.all)
    func `a screen looks as it was recorded, and no line is too wide`(
        preview: ScreenPreview
    ) async throws {
        let frame = await preview.frame()
        let file = Self.folder.appending(path: "\(preview.name).txt")
        if Self.records { try "\(frame)\n".write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == frame + "\n")
        let lines = frame.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == ScreenPreview.rows)
        #expect(lines.allSatisfy { $0.count <= preview.columns })
    }

    @Test func `what was recorded is what is previewed`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        let names = ScreenPreview.all.map { "\($0.name).txt" }
        #expect(Set(files) == Set(names))
        #expect(names.count == Set(names).count)
    }
}
