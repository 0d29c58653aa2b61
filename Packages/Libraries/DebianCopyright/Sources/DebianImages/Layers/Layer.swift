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
        var names: [[UInt8]]
        var kind: Kind

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
    ///
    /// - Parameter position: with the links of the layers below; then with those of this one, too.
    init(
        reading reader: inout TarReader, at position: inout Position, keeping kept: KeptPaths,
        budget: ReadingBudget
    ) throws(ArchiveError) {
        while let entry = try reader.next() {
            guard try position.move(to: entry) else { continue }
            try add(entry, at: &position, keeping: kept, budget: budget) {
                () throws(ArchiveError) in try reader.content()
            }
        }
    }

    /// Adds what an entry of a tar says, if it is kept.
    ///
    /// - Parameters:
    ///   - position: that of the entry.
    ///   - content: gives its body.
    mutating func add(
        _ entry: TarEntry, at position: inout Position, keeping kept: KeptPaths,
        budget: ReadingBudget, content: () throws(ArchiveError) -> FileTree.Content
    ) throws(ArchiveError) {
        guard !Task.isCancelled else { throw .cancelled }
        if entry.kind == .link {
            try budget.keptBytes.take(entry.path.count + entry.linkTarget.count)
        }
        try position.refuseIfAmbiguous(entry, keeping: kept)
        guard let kind = try Entry.Kind(entry, at: &position, kept, content) else {
            return try pass(entry, at: position, keeping: kept, budget)
        }
        let path = position.path
        guard path.count <= PathLimit.folders + 1 else { throw .limit(.metadata) }
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
        _ entry: TarEntry, at position: Position, keeping kept: KeptPaths, _ budget: ReadingBudget
    ) throws(ArchiveError) {
        guard kept.isForOneReading, entry.kind == .file else { return }
        let path = position.path.joined
        try budget.keptBytes.take(path.count + 64)
        passed.append((path, entries.count))
    }

    /// The same layer above others that were read after it: links in those are followed on the way
    /// to what it has.
    ///
    /// - Parameters:
    ///   - position: with the links of the layers below; then with those of this one, too.
    ///   - kept: which paths are; of a file that passed and turns out to be at one of these, there
    ///     is but the place.
    func laid(
        at position: inout Position, keeping kept: KeptPaths
    ) throws(ArchiveError) -> Layer {
        var layer = Layer()
        var files = passed[...]
        for index in 0...entries.count {
            while let file = files.first, file.position == index {
                files.removeFirst()
                var passing = Entry(names: EntryPath(file.path).names, kind: .file(.passed))
                try position.lay(&passing, keeping: kept)
                let path = EntryPath(passing.names)
                layer.passed.append((path.joined, layer.entries.count))
            }
            guard index < entries.count else { break }
            var entry = entries[index]
            try position.lay(&entry, keeping: kept)
            layer.entries.append(entry)
        }
        return layer
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
    ///   - position: with its path; then, with that of what the entry is about, which a whiteout's
    ///     own name only hints at.
    /// - Returns: nil if it isn't kept.
    fileprivate init?(
        _ entry: TarEntry, at position: inout Layer.Position, _ kept: KeptPaths,
        _ content: () throws(ArchiveError) -> FileTree.Content
    ) throws(ArchiveError) {
        if position.kind == .layer {
            // Docker puts the file there that AUFS has under the target's name.
            if entry.kind == .hardLink, EntryPath(entry.linkTarget).isOfAUFS {
                throw .damaged(.header, offset: 0)
            }
            if position.path.hasMark {
                guard let mark = position.path.takeWhiteout() else { return nil }
                switch mark {
                case .opaque: position.links.forgetLower(in: position.path)
                default: position.links.forget(position.path)
                }
                guard kept.keepsAny(at: position.path) else { return nil }
                self = mark
                return
            }
        }
        let path = position.path
        // A second name of a link is a link.
        let named = entry.kind == .hardLink ? position.links.target(at: path) : nil
        let kind = named == nil ? entry.kind : .link
        guard path.count > 0, let need = kept.need(of: path, kind) else { return nil }
        switch (kind, need) {
        case (.folder, _): self = .folder
        // No system has a link with a longer target.
        case (.link, _) where entry.linkTarget.count > PathLimit.bytes: self = .other
        case (.link, _): self = .link(named ?? entry.linkTarget)
        case (.hardLink, _): self = .hardLink(to: EntryPath(position.target(of: entry)).names)
        case (.file, .content(let limit)):
            self = .file(
                entry.size > limit ? .omitted(size: entry.size) : try content())
        case (.file, .place): self = kept.isForOneReading ? .file(.passed) : .other
        case (.other, _): self = .other
        }
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
