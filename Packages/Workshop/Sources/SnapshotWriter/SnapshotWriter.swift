import ChildProcesses
import Foundation
import ScreenSnapshots

/// `SnapshotWriter FOLDER`: records in the folder what DevelopmentApp's previews look like now, and
/// says what changed.
@main
struct SnapshotWriter {
    static func main() throws {
        guard let folder = CommandLine.arguments.dropFirst().first else {
            return print("usage: SnapshotWriter FOLDER")
        }
        let outcome = try Command(["swift", "run", "--quiet", "DevelopmentApp", "previews"])
            .run(.captured)
        let listing = PreviewListing(parsing: String(decoding: outcome.output, as: UTF8.self))
        let changes = try SnapshotFolder(path: folder).record(SnapshotSources(listing))
        for change in changes {
            switch change {
            case .added(let name): print("added   \(name)")
            case .changed(let name): print("changed \(name)")
            case .removed(let name): print("removed \(name)")
            }
        }
        print("\(listing.frames.count) frames, \(changes.count) files changed")
    }
}
