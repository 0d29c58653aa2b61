import Foundation
import ScreenSnapshots
import Testing

struct SnapshotFolderTests {
    @Test func `recording says what it changed, and nothing the second time`() throws {
        let path = NSTemporaryDirectory() + "snapshots-\(UUID())"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = SnapshotFolder(path: path)
        let first = SnapshotSources(PreviewListing(parsing: "━━ a-60 ━\n1\n━━ b-60 ━\n1\n"))
        #expect(
            try folder.record(first) == [
                .added("Snapshots+A.swift"), .added("Snapshots+B.swift"), .added("Snapshots.swift"),
            ])
        #expect(try folder.record(first) == [])
        let second = SnapshotSources(PreviewListing(parsing: "━━ a-60 ━\n2\n"))
        #expect(
            try folder.record(second) == [
                .changed("Snapshots+A.swift"), .removed("Snapshots+B.swift"),
                .changed("Snapshots.swift"),
            ])
    }
}
