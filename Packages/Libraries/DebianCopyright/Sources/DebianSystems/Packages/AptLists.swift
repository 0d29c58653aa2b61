/// What apt's lists of available packages say about installed ones (apt-get(8), "FILES").
struct AptLists {
    /// A file for each build that the lists describe, if they agree on it.
    private(set) var files: [BinaryPackageFile] = []

    /// Below `/`. apt compresses the lists there or doesn't (apt.conf(5), `GzipIndexes`).
    static let folder = "var/lib/apt/lists"
    /// The most bytes of a list; Debian's largest has 60 MB.
    private static let sizeLimit = 256 << 20
    /// The most bytes of all lists together.
    private static let totalLimit = 1 << 30

    /// - Parameters:
    ///   - system: a folder's system.
    ///   - builds: what to look for.
    init(of system: InstalledSystem, describing builds: [InstalledPackage.Build]) {
        guard let names = try? system.root.folder(Self.folder).names() else { return }
        let wanted = Dictionary(grouping: builds, by: \.name)
        var found: [InstalledPackage.Build: BinaryPackageFile?] = [:]
        var room = Self.totalLimit
        for name in names.map({ String(decoding: $0, as: UTF8.self) }) where name.isAptList {
            let limit = min(Self.sizeLimit, room)
            guard let bytes = system.list(at: "\(Self.folder)/\(name)", limit: limit) else {
                continue
            }
            room -= bytes.count
            ByteView.withBytes(of: bytes) { Self.read($0, of: wanted, into: &found) }
        }
        files = found.values.compactMap(\.self)
    }

    private static func read(
        _ bytes: ByteView, of wanted: [String: [InstalledPackage.Build]],
        into found: inout [InstalledPackage.Build: BinaryPackageFile?]
    ) {
        var reader = Deb822Reader(bytes)
        var stanza = Deb822Stanza()
        while reader.next(into: &stanza) {
            // Most packages of a list aren't installed.
            guard let name = stanza["Package"]?.firstLine, let builds = wanted[String(name)],
                let build = InstalledPackage(stanza)?.build, builds.contains(build),
                let file = BinaryPackageFile(stanza, of: build)
            else { continue }
            // Two archives may have different builds under one name.
            let known = found[build] ?? file
            found[build] = .some(known?.sha256 == file.sha256 ? known : nil)
        }
    }
}

extension BinaryPackageFile {
    /// - Returns: nil if the stanza lacks the file or its digest.
    fileprivate init?(_ stanza: Deb822Stanza, of build: InstalledPackage.Build) {
        guard let path = stanza["Filename"]?.firstLine, !path.isEmpty, path.count <= 1024,
            path.isUTF8, let digest = stanza["SHA256"]?.firstLine, digest.count == 64,
            digest.allSatisfy(\.isHexDigit)
        else { return nil }
        self.init(package: build, path: String(path), sha256: String(digest).lowercased())
    }
}

extension String {
    /// Whether this is the name of a list of binary packages, compressed or not.
    fileprivate var isAptList: Bool {
        ["", ".lz4", ".gz", ".xz", ".zst", ".bz2"].contains { hasSuffix("_Packages" + $0) }
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { isDigit || lowercased &- 0x61 < 6 }
}

extension InstalledSystem {
    /// The text of a list; nil if it can't be read or has more bytes than the limit.
    fileprivate func list(at path: String, limit: Int) -> [UInt8]? {
        guard let file = try? file(at: path), file.size <= limit else { return nil }
        let stream = ByteStream(file: file)
        guard let start = try? stream.peek(CompressionFormat.magicLength) else { return nil }
        if LZ4Frame.recognizes(start) {
            guard let bytes = try? stream.read(file.size) else { return nil }
            return LZ4Frame.contents(of: bytes, limit: limit)
        }
        let budget = ReadingBudget()
        budget.unpacking.bytes = ReadingBudget.Allowance(limit, of: .decompressedBytes)
        return try? stream.decompressed(within: budget).rest()
    }
}

extension ByteStream {
    /// All bytes that are left.
    fileprivate func rest() throws(ArchiveError) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            var count = 0
            try piece.withUnsafeMutableBufferPointer { (room) throws(ArchiveError) in
                count = try read(into: UnsafeMutableRawBufferPointer(room))
            }
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }
}
