import ArchitectureChecks
import Foundation

/// `DiagramDrawer`: draws the diagrams of the workspace in the current folder anew.
@main
struct DiagramDrawer {
    static func main() {
        do {
            let workspace = try Workspace(reading: FileManager.default.currentDirectoryPath)
            for (path, text) in try workspace.diagrams.sorted(by: { $0.key < $1.key }) {
                try text.write(toFile: path, atomically: true, encoding: .utf8)
                print(path)
            }
        } catch {
            print("DiagramDrawer: \(error)")
            exit(1)
        }
    }
}
