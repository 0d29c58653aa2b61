import DebianCopyright

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What there is at a place, opened.
struct FoundSystem {
    enum Kind {
        /// The folder of a system, or one that holds nothing else either.
        case folder(InstalledSystem)
        case archive(SystemArchive)
    }

    /// As the caller gave it, but for the tag; `-` for standard input.
    let path: String
    /// Which of several images is meant; nil if the path has no tag.
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
        // What has a package's name but is none makes an error, rather than be left out in silence;
        // so does a name that isn't UTF-8, because its file can't be examined.
        self = .archive(
            .packages(
                paths.filter {
                    $0.hasSuffix(".deb") || packages.contains($0) || $0.contains("\u{FFFD}")
                }))
    }
}

/// A path of the host that was looked at once, without the tag of an image.
struct HostPath {
    let path: String
    let tag: String?
    /// What the path leads to, links followed.
    let kind: Result<Descriptor.Kind, SystemError>

    /// Splits `PATH:TAG`, unless there is something of the whole name. A tag may hold colons too,
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

    /// Whether there is a folder, an image, a package or a tar. What passes but once isn't looked
    /// at.
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
