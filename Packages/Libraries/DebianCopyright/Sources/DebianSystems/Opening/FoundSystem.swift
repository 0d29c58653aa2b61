#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system or archive found at a place, already opened.
struct FoundSystem {
    enum Kind {
        /// The folder of a system, or a folder that holds neither a system nor an archive.
        case folder(InstalledSystem)
        case archive(SystemArchive)
    }

    /// The path as the caller gave it, without a tag; `-` for standard input.
    let path: String
    /// The tag of the chosen image; nil if the path has none.
    let tag: String?
    let kind: Kind

    init(at place: SystemPlace) throws(OpeningError) {
        switch place {
        case .standardInput: (path, tag, kind) = ("-", nil, .archive(.pipe(.standardInput)))
        case .packages(let paths):
            (path, tag, kind) = (paths.first ?? "", nil, .archive(.packages(paths)))
        case .path(let name):
            let host = HostPath(name)
            (path, tag, kind) = (host.path, host.tag, try Kind(host))
        }
    }
}

extension FoundSystem.Kind {
    fileprivate init(_ host: HostPath) throws(OpeningError) {
        do throws(SystemError) {
            switch try host.kind.get() {
            case .folder: break
            case .regular:
                self = .archive(.file(try SharedFile(hostFile: host.path)))
                return
            case .link, .other:
                self = .archive(.pipe(try OpenPipe(host.path)))
                return
            }
        } catch {
            throw .unreachable(path: host.path, error)
        }
        let folder: InstalledSystem
        do throws(RootError) {
            folder = try InstalledSystem(path: host.path)
        } catch {
            throw .unreachable(path: error.path, error.reason)
        }
        self = try OpeningError.naming(host.path) { () throws(ArchiveError) in
            try Self(folder, at: host.path)
        }
    }

    private init(_ folder: InstalledSystem, at path: String) throws(ArchiveError) {
        let layout = LayoutFolder(folder)
        if folder.hasDatabase {
            try layout.refuseImages()
            self = .folder(folder)
            return
        }
        if layout.isMarked {
            self = .archive(.layout(layout))
            return
        }
        let paths = (try? HostFolder.paths(in: path)) ?? []
        let packages = Set(paths.filter(DebPackage.isPackage(at:)))
        if packages.isEmpty {
            self = .folder(folder)
            return
        }
        // A file with a package's name that isn't a package causes an error rather than being
        // skipped silently; so does a name that isn't UTF-8, because its file can't be examined.
        self = .archive(
            .packages(
                paths.filter {
                    $0.hasSuffix(".deb") || packages.contains($0) || $0.contains("\u{FFFD}")
                }))
    }
}

/// A path of the host, without an image's tag, with the result of examining it once.
struct HostPath {
    let path: String
    let tag: String?
    /// The kind of file that the path leads to, following links.
    let kind: Result<Descriptor.Kind, SystemError>

    /// Splits `PATH:TAG`, unless the whole name is an existing path. A tag may also contain colons
    /// and slashes.
    init(_ name: String) {
        let whole = HostPath(name, tag: nil)
        self = whole.isPresent ? whole : Self.tagged(name) ?? whole
    }

    private init(_ path: String, tag: String?) {
        self.path = path
        self.tag = tag
        do throws(SystemError) {
            kind = .success(try Descriptor.status(ofHost: path).kind)
        } catch {
            kind = .failure(error)
        }
    }

    private static func tagged(_ name: String) -> HostPath? {
        for colon in name.indices.reversed() where name[colon] == ":" {
            let (path, tag) = (String(name[..<colon]), String(name[name.index(after: colon)...]))
            guard !path.isEmpty, !tag.isEmpty else { continue }
            let host = HostPath(path, tag: tag)
            if host.isPresent { return host }
        }
        return nil
    }

    private var isPresent: Bool {
        switch kind {
        case .success: true
        case .failure(let error): error.number != ENOENT && error.number != ENOTDIR
        }
    }

    /// Whether the path leads to a pipe or a device.
    var isReadOnce: Bool {
        switch kind {
        case .success(.link), .success(.other): true
        case .success(.folder), .success(.regular), .failure: false
        }
    }

    /// Whether the path leads to a folder, an image, a package or a tar; false for a pipe, which
    /// can be read only once.
    var leadsToSystem: Bool {
        if tag != nil { return true }
        switch kind {
        case .success(.folder): return true
        case .success(.regular):
            guard let file = try? SharedFile(hostFile: path),
                let start = try? ByteStream(file: file).peek(1024)
            else { return false }
            return ArchiveContents.recognizes(start)
        case .success(.link), .success(.other), .failure: return false
        }
    }
}
