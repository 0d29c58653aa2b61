/// The parts of images in the folder of an OCI layout; no name leads outside of it.
struct LayoutFolder: ImageParts {
    private let folder: InstalledSystem

    init(_ folder: InstalledSystem) {
        self.folder = folder
    }

    /// Whether the folder has both files that make it a layout.
    var isMarked: Bool {
        [OCIDocument.layoutPath, OCIDocument.indexPath].allSatisfy {
            (try? folder.file(at: $0)) != nil
        }
    }

    func document(_ name: String) throws(ArchiveError) -> [UInt8]? {
        guard let file = try file(name) else { return nil }
        guard file.size <= ImageDocument.sizeLimit else { throw .limit(.documents) }
        return try ByteStream(file: file).read(file.size)
    }

    func part(named name: String) -> PartName? { PartName(name.utf8) }

    func size(of layers: [ImagePart]) -> Int? {
        Set(layers.map(\.name)).map { (try? file($0))?.size ?? 0 }.totalSize
    }

    func layer(
        _ part: ImagePart, at position: inout Changeset.Cursor, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) -> ReadLayer? {
        guard let file = try file(part.name) else { return nil }
        try part.check(size: file.size)
        return try ReadLayer(
            ByteStream(file: file, countedBy: budget.progress), size: file.size,
            ReadLayer.Algorithms(of: part), at: &position, keeping: paths, within: budget)
    }

    /// - Returns: nil if no regular file has this name.
    private func file(_ name: String) throws(ArchiveError) -> SharedFile? {
        do throws(FileProblem) {
            return try folder.file(at: name)
        } catch {
            if case .unreadable(let error) = error { throw .unreadable(error) }
            return nil
        }
    }
}
