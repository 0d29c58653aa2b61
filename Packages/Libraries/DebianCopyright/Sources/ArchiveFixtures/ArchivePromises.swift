import DebianRootFixtures
import DebianSystems

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Promises that the readers of archives keep for any bytes at all. Besides finishing without a
/// crash, they read a file and a pipe alike, no entry has bytes that don't exist, and an image is
/// the state after its last layer.
public enum ArchivePromises {
    /// Reads the bytes as a tar and as an `ar` archive, compressed or not, and as any system that
    /// they may hold.
    ///
    /// - Returns: a sentence for each broken promise; empty if all were kept.
    public static func broken(by bytes: [UInt8]) async throws -> [String] {
        let bytes = withRightChecksums(bytes)
        return try await withDebianRoot { folder in
            try folder.file("archive", bytes)
            let path = folder.hostPath("archive")
            let file = try SharedFile(hostFile: path)
            let seeking = read { ByteStream(file: file) }
            let pipe = open(path, O_RDONLY | O_CLOEXEC)
            defer { _ = close(pipe) }
            let streaming = read {
                lseek(pipe, 0, SEEK_SET)
                return ByteStream(descriptor: pipe)
            }
            guard seeking == streaming else {
                return ["a file says \(seeking), a pipe \(streaming)"]
            }
            return await seeking.filter { $0.hasPrefix("short ") } + brokenByOpening(path)
        }
    }

    private static func brokenByOpening(_ path: String) async -> [String] {
        guard let source = try? OpenedSystem(at: .path(path)) else { return [] }
        let packages = await packages(of: source.system)
        guard let image = source.image else { return [] }
        let count = image.layers.count
        guard let last = try? source.throughLayer(count) else {
            return count == 0 ? [] : ["there is no layer \(count) of \(count)"]
        }
        let lastPackages = await Self.packages(of: last.system)
        return packages == lastPackages
            ? [] : ["the image has \(packages), its last layer \(lastPackages)"]
    }

    /// A line for each installed package, with the digest of its copyright file.
    private static func packages(of system: InstalledSystem) async -> [String] {
        do throws(DatabaseError) {
            return try await DpkgDatabase(root: system.root).packages.map { package in
                let file = system.bytes(at: package.copyrightPath).map { SHA256($0).hexadecimal }
                return "\(package.id) \(package.version) \(file ?? "no file")"
            }
        } catch {
            return ["\(error)"]
        }
    }

    /// A line for each entry, and one for the error that ended an archive.
    private static func read(_ stream: () -> ByteStream) -> [String] {
        var lines: [String] = []
        func tell(_ name: [UInt8], _ size: Int, _ content: FileTree.Content) {
            lines.append("\(content.size == size ? "" : "short ")\(name) \(size)")
        }
        do throws(ArchiveError) {
            let budget = ReadingBudget()
            var tar = TarReader(try stream().decompressed(within: budget), budget: budget)
            while let entry = try tar.next() { tell(entry.path, entry.size, try tar.content()) }
        } catch {
            lines.append("\(error)")
        }
        do throws(ArchiveError) {
            let budget = ReadingBudget()
            var ar = try ArReader(try stream().decompressed(within: budget), budget: budget)
            while let entry = try ar.next() {
                tell(entry.name, entry.size, try ar.member().content(entry.size))
            }
        } catch {
            lines.append("\(error)")
        }
        return lines
    }

    /// Corrects the checksums of tar headers, because readers would reject nearly all mutated bytes
    /// otherwise.
    private static func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for block in stride(from: 0, through: bytes.count - 512, by: 512)
        where bytes[(block + 154)..<(block + 156)].elementsEqual([0, 0x20]) {
            bytes.mendChecksum(ofHeaderAt: block)
        }
        return bytes
    }
}

extension [UInt8] {
    /// Corrects the checksum of the tar header that begins here.
    public mutating func mendChecksum(ofHeaderAt block: Int) {
        let field = (block + 148)..<(block + 156)
        replaceSubrange(field, with: [UInt8](repeating: 0x20, count: 8))
        let sum = self[block..<(block + 512)].reduce(0) { $0 + Int($1) }
        let digits = Array(String(sum, radix: 8).utf8)
        replaceSubrange(
            field, with: digits + [UInt8](repeating: 0, count: 7 - digits.count) + [0x20])
    }
}
