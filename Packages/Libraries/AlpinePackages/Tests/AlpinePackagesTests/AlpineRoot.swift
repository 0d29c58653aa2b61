import AlpinePackages
import DebianRootFixtures
import DebianSystems

/// Lends an invented system whose database has this text.
func withAlpineSystem(
    _ database: String, at path: String = "lib/apk/db/installed", files: [String: String] = [:],
    _ body: (AlpineSystem) throws -> Void
) async throws {
    try await withDebianRoot { root in
        try root.file(path, database)
        for (path, text) in files { try root.file(path, text) }
        try body(AlpineSystem(try InstalledSystem(path: root.path)))
    }
}
