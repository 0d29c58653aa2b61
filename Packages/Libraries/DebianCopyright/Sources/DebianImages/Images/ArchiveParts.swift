import DebianCopyright

/// The parts of images in a tar, and what the tar would be as the root of a system.
///
/// Which of both it is, only its end tells. Of a file the places of parts are kept, so that those
/// are read which a manifest names; of what passes but once, documents and layers are read as they
/// come.
struct ArchiveParts: ImageParts {
    fileprivate enum Part {
        case file(SharedFile, Range<Int>)
        case document([UInt8])
        case layer(Result<ReadLayer, ArchiveError>)
        /// Another name for a part.
        case link(PartName)
        /// A device or a sparse file, which readers may still take for a part.
        case other
    }

    private var parts: [PartName: Part] = [:]
    /// By what hard links add, the names that their parts had before.
    private var firstNames: [PartName: PartName] = [:]
    /// The names that several have. Some readers take the first, others the last.
    private var repeated: Set<PartName> = []
    /// The same tar as the root of a system.
    private(set) var root = Layer()

    /// - Parameters:
    ///   - stream: of a tar, not compressed.
    ///   - isVerifying: whether the digests of layers that pass but once are computed.
    init(
        _ stream: ByteStream, isVerifying: Bool, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) {
        let algorithms = isVerifying ? ReadLayer.Algorithms.usual : ReadLayer.Algorithms()
        var tar = TarReader(stream, budget: budget)
        var position = Layer.Position(in: .root)
        while let entry = try tar.next() {
            _ = try position.move(to: entry)
            // Where it lies is no way through it, so that both may have it.
            let place = stream.isSeekable && entry.kind == .file ? try tar.content() : nil
            if let name = position.partName, name.isLikely,
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

    /// What a hard link gives another name: what has the first one now, whatever has it later.
    private mutating func part(
        linkedBy link: Part, as name: PartName
    ) throws(ArchiveError) -> Part {
        guard case .link(let target) = link, let part = parts[target] else { return link }
        // Which of two names a symbolic link has that is not said.
        if case .link = part { throw .damaged(.header, offset: 0) }
        firstNames[name] = firstNames[target] ?? target
        return part
    }

    func document(_ name: String) throws(ArchiveError) -> [UInt8]? {
        guard let part = part(named: name) else {
            if let part = PartName(name.utf8), parts[part] != nil { throw .limit(.links) }
            return nil
        }
        // Of layers the digests tell.
        if repeated.contains(part) { throw .damaged(.repeatedMember(name), offset: 0) }
        switch parts[part] {
        case .file(let file, let range):
            guard range.count <= ImageDocument.sizeLimit else { throw .limit(.documents) }
            return try ByteStream(file: file, range: range).read(range.count)
        case .document(let bytes): return bytes
        case .other: throw .damaged(.header, offset: 0)
        // Whoever unpacks the archive finds what the link leads to, though no image has it there.
        case nil where parts[PartName(name.utf8) ?? part] != nil: throw .missingMember(name)
        case .layer, .link, nil: return nil
        }
    }

    func layer(
        _ part: ImagePart, at position: inout Layer.Position, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) -> ReadLayer? {
        switch self.part(named: part.name).flatMap({ parts[$0] }) {
        case .file(let file, let range):
            try part.check(size: range.count)
            return try ReadLayer(
                ByteStream(file: file, range: range), size: range.count,
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

    /// Docker has one on the way to a layer.
    private static let mostLinks = 8
}

extension ArchiveParts.Part {
    /// - Parameter place: where the body of a file lies; nil if it passes but once.
    /// - Returns: nil if it is no part of an image.
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

    /// Reads what passes but once as what it looks like; nil if it is neither a document nor a
    /// layer.
    ///
    /// Whether a layer that can't be read matters, a manifest says later.
    private init?(
        passing stream: ByteStream, _ size: Int, isLayer: Bool, _ algorithms: ReadLayer.Algorithms,
        keeping paths: KeptPaths, within budget: ReadingBudget
    ) throws(ArchiveError) {
        let start = try stream.peek(min(size, 1024))
        if CompressionFormat(magic: start) != nil || TarReader.recognizes(start)
            // A layer that changes nothing has no entries, and maybe no bytes.
            || start.allSatisfy({ $0 == 0 })
        {
            do throws(ArchiveError) {
                // The layers below may still come, so that links in them aren't known; all of this
                // one's are kept.
                var position = Layer.Position(in: .layer)
                let layer = try ReadLayer(
                    stream, size: size, algorithms, at: &position, keeping: paths.ofPassing,
                    within: budget)
                self = .layer(.success(layer))
            } catch {
                switch error {
                // These are the whole archive's, not this layer's alone.
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

    /// Whether the body has been read, so that it is gone for all others.
    fileprivate var isTaken: Bool {
        switch self {
        case .document, .layer: true
        case .file, .link, .other: false
        }
    }
}
