/// The changes that an image's layer makes at the kept paths, in the order of its tar. The tar of a
/// system and the files of a package are each read as one layer.
package struct Changeset: Sendable {
    package private(set) var changes: [Change] = []
    /// The paths of files that weren't kept and can't be read again, each with the number of
    /// changes before it.
    private var passed: [(path: [UInt8], position: Int)] = []

    /// An addition to the layers below, or a removal from them.
    package struct Change: Sendable {
        /// The names on the path from the root; none for the root itself.
        var names: [[UInt8]]
        var kind: Kind

        package enum Kind: Sendable {
            case folder
            case file(FileTree.Content)
            /// A symbolic link with its target's bytes.
            case link([UInt8])
            /// Another name for the file at this path, in this layer or a lower one.
            case hardLink(to: [[UInt8]])
            case other
            /// Removes everything at this path from the lower layers.
            case whiteout
            /// Removes everything in this folder from the lower layers.
            case opaque
        }
    }

    /// No changes.
    package init() {}

    /// Adds a change.
    ///
    /// - Parameters:
    ///   - path: the path from the root.
    ///   - kind: what becomes of the path.
    package mutating func add(_ path: [UInt8], _ kind: Change.Kind) {
        changes.append(Change(names: EntryPath(path).names, kind: kind))
    }

    /// Reads a tar to its end.
    ///
    /// Whiteouts follow the OCI image specification (Image Layer Filesystem Changeset), which took
    /// them from AUFS; other files of AUFS with such names don't affect the system.
    ///
    /// - Parameter position: on entry has the links of the lower layers, on return those of this
    ///   layer as well.
    init(
        reading reader: inout TarReader, at position: inout Cursor, keeping kept: KeptPaths,
        budget: ReadingBudget
    ) throws(ArchiveError) {
        while let entry = try reader.next() {
            guard try position.move(to: entry) else { continue }
            try add(entry, at: &position, keeping: kept, budget: budget) {
                () throws(ArchiveError) in try reader.content()
            }
        }
    }

    /// Adds the change that an entry of a tar makes, if it is kept.
    ///
    /// - Parameters:
    ///   - position: the position of the entry.
    ///   - content: returns the entry's body.
    mutating func add(
        _ entry: TarEntry, at position: inout Cursor, keeping kept: KeptPaths,
        budget: ReadingBudget, content: () throws(ArchiveError) -> FileTree.Content
    ) throws(ArchiveError) {
        guard !Task.isCancelled else { throw .cancelled }
        if entry.kind == .link {
            try budget.keptBytes.take(entry.path.count + entry.linkTarget.count)
        }
        try position.refuseIfAmbiguous(entry, keeping: kept)
        guard let kind = try Change.Kind(entry, at: &position, kept, content) else {
            return try pass(entry, at: position, keeping: kept, budget)
        }
        let path = position.path
        guard path.count <= PathLimit.folders + 1 else { throw .limit(.metadata) }
        try budget.nodes.take()
        var names = path.count
        if case .hardLink(let target) = kind { names += target.count }
        // Each name is estimated at 64 bytes more than its characters.
        try budget.keptBytes.take(entry.path.count + entry.linkTarget.count + 64 * names)
        if case .file(.bytes(let bytes)) = kind { try budget.keptBytes.take(bytes.count) }
        changes.append(Change(names: path.names, kind: kind))
    }

    /// Appends the changes of another package.
    mutating func append(_ other: Changeset) {
        passed += other.passed.map { ($0.path, $0.position + changes.count) }
        changes += other.changes
    }

    /// Records the path of a file that isn't kept, if it can't be read again.
    mutating func pass(
        _ entry: TarEntry, at position: Cursor, keeping kept: KeptPaths, _ budget: ReadingBudget
    ) throws(ArchiveError) {
        guard kept.isForOneReading, entry.kind == .file else { return }
        let path = position.path.joined
        try budget.keptBytes.take(path.count + 64)
        passed.append((path, changes.count))
    }

    /// The changes of this layer at the places to which the links of the layers below lead, if
    /// those were read later.
    ///
    /// - Parameters:
    ///   - position: on entry has the links of the lower layers, on return those of this layer as
    ///     well.
    ///   - kept: the kept paths. Of an unread file that turns out to be at one of them, only the
    ///     place is known.
    func laid(
        at position: inout Cursor, keeping kept: KeptPaths
    ) throws(ArchiveError) -> Changeset {
        var laid = Changeset()
        var files = passed[...]
        for index in 0...changes.count {
            while let file = files.first, file.position == index {
                files.removeFirst()
                var passing = Change(names: EntryPath(file.path).names, kind: .file(.passed))
                try position.lay(&passing, keeping: kept)
                let path = EntryPath(passing.names)
                laid.passed.append((path.joined, laid.changes.count))
            }
            guard index < changes.count else { break }
            var change = changes[index]
            try position.lay(&change, keeping: kept)
            laid.changes.append(change)
        }
        return laid
    }

    /// The changes, with the unread files at the given paths. The contents of those files are
    /// missing, but a reader learns that they exist.
    func recalling(_ kept: KeptPaths) -> Changeset {
        var recalled = Changeset()
        var position = 0
        for file in passed {
            let path = EntryPath(file.path)
            guard case .content = kept.need(of: path, .file) else { continue }
            recalled.changes += changes[position..<file.position]
            recalled.changes.append(Change(names: path.names, kind: .file(.passed)))
            position = file.position
        }
        recalled.changes += changes[position...]
        return recalled
    }
}

extension Changeset.Change.Kind {
    /// - Parameters:
    ///   - entry: the entry of the tar.
    ///   - position: on entry has the entry's path, on return the path that the entry concerns,
    ///     which for a whiteout is another one.
    /// - Returns: nil if the entry isn't kept.
    fileprivate init?(
        _ entry: TarEntry, at position: inout Changeset.Cursor, _ kept: KeptPaths,
        _ content: () throws(ArchiveError) -> FileTree.Content
    ) throws(ArchiveError) {
        if position.kind == .layer {
            // Docker would put AUFS's file at the path of the link's target.
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
        // A second name of a symbolic link is itself a symbolic link.
        let named = entry.kind == .hardLink ? position.links.target(at: path) : nil
        let kind = named == nil ? entry.kind : .link
        guard path.count > 0, let need = kept.need(of: path, kind) else { return nil }
        switch (kind, need) {
        case (.folder, _): self = .folder
        // No system allows longer targets.
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

extension Changeset {
    /// Whether the packages or their licenses may change: something that is kept, other than a
    /// folder, is added, replaced or removed.
    ///
    /// A kept link may be on the way from a copyright file to its text, so every link counts.
    package var changesListing: Bool {
        changes.contains { if case .folder = $0.kind { false } else { true } }
    }

    /// Whether files of a package database are among the changes.
    var holdsDatabase: Bool {
        let folder = ["var", "lib", "dpkg"].map { Array($0.utf8) }
        let names = ["status", "status.d"].map { Array($0.utf8) }
        return changes.contains { change in
            change.names.count > 3 && change.names.starts(with: folder)
                && names.contains(change.names[3]) || OtherDatabases.isList(change.names)
        }
    }
}
