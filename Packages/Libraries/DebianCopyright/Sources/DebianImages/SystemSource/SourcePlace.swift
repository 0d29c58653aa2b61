import DebianCopyright

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A place of which it is known what there is.
struct SourcePlace {
    enum Kind {
        /// The folder of a system, or one that holds nothing else either.
        case folder
        case archive(SourceArchive)
    }

    /// As the caller gave it, but for the tag; `-` for standard input.
    let path: String
    /// Which of several images is meant; nil if the path has no tag.
    let tag: String?
    let kind: Kind

    init(_ place: SourceRequest.Place) throws(SourceError) {
        switch place {
        case .standardInput: (path, tag, kind) = ("-", nil, .archive(.pipe(.standardInput)))
        case .packages(let paths):
            (path, tag, kind) = (paths.first ?? "", nil, .archive(.packages(paths)))
        case .path(let name):
            (path, tag) = Self.split(name)
            kind = try Self.kind(of: path)
        }
    }

    /// Splits `PATH:TAG`, unless there is something of the whole name. A tag may hold colons too,
    /// and slashes.
    private static func split(_ name: String) -> (path: String, tag: String?) {
        if exists(name) { return (name, nil) }
        for colon in name.indices.reversed() where name[colon] == ":" {
            let (path, tag) = (String(name[..<colon]), String(name[name.index(after: colon)...]))
            if !path.isEmpty, !tag.isEmpty, exists(path) { return (path, tag) }
        }
        return (name, nil)
    }

    private static func exists(_ path: String) -> Bool {
        do throws(SystemError) {
            _ = try Descriptor.status(ofHost: path)
            return true
        } catch {
            return error.number != ENOENT && error.number != ENOTDIR
        }
    }

    /// Whether there is a folder, an image, a package or a tar. What passes but once isn't looked
    /// at.
    static func holdsSource(_ name: String) -> Bool {
        let (path, tag) = split(name)
        if tag != nil { return true }
        switch try? Descriptor.status(ofHost: path).kind {
        case .folder: return true
        case .regular:
            guard let file = try? SharedFile(hostFile: path),
                let start = try? ByteStream(file: file).peek(1024)
            else { return false }
            return SourceContents.recognizes(start)
        case .link, .other, nil: return false
        }
    }

    private static func kind(of path: String) throws(SourceError) -> Kind {
        do throws(SystemError) {
            switch try Descriptor.status(ofHost: path).kind {
            case .folder: break
            case .regular: return .archive(.file(try SharedFile(hostFile: path)))
            case .link, .other: return .archive(.pipe(try OpenPipe(path)))
            }
        } catch {
            throw .unreachable(path: path, error)
        }
        return try kind(ofFolder: path)
    }

    private static func kind(ofFolder path: String) throws(SourceError) -> Kind {
        if (try? InstalledSystem(path: path))?.hasDatabase == true {
            try SourceError.naming(path) { () throws(ArchiveError) in
                try LayoutFolder(path: path).refuseImages()
            }
            return .folder
        }
        if LayoutFolder.recognizes(path) { return .archive(.layout(LayoutFolder(path: path))) }
        let paths = (try? HostFolder.paths(in: path)) ?? []
        let packages = Set(paths.filter(DebPackage.isPackage(at:)))
        if packages.isEmpty { return .folder }
        // What has a package's name but is none makes an error, rather than be left out in silence;
        // so does a name that isn't UTF-8, because its file can't be examined.
        return .archive(
            .packages(
                paths.filter {
                    $0.hasSuffix(".deb") || packages.contains($0) || $0.contains("\u{FFFD}")
                }))
    }
}
