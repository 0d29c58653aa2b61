/// The parts of images in a tar, and the tar's contents as the root of a system.
///
/// Which of the two it is, only the end of the tar shows. For a file, the positions of parts are
/// kept, and only those that a manifest names are read. A stream that can be read only once has its
/// documents and layers read as they come.
struct ArchiveParts: ImageParts {
    fileprivate enum Part {
        case file(SharedFile, Range<Int>)
        case document([UInt8])
        case layer(Result<ReadLayer, ArchiveError>)
        /// Another name for a part.
        case link(PartName)
        /// A device or a sparse file, which some readers may still take for a part.
        case other
    }

    private var parts: [PartName: Part] = [:]
    /// The earlier names of parts, by the names that hard links added.
    private var firstNames: [PartName: PartName] = [:]
    /// The names that occur several times. Some readers use the first part, others the last.
    private var repeated: Set<PartName> = []
    /// The tar's contents as the root of a system.
    private(set) var root = Changeset()

    /// - Parameters:
    ///   - stream: the bytes of a tar, not compressed.
    ///   - isVerifying: whether to compute the digests of layers that can be read only once.
    init(
        _ stream: ByteStream, isVerifying: Bool, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) {
        let algorithms = isVerifying ? ReadLayer.Algorithms.usual : ReadLayer.Algorithms()
        var tar = TarReader(stream, budget: budget)
        var position = Changeset.Cursor(in: .root)
        while let entry = try tar.next() {
            _ = try position.move(to: entry)
            let name = position.partName.flatMap { $0.isLikely ? $0 : nil }
            if name != nil, stream.isSeekable { stream.leaveOut(entry.size) }
            // Finding the position doesn't consume the body, so the part and the root can both use
            // it.
            let place = stream.isSeekable && entry.kind == .file ? try tar.content() : nil
            if let name,
                let part = try Part(
                    entry, place, of: tar, name, algorithms, keeping: paths, within: budget)
            {
                try budget.nodes.take()
                let part = entry.kind == .hardLink ? try self.part(linkedBy: part, as: name) : part
                if parts.updateValue(part, forKey: name) != nil { repeated.insert(name) }
                if part.isTaken {
                    try root.pass(entry, at: position, keeping: paths, budget)
                    continue
                }
            }
            try root.add(entry, at: &position, keeping: paths, budget: budget) {
                () throws(ArchiveError) in
                if let place { return place }
                return try tar.content()
            }
        }
    }

    /// The part to which a hard link adds a name: the one that has the first name now, even if
    /// another gets that name later.
    private mutating func part(
        linkedBy link: Part, as name: PartName
    ) throws(ArchiveError) -> Part {
        guard case .link(let target) = link, let part = parts[target] else { return link }
        // A hard link to a symbolic link doesn't say which of the two is meant.
        if case .link = part { throw .damaged(.header, offset: 0) }
        firstNames[name] = firstNames[target] ?? target
        return part
    }

    func document(_ name: String) throws(ArchiveError) -> [UInt8]? {
        guard let part = part(named: name) else {
            if let part = PartName(name.utf8), parts[part] != nil { throw .limit(.links) }
            return nil
        }
        // Repeated layers are checked by their digests.
        if repeated.contains(part) { throw .damaged(.repeatedMember(name), offset: 0) }
        switch parts[part] {
        case .file(let file, let range):
            guard range.count <= ImageDocument.sizeLimit else { throw .limit(.documents) }
            return try ByteStream(file: file, range: range).read(range.count)
        case .document(let bytes): return bytes
        case .other: throw .damaged(.header, offset: 0)
        // Unpacking the archive gives the link a target, but one that is no part of an image.
        case nil where parts[PartName(name.utf8) ?? part] != nil: throw .missingMember(name)
        case .layer, .link, nil: return nil
        }
    }

    func layer(
        _ part: ImagePart, at position: inout Changeset.Cursor, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) -> ReadLayer? {
        switch self.part(named: part.name).flatMap({ parts[$0] }) {
        case .file(let file, let range):
            try part.check(size: range.count)
            return try ReadLayer(
                ByteStream(file: file, range: range, countedBy: budget.progress),
                size: range.count,
                ReadLayer.Algorithms(of: part), at: &position, keeping: paths, within: budget)
        case .layer(let layer): return try layer.get().laid(at: &position, keeping: paths)
        case .other: throw .damaged(.header, offset: 0)
        case .document, .link, nil: return nil
        }
    }

    func part(named name: String) -> PartName? {
        guard var name = PartName(name.utf8) else { return nil }
        for _ in 0..<Self.mostLinks {
            guard case .link(let target) = parts[name] else {
                return firstNames[name].flatMap { repeated.contains($0) ? nil : $0 } ?? name
            }
            name = target
        }
        return nil
    }

    /// Docker uses one link on the way to a layer.
    private static let mostLinks = 8
}

extension ArchiveParts.Part {
    /// - Parameter place: the position of a file's body; nil if it can be read only once.
    /// - Returns: nil if the entry is no part of an image.
    fileprivate init?(
        _ entry: TarEntry, _ place: FileTree.Content?, of tar: TarReader, _ name: PartName,
        _ algorithms: ReadLayer.Algorithms, keeping paths: KeptPaths, within budget: ReadingBudget
    ) throws(ArchiveError) {
        switch (entry.kind, place) {
        case (.file, .extent(let file, let offset, let count)):
            self = .file(file, offset..<offset + count)
        case (.file, _):
            try self.init(
                passing: tar.member(), entry.size, isLayer: name.isLayer, algorithms,
                keeping: paths, within: budget)
        case (.link, _):
            guard let target = name.target(entry.linkTarget) else { return nil }
            self = .link(target)
        case (.hardLink, _):
            guard let target = PartName(entry.linkTarget) else { return nil }
            self = .link(target)
        case (.folder, _): return nil
        case (.other, _): self = .other
        }
    }

    /// Reads a part that can be read only once as the document or layer that it looks like; nil if
    /// it looks like neither.
    ///
    /// Whether an unreadable layer matters is up to the manifest.
    private init?(
        passing stream: ByteStream, _ size: Int, isLayer: Bool, _ algorithms: ReadLayer.Algorithms,
        keeping paths: KeptPaths, within budget: ReadingBudget
    ) throws(ArchiveError) {
        let start = try stream.peek(min(size, 1024))
        if CompressionFormat(magic: start) != nil || TarReader.recognizes(start)
            // A layer without changes has no entries, and maybe no bytes.
            || start.allSatisfy({ $0 == 0 })
        {
            do throws(ArchiveError) {
                // The layers below may come later, so links in them aren't known yet; all entries
                // of this layer are kept.
                var position = Changeset.Cursor(in: .layer)
                let layer = try ReadLayer(
                    stream, size: size, algorithms, at: &position, keeping: paths.ofPassing,
                    within: budget)
                self = .layer(.success(layer))
            } catch {
                switch error {
                // These limits apply to the whole archive, not to one layer.
                case .limit(.entries), .limit(.keptEntries), .limit(.keptBytes),
                    .limit(.decompressedBytes), .limit(.ratio), .cancelled:
                    throw error
                default: self = .layer(.failure(error))
                }
            }
        } else if size <= ImageDocument.sizeLimit, ImageDocument.recognizes(start) {
            try budget.keptBytes.take(size)
            self = .document(try stream.read(size))
        } else if isLayer {
            self = .layer(.failure(.damaged(.checksum, offset: 0)))
        } else {
            return nil
        }
    }

    /// Whether the body has been read, so that it can't be read again.
    fileprivate var isTaken: Bool {
        switch self {
        case .document, .layer: true
        case .file, .link, .other: false
        }
    }
}
