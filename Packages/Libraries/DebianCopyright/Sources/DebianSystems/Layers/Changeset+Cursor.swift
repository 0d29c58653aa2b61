extension Changeset {
    /// The state of reading a tar: storage for an entry's path, and the links found so far.
    struct Cursor {
        var path = EntryPath()
        var links = FolderLinks()
        /// The paths of a package's folders, whether they have entries or only occur in paths.
        var folders: Set<[UInt8]> = []
        let kind: Kind
        /// The path as the layer spells it, if it leads through a link of a lower layer.
        private(set) var spelled: EntryPath?

        /// The kind of tar.
        enum Kind {
            /// An image's layer, in which names that begin with `.wh.` remove files.
            case layer
            /// A system's root.
            case root
            /// A package's files. dpkg keeps another package's link if this package has a folder
            /// there.
            case package
        }

        init(in kind: Kind) {
            self.kind = kind
        }

        /// The name that the entry would have as a part in an archive of images.
        var partName: PartName? { PartName(path.joined) }

        /// Whether the entry is inside dpkg's database.
        var isInDatabase: Bool {
            path.count > 3 && path.joined.starts(with: "var/lib/dpkg/".utf8)
        }

        /// Moves to the next layer or package.
        mutating func begin() {
            links.beginLayer()
            folders = []
        }

        /// Moves to an entry.
        ///
        /// - Returns: false if the entry changes nothing.
        /// - Throws: ``ArchiveError/limit(_:)`` for ``ArchiveLimit/links``;
        ///   ``ArchiveDamage/repeatedMember(_:)`` if a package has both a folder and something else
        ///   at one path.
        mutating func move(to entry: TarEntry) throws(ArchiveError) -> Bool {
            path.read(entry.path)
            let entryPath = path
            spelled = try links.follow(&path) && kind == .layer ? entryPath : nil
            if kind == .package {
                try noteFolders(of: entry)
                if entry.kind == .folder, links.isLink(path) { return false }
            }
            if kind == .layer, path.hasMark { return true }
            links.note(entry.kind, target(of: entry), at: path)
            return true
        }

        /// Refuses an entry that leads through a link of a lower layer, if either of its two places
        /// is read: some programs follow the link, while others unpack each layer separately and
        /// create a folder in the link's place.
        func refuseIfAmbiguous(_ entry: TarEntry, keeping kept: KeptPaths) throws(ArchiveError) {
            guard let spelled, entry.kind != .folder else { return }
            var paths = [spelled, path]
            if path.hasMark { paths = paths.map(\.withoutMark) }
            try refuse(paths[0], paths[1], keeping: kept)
        }

        fileprivate func refuse(
            _ spelled: EntryPath, _ path: EntryPath, keeping kept: KeptPaths
        ) throws(ArchiveError) {
            guard kept.reads(spelled.names) || kept.reads(path.names) else { return }
            throw .contradiction(
                String(decoding: spelled.joined, as: UTF8.self),
                String(decoding: path.joined, as: UTF8.self))
        }

        /// The target of an entry. On a hard link's path, links on the way are followed, unless
        /// they form a cycle and so lead nowhere.
        func target(of entry: TarEntry) -> [UInt8] {
            guard entry.kind == .hardLink else { return entry.linkTarget }
            return links.end(of: EntryPath(entry.linkTarget)).joined
        }

        /// Refuses a folder that a link or file replaces, because readers disagree about it.
        private mutating func noteFolders(of entry: TarEntry) throws(ArchiveError) {
            let isFolder = entry.kind == .folder
            guard !links.isOwnLink(path), isFolder || !folders.contains(path.joined) else {
                let name = String(decoding: path.joined, as: UTF8.self)
                throw .damaged(.repeatedMember(name), offset: 0)
            }
            var folder = path
            if !isFolder, folder.count > 0 { folder.removeLast() }
            while folder.count > 0, folders.insert(folder.joined).inserted { folder.removeLast() }
        }
    }
}

extension Changeset.Cursor {
    /// Moves a change to the place that its path leads to, and records its links.
    ///
    /// - Throws: ``ArchiveError/contradiction(_:_:)`` if other programs make the change
    ///   elsewhere and either place is read.
    mutating func lay(
        _ change: inout Changeset.Change, keeping kept: KeptPaths
    ) throws(ArchiveError) {
        var spelled = EntryPath(change.names)
        // The marker file of an opaque folder is in that folder.
        if case .opaque = change.kind { spelled = EntryPath(change.names + [[UInt8](".wh.".utf8)]) }
        var path = spelled
        let isOverLower = try links.follow(&path)
        if case .opaque = change.kind {
            spelled.removeLast()
            path.removeLast()
        }
        if isOverLower {
            if case .folder = change.kind {} else { try refuse(spelled, path, keeping: kept) }
        }
        change.names = path.names
        switch change.kind {
        case .folder: links.note(.folder, [], at: path)
        case .link(let target): links.note(.link, target, at: path)
        case .hardLink(let names):
            let target = links.end(of: EntryPath(names))
            change.kind = links.target(at: target).map { .link($0) } ?? .hardLink(to: target.names)
            links.note(.hardLink, target.joined, at: path)
        case .file, .other: links.note(.other, [], at: path)
        case .whiteout: links.forget(path)
        case .opaque: links.forgetLower(in: path)
        }
    }
}

extension EntryPath {
    /// Whether the name has a meaning for image builders, rather than being a file's name.
    var hasMark: Bool { last?.starts(with: ".wh.".utf8) == true || isOfAUFS }

    /// Whether the file is one of AUFS's own in the root, or below one.
    var isOfAUFS: Bool {
        count > 0 && self[0].starts(with: ".wh..wh.".utf8)
            && !self[0].elementsEqual(".wh..wh..opq".utf8)
    }

    /// The path that a whiteout removes: without the name's prefix or, for an opaque one, the
    /// folder's path.
    fileprivate var withoutMark: EntryPath {
        var path = self
        _ = path.takeWhiteout()
        return path
    }

    /// Turns the path of a whiteout into the path that it removes.
    ///
    /// - Returns: nil for AUFS's other files.
    mutating func takeWhiteout() -> Changeset.Change.Kind? {
        guard !isOfAUFS, let name = last else { return nil }
        removeLast()
        if name.elementsEqual(".wh..wh..opq".utf8) { return .opaque }
        let removed = name.dropFirst(4)
        guard !removed.starts(with: ".wh.".utf8), !removed.isEmpty,
            !removed.elementsEqual(".".utf8), !removed.elementsEqual("..".utf8)
        else { return nil }
        append(removed)
        return .whiteout
    }
}
