/// A Debian package that isn't installed (deb(5)).
struct DebPackage {
    /// The control file, in the form of dpkg's database.
    private(set) var control: [UInt8] = []
    /// The package's files.
    private(set) var files = Changeset()
    /// The paths of the files as dpkg lists them, one on each line; empty unless they were
    /// requested.
    private(set) var list: [UInt8] = []

    /// The package that the control file describes; nil if the file lacks the package's name.
    private(set) var installed: InstalledPackage?

    /// The size limit of the control file, in bytes.
    private static let controlLimit = 4 << 20

    /// Whether bytes begin like a package.
    static func recognizes(_ start: [UInt8]) -> Bool {
        ArReader.recognizes(start) && start.dropFirst(8).starts(with: "debian-binary".utf8)
    }

    /// Whether the file at a path of the host is a package.
    static func isPackage(at path: String) -> Bool { (try? stream(at: path)) != nil }

    /// - Parameters:
    ///   - path: the path of the package's file on the host.
    ///   - position: on entry has the links of packages unpacked before, on return those of this
    ///     package as well.
    init(
        at path: String, _ position: inout Changeset.Cursor, _ selection: ArchiveSelection,
        within budget: ReadingBudget
    ) throws(ArchiveError) {
        try self.init(
            Self.stream(at: path, countedBy: budget.progress), at: &position, selection,
            within: budget)
    }

    /// Whether two files on the host are one package, byte for byte.
    static func isSame(at path: String, as other: String) throws(ArchiveError) -> Bool {
        let (one, two) = (try stream(at: path), try stream(at: other))
        return try one.digestAhead(.sha256) == two.digestAhead(.sha256)
    }

    /// The SHA-256 of a package on the host, in hex digits.
    static func digest(at path: String) throws(ArchiveError) -> String? {
        try stream(at: path).digestAhead(.sha256)?.hex
    }

    private static func stream(
        at path: String, countedBy progress: ReadingProgress? = nil
    ) throws(ArchiveError) -> ByteStream {
        let file: SharedFile
        do throws(SystemError) {
            file = try SharedFile(hostFile: path)
        } catch {
            throw .unreadable(error)
        }
        let stream = ByteStream(file: file, countedBy: progress)
        guard recognizes(try stream.peek(64)) else { throw .unknownFormat }
        return stream
    }

    /// - Parameter position: on entry has the links of packages unpacked before, on return those of
    ///   this package as well.
    init(
        _ stream: ByteStream, at position: inout Changeset.Cursor, _ selection: ArchiveSelection,
        within budget: ReadingBudget
    ) throws(ArchiveError) {
        var archive = try ArReader(stream, budget: budget)
        var (hasControl, hasFiles) = (false, false)
        while let member = try archive.next() {
            // The extension depends on the packer; the bytes show the compression.
            if member.name.starts(with: "control.tar".utf8), !hasControl {
                hasControl = true
                control = try Self.control(in: archive.member(), within: budget)
                installed = InstalledPackage(control: control)
            } else if member.name.starts(with: "data.tar".utf8), !hasFiles {
                hasFiles = true
                try readFiles(archive.member(), at: &position, selection, within: budget)
            }
        }
        if !hasControl { throw .missingMember("control.tar") }
        if !hasFiles { throw .missingMember("data.tar") }
    }

    private static func control(
        in stream: ByteStream, within budget: ReadingBudget
    ) throws(ArchiveError) -> [UInt8] {
        var tar = TarReader(try stream.decompressed(within: budget), budget: budget)
        var control: [UInt8]?
        var position = Changeset.Cursor(in: .package)
        while let entry = try tar.next() {
            guard try position.move(to: entry), position.partName == PartName("control".utf8) else {
                continue
            }
            // dpkg unpacks all members, so the last one with this name would count.
            guard control == nil else { throw .damaged(.repeatedMember("control"), offset: 0) }
            guard entry.kind == .file else { throw .missingMember("control") }
            guard entry.size <= controlLimit else { throw .limit(.documents) }
            try budget.keptBytes.take(entry.size)
            control = try tar.member().read(entry.size)
        }
        guard let control else { throw .missingMember("control") }
        return control
    }

    private mutating func readFiles(
        _ stream: ByteStream, at position: inout Changeset.Cursor, _ selection: ArchiveSelection,
        within budget: ReadingBudget
    ) throws(ArchiveError) {
        var tar = TarReader(try stream.decompressed(within: budget), budget: budget)
        position.begin()
        while let entry = try tar.next() {
            if try position.move(to: entry) {
                // Only dpkg itself may write there.
                if entry.kind != .folder, position.isInDatabase {
                    throw .contradiction("control", "/var/lib/dpkg")
                }
                try files.add(entry, at: &position, keeping: selection.paths, budget: budget) {
                    () throws(ArchiveError) in try tar.content()
                }
            }
            guard selection.listsFiles, let name = PartName(entry.path) else { continue }
            try budget.keptBytes.take(entry.path.count + 2)
            list += [UInt8(ascii: "/")] + name.bytes + [UInt8(ascii: "\n")]
        }
    }
}

extension Changeset {
    /// The database that dpkg would have if exactly these packages were installed.
    static func database(of packages: [DebPackage]) -> Changeset {
        var database = Changeset()
        // A package may have files there, or a link that leads elsewhere.
        database.add(Array("var/lib/dpkg".utf8), .whiteout)
        database.add(Array("var/lib/dpkg".utf8), .folder)
        for (index, package) in packages.enumerated() {
            database.add(
                Array("var/lib/dpkg/status.d/\(index)".utf8), .file(.bytes(package.control)))
            guard !package.list.isEmpty, let id = package.installed?.id,
                !id.utf8.contains(UInt8(ascii: "/"))
            else { continue }
            database.add(
                Array("var/lib/dpkg/info/\(id).list".utf8), .file(.bytes(package.list)))
        }
        return database
    }
}
