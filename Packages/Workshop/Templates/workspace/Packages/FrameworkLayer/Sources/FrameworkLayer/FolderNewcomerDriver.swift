import DomainLayer
import Foundation

/// Reads the Markdown files of a folder: each is an entry, whose title is the file's name.
public struct FolderNewcomerDriver: NewcomerDriverProtocol {
    public init() {}

    public func entries(
        in folder: String
    ) async throws(NewcomerDriverError) -> [NewcomerEntry] {
        do {
            return try FileManager.default.contentsOfDirectory(
                at: URL(filePath: folder), includingPropertiesForKeys: nil
            )
            .filter { $0.pathExtension == "md" }
            .map(NewcomerEntry.init(file:))
            .sorted { $0.title < $1.title }
        } catch {
            throw .unreadable(folder: folder)
        }
    }
}

extension NewcomerEntry {
    /// Turns what the framework gives into an entity.
    fileprivate init(file: URL) {
        self.init(
            title: file.deletingPathExtension().lastPathComponent,
            text: try? String(contentsOf: file, encoding: .utf8))
    }
}
