import ArchitectureChecks
import Foundation

/// `ReadmeWriter`: writes the outputs in README.md of the current folder anew.
@main
struct ReadmeWriter {
    static func main() throws {
        let workspace = try Workspace(reading: FileManager.default.currentDirectoryPath)
        if let text = try workspace.renewedReadme() {
            try text.write(toFile: "README.md", atomically: true, encoding: .utf8)
        }
    }
}
