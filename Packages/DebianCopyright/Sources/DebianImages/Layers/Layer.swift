package import DebianCopyright

/// What a layer of an image says about the paths that are kept, in the order of its tar.
package struct Layer: Sendable {
    package private(set) var entries: [Entry] = []
    /// The paths of files that weren't kept of what can't be read again, each with the number of
    /// entries before it.
    private var passed: [(path: [UInt8], position: Int)] = []

    /// One thing that a layer adds to what lies below it, or takes away.
    package struct Entry: Sendable {
        /// The names on its path from the root; none for the root itself.
        let names: [[UInt8]]
        let kind: Kind

        package enum Kind: Sendable {
            case folder
            case file(FileTree.Content)
            /// A symbolic link, with the bytes that it holds.
            case link([UInt8])
            /// Another name for what has this path, in this layer or a lower one.
            case hardLink(to: [[UInt8]])
            case other
            /// Nothing of lower layers has this path any more.
            case whiteout
            /// Nothing of lower layers is in this folder any more.
            case opaque
        }
    }

    /// A layer that says nothing.
    package init() {}

    /// Adds what an entry of a tar says.
    ///
    /// - Parameters:
    ///   - path: as an entry has it, from the root.
    ///   - kind: what is there.
    package mutating func add(_ path: [UInt8], _ kind: Entry.Kind) {
        entries.append(Entry(names: EntryPath(path).names, kind: kind))
    }

    /// Reads a tar to its end.
    ///
    /// Whiteouts are those of the OCI image specification (Image Layer Filesystem Changeset), which
    /// come from AUFS; its other files of such names say nothing about the system.
    package init(
        reading reader: inout TarReader, keeping kept: KeptPaths, budget: ReadingBudget
    ) throws(ArchiveError) {
        var path = EntryPath()
        while let entry = try reader.next() {
            try add(entry, at: &path, keeping: kept, budget: budget) {
                () throws(ArchiveError) in try reader.content()
            }
        }
    }

    /// Adds what an entry of a tar says, if it is kept.
    ///
    /// - Parameters:
    ///   - path: room for the entry's path, used again for the next one.
    ///   - content: gives its body.
    mutating func add(
        _ entry: TarEntry, at path: inout EntryPath, keeping kept: KeptPaths,
        budget: ReadingBudget, content: () throws(ArchiveError) -> FileTree.Content
    ) throws(ArchiveError) {
        guard !Task.isCancelled else { throw .cancelled }
        path.read(entry.path)
        guard path.count <= PathLimit.folders + 1 else { return }
        guard let kind = try Entry.Kind(entry, at: &path, kept, content) else {
            return try pass(entry, keeping: kept, budget)
        }
        try budget.nodes.take()
        var names = path.count
        if case .hardLink(let target) = kind { names += target.count }
        // A name of its own takes so much beside its bytes.
        try budget.keptBytes.take(entry.path.count + entry.linkTarget.count + 64 * names)
        if case .file(.bytes(let bytes)) = kind { try budget.keptBytes.take(bytes.count) }
        entries.append(Entry(names: path.names, kind: kind))
    }

    /// Adds what another layer says, behind what this one says.
    mutating func append(_ other: Layer) {
        passed += other.passed.map { ($0.path, $0.position + entries.count) }
        entries += other.entries
    }

    /// Remembers that there was a file, of which nothing is kept, if it can't be read again.
    mutating func pass(
        _ entry: TarEntry, keeping kept: KeptPaths, _ budget: ReadingBudget
    ) throws(ArchiveError) {
        guard kept.isForOneReading, entry.kind == .file || entry.kind == .hardLink else { return }
        try budget.keptBytes.take(entry.path.count + 64)
        passed.append((entry.path, entries.count))
    }

    /// The same layer with those of the files that weren't kept that these paths have, so that
    /// whoever asks for one learns that it was there.
    func recalling(_ kept: KeptPaths) -> Layer {
        var layer = Layer()
        var position = 0
        for file in passed {
            let path = EntryPath(file.path)
            guard case .content = kept.need(of: path, .file) else { continue }
            layer.entries += entries[position..<file.position]
            layer.entries.append(Entry(names: path.names, kind: .file(.passed)))
            position = file.position
        }
        layer.entries += entries[position...]
        return layer
    }
}

extension Layer.Entry.Kind {
    /// - Parameters:
    ///   - entry: what the tar says.
    ///   - path: its path; then, what the entry is about, which a whiteout's own name only hints
    ///     at.
    /// - Returns: nil if it isn't kept.
    fileprivate init?(
        _ entry: TarEntry, at path: inout EntryPath, _ kept: KeptPaths,
        _ content: () throws(ArchiveError) -> FileTree.Content
    ) throws(ArchiveError) {
        if path.hasMark {
            guard let mark = path.takeWhiteout(), kept.keepsAny(at: path) else { return nil }
            self = mark
            return
        }
        guard path.count > 0, let need = kept.need(of: path, entry.kind) else { return nil }
        switch (entry.kind, need) {
        case (.folder, _): self = .folder
        // No system has a link with a longer target.
        case (.link, _) where entry.linkTarget.count > PathLimit.bytes: self = .other
        case (.link, _): self = .link(entry.linkTarget)
        case (.hardLink, _): self = .hardLink(to: EntryPath(entry.linkTarget).names)
        case (.file, .content(let limit)):
            self = .file(
                entry.size > limit ? .omitted(size: entry.size) : try content())
        case (.file, .place): self = kept.isForOneReading ? .file(.passed) : .other
        case (.other, _): self = .other
        }
    }
}

extension EntryPath {
    /// Whether one of the names has a meaning for image builders, rather than being a file's.
    fileprivate var hasMark: Bool {
        (0..<count).contains { self[$0].starts(with: ".wh.".utf8) }
    }

    /// Makes this the path of what a whiteout removes.
    ///
    /// - Returns: nil if it is another of AUFS's files, or in a folder of them.
    fileprivate mutating func takeWhiteout() -> Layer.Entry.Kind? {
        guard let name = last else { return nil }
        removeLast()
        guard !hasMark, name.starts(with: ".wh.".utf8) else { return nil }
        if name.elementsEqual(".wh..wh..opq".utf8) { return .opaque }
        let removed = name.dropFirst(4)
        guard !removed.starts(with: ".wh.".utf8), !removed.isEmpty,
            !removed.elementsEqual(".".utf8), !removed.elementsEqual("..".utf8)
        else { return nil }
        append(removed)
        return .whiteout
    }
}

// MARK: What a listing reads

extension Layer {
    /// Whether packages or their licenses may be others above it than below: it adds, changes or
    /// removes something that is kept. Folders alone say nothing.
    ///
    /// A kept link may be on the way from a copyright file to its text, so that any counts.
    package var changesListing: Bool {
        entries.contains { if case .folder = $0.kind { false } else { true } }
    }

    /// Whether it brings files of dpkg's database.
    var holdsDatabase: Bool {
        let folder = ["var", "lib", "dpkg"].map { Array($0.utf8) }
        let names = ["status", "status.d"].map { Array($0.utf8) }
        return entries.contains { entry in
            entry.names.count > 3 && entry.names.starts(with: folder)
                && names.contains(entry.names[3])
        }
    }
}
