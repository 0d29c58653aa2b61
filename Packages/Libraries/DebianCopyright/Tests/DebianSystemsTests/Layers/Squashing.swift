import ArchiveFixtures
import DebianRootFixtures

@testable import DebianSystems

/// Writes the entries of a layer.
typealias LayerFixture = (inout TarBuilder) -> Void

extension Changeset {
    /// Reads the changes of a layer from a tar of these entries.
    init(
        keeping kept: KeptPaths = .listing, budget: ReadingBudget = ReadingBudget(),
        _ fixture: LayerFixture
    ) async throws {
        var tar = TarBuilder()
        fixture(&tar)
        self = try await withDebianRoot { folder in
            try folder.file("layer.tar", tar.bytes)
            // The extents in the file stay readable after its name is gone.
            let file = try SharedFile(hostFile: folder.hostPath("layer.tar"))
            var reader = TarReader(ByteStream(file: file), budget: budget)
            var position = Cursor(in: .layer)
            return try Changeset(reading: &reader, at: &position, keeping: kept, budget: budget)
        }
    }

    /// The paths of the changes, each with its kind.
    var lines: [String] {
        changes.map { change in
            let path = change.names.map(text).joined(separator: "/")
            return switch change.kind {
            case .folder: "\(path)/"
            case .file(let content): "\(path) (\(content.size))"
            case .link(let target): "\(path) -> \(text(target))"
            case .hardLink(let target): "\(path) = \(target.map(text).joined(separator: "/"))"
            case .other: "\(path) other"
            case .whiteout: "\(path) removed"
            case .opaque: "\(path) emptied"
            }
        }
    }
}

extension FileTree {
    /// Lays layers on top of each other, the lowest first.
    init(
        keeping kept: KeptPaths = .listing, _ base: @escaping LayerFixture,
        _ layers: LayerFixture...
    ) async throws {
        self.init()
        for layer in [base] + layers { try apply(try await Changeset(keeping: kept, layer)) }
    }

    /// Each file, link and empty folder of the tree, ordered by path.
    var lines: [String] { lines(below: FileTree.root, "").sorted() }

    private func lines(below folder: Int, _ path: String) -> [String] {
        guard case .folder(let children) = self[folder] else { return [] }
        if children.isEmpty { return ["\(path)"] }
        return children.flatMap { name, index -> [String] in
            let path = path + text(name)
            switch self[index] {
            case .folder: return lines(below: index, "\(path)/")
            case .file: return ["\(path) \(contents(of: path) ?? "omitted")"]
            case .link(let target): return ["\(path) -> \(text(target))"]
            case .unresolved(let target):
                return ["\(path) = \(target.map(text).joined(separator: "/"))?"]
            case .other: return ["\(path) other"]
            }
        }
    }

    /// The text of the file at a path of a system with this tree; nil if it can't be read.
    func contents(of path: String) -> String? {
        InstalledSystem(self, path: "image").text(at: path)
    }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
