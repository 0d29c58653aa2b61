import DebianCopyright

/// The parts of images in the folder of an OCI layout.
struct LayoutFolder: ImageParts {
    /// The folder's path on the host.
    let path: String

    /// Whether a folder is one.
    static func recognizes(_ path: String) -> Bool {
        (try? HostFolder.file(OCIDocument.layoutPath, below: path)) != nil
            && (try? HostFolder.file(OCIDocument.indexPath, below: path)) != nil
    }

    func document(_ name: String) throws(ArchiveError) -> [UInt8]? {
        guard let file = try file(name) else { return nil }
        guard file.size <= ImageDocument.sizeLimit else { throw .limit(.documents) }
        return try ByteStream(file: file).read(file.size)
    }

    func part(named name: String) -> PartName? { PartName(name.utf8) }

    func layer(
        _ part: ImagePart, at position: inout Layer.Position, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) -> ReadLayer? {
        guard let file = try file(part.name) else { return nil }
        try part.check(size: file.size)
        return try ReadLayer(
            ByteStream(file: file), size: file.size, ReadLayer.Algorithms(of: part),
            at: &position, keeping: paths, within: budget)
    }

    /// - Returns: nil if no regular file has this name.
    private func file(_ name: String) throws(ArchiveError) -> SharedFile? {
        do throws(FileProblem) {
            return try HostFolder.file(name, below: path)
        } catch {
            if case .unreadable(let error) = error { throw .unreadable(error) }
            return nil
        }
    }
}
