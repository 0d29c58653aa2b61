import DebianCopyright

extension Layer {
    /// Where the reader of a tar is: room for an entry's path, and the links that were met so far.
    struct Position {
        var path = EntryPath()
        var links = FolderLinks()
        /// The folders of a package, named or on the way to others, by their paths.
        var folders: Set<[UInt8]> = []
        let kind: Kind
        /// The path as a layer spells it, if that leads over a link of a layer below.
        private(set) var spelled: EntryPath?

        /// What the tar is.
        enum Kind {
            /// An image's layer, in which names that begin with `.wh.` remove something.
            case layer
            /// A system's root.
            case root
            /// A package's files; dpkg keeps another package's link where a folder comes in its
            /// place.
            case package
        }

        init(in kind: Kind) {
            self.kind = kind
        }

        /// The name of the part that the entry would be in an archive of images.
        var partName: PartName? { PartName(path.joined) }

        /// Whether dpkg's database would be changed.
        var isInDatabase: Bool {
            path.count > 3 && path.joined.starts(with: "var/lib/dpkg/".utf8)
        }

        /// Goes on to the next layer, or package.
        mutating func begin() {
            links.beginLayer()
            folders = []
        }

        /// Goes on to an entry.
        ///
        /// - Returns: false if it changes nothing.
        /// - Throws: ``ArchiveError/limit(_:)`` for ``ArchiveLimit/links``; if a package has a
        ///   folder and something else at one path, ``ArchiveDamage/repeatedMember(_:)``.
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

        /// Refuses an entry that some put where a link of a layer below leads, and others, who
        /// unpack each layer into a folder of its own, into a folder in the link's place: if
        /// either is read.
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

        /// What an entry leads to; a hard link's path with the links on the way followed, unless
        /// they lead round in a circle, so that there is nothing.
        func target(of entry: TarEntry) -> [UInt8] {
            guard entry.kind == .hardLink else { return entry.linkTarget }
            return links.end(of: EntryPath(entry.linkTarget)).joined
        }

        /// Readers make different things of a folder in whose place a link or a file comes.
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

extension Layer.Position {
    /// Puts an entry in the place that its path leads to, and remembers what it puts there.
    ///
    /// - Throws: ``ArchiveError/contradiction(_:_:)`` if others put it elsewhere, and either is
    ///   read.
    mutating func lay(
        _ entry: inout Layer.Entry, keeping kept: KeptPaths
    ) throws(ArchiveError) {
        var spelled = EntryPath(entry.names)
        // The mark lies in the folder that it is about.
        if case .opaque = entry.kind { spelled = EntryPath(entry.names + [[UInt8](".wh.".utf8)]) }
        var path = spelled
        let isOverLower = try links.follow(&path)
        if case .opaque = entry.kind {
            spelled.removeLast()
            path.removeLast()
        }
        if isOverLower {
            if case .folder = entry.kind {} else { try refuse(spelled, path, keeping: kept) }
        }
        entry.names = path.names
        switch entry.kind {
        case .folder: links.note(.folder, [], at: path)
        case .link(let target): links.note(.link, target, at: path)
        case .hardLink(let names):
            let target = links.end(of: EntryPath(names))
            entry.kind = links.target(at: target).map { .link($0) } ?? .hardLink(to: target.names)
            links.note(.hardLink, target.joined, at: path)
        case .file, .other: links.note(.other, [], at: path)
        case .whiteout: links.forget(path)
        case .opaque: links.forgetLower(in: path)
        }
    }
}

extension EntryPath {
    /// Whether its name has a meaning for image builders, rather than being a file's.
    var hasMark: Bool { last?.starts(with: ".wh.".utf8) == true || isOfAUFS }

    /// Whether it is one of the files that AUFS has for itself in the root, or below one.
    var isOfAUFS: Bool {
        count > 0 && self[0].starts(with: ".wh..wh.".utf8)
            && !self[0].elementsEqual(".wh..wh..opq".utf8)
    }

    /// Without the beginning that makes its name a whiteout's; of an opaque one, its folder's path.
    fileprivate var withoutMark: EntryPath {
        var path = self
        _ = path.takeWhiteout()
        return path
    }

    /// Makes this the path of what a whiteout removes.
    ///
    /// - Returns: nil if it is another of AUFS's files.
    mutating func takeWhiteout() -> Layer.Entry.Kind? {
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
