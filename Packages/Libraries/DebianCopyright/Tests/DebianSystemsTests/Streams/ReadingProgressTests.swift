import ArchiveFixtures
import DebianRootFixtures
import Synchronization
import Testing

@testable import DebianSystems

struct ReadingProgressTests {
    /// A report: the bytes done, and all if they are known.
    private typealias Report = [Int?]

    @Test func `reports begin with nothing done and end with everything`() {
        let reports = Mutex<[Report]>([])
        let progress = ReadingProgress(total: 1 << 20) { done, total in
            reports.withLock { $0.append([done, total]) }
        }
        let file = progress.part()
        file.reach(1 << 19)
        // Too early for another report.
        file.reach((1 << 19) + (1 << 18))
        progress.finish()
        #expect(
            reports.withLock(\.self) == [
                [0, 1 << 20], [1 << 19, 1 << 20], [1 << 20, 1 << 20],
            ])
    }

    @Test func `a byte counts once, however often it is read`() {
        let progress = ReadingProgress(total: 100) { _, _ in }
        let file = progress.part()
        file.reach(30)
        file.reach(10)
        file.reach(40)
        #expect(progress.done == 40)
        let part = progress.part(from: 60)
        file.leaveOut(upTo: 70)
        file.reach(70)
        part.reach(70)
        file.reach(80)
        #expect(progress.done == 60)
    }

    @Test func `a second reading reports nothing until it passes the first`() {
        let reports = Mutex<[Int]>([])
        let progress = ReadingProgress(total: nil) { done, _ in
            reports.withLock { $0.append(done) }
        }
        progress.part().reach(1 << 20)
        progress.restart()
        progress.part().reach(1 << 19)
        progress.finish()
        #expect(reports.withLock(\.self) == [0, 1 << 20, 1 << 20])
    }

    @Test func `sizes that are no number are no total, and counts stay below a total`() {
        #expect([3, 4].totalSize == 7)
        #expect([Int.max, 1].totalSize == nil)
        let progress = ReadingProgress(total: nil) { _, _ in }
        for _ in 0..<2 { progress.part().reach(.max) }
        #expect(progress.done == .max)
        progress.expect(5)
        progress.part().reach(3)
        #expect(progress.done == 5)
    }

    // MARK: Archives

    /// The count after an archive was read once.
    private func count(_ path: String) throws -> ReadingProgress {
        let found = try FoundSystem(at: .path(path))
        guard case .archive(let archive) = found.kind else {
            throw OpeningError.archive(.unknownFormat, path: path)
        }
        let progress = ReadingProgress(total: archive.size) { _, _ in }
        let selection = ArchiveSelection(
            choice: ImageChoice(tag: nil, platform: nil),
            paths: archive.isReadOnce ? .once : .listing, listsFiles: false, isVerifying: true)
        _ = try ArchiveContents(
            of: archive, at: found.path, selection, UnpackingBudget(), progress)
        return progress
    }

    @Test(arguments: [nil, .gzip, .xz] as [Compression?])
    func `all bytes of a tar count, as they are stored`(compression: Compression?) async throws {
        var files = SystemFiles()
        for name in ["apple", "pear", "plum"] { files.install(name, license: "Zlib") }
        var bytes = files.tar
        if let compression { bytes = try await bytes.compressed(with: compression) }
        try await withDebianRoot { folder in
            try folder.file("root.tar", bytes)
            let progress = try count(folder.hostPath("root.tar"))
            #expect(progress.total == bytes.count)
            #expect(progress.done == bytes.count)
        }
    }

    @Test func `layers of an image count when they are read, and documents don't`() async throws {
        let image = try await ImageBuilder.orchard.compressed(with: .gzip)
        let members = image.dockerMembers
        let documents = members.filter { $0.name.hasSuffix(".json") }.map(\.bytes.count)
        try await withDebianRoot { folder in
            try folder.file("image.tar", image.dockerArchive)
            let progress = try count(folder.hostPath("image.tar"))
            #expect(progress.total == image.dockerArchive.count)
            #expect(progress.done == image.dockerArchive.count - documents.reduce(0, +))
        }
    }

    @Test func `of a layout only the chosen layers count`() async throws {
        try await withDebianRoot { folder in
            for (name, bytes) in LayoutBuilder(.orchard).files {
                try folder.file("layout/\(name)", bytes)
            }
            let progress = try count(folder.hostPath("layout"))
            let sizes = ImageBuilder.orchard.layers.map(\.stored.count)
            #expect(progress.total == sizes.reduce(0, +))
            #expect(progress.done == progress.total)
        }
    }

    @Test func `the files of several packages count together`() async throws {
        try await withDebianRoot { folder in
            var sizes = 0
            for name in ["apple", "pear"] {
                let bytes = try await PackageBuilder(name, license: "Zlib").archive()
                try folder.file("debs/\(name).deb", bytes)
                sizes += bytes.count
            }
            let progress = try count(folder.hostPath("debs"))
            #expect(progress.total == sizes)
            #expect(progress.done == sizes)
        }
    }

    @Test func `an archive is reported from its beginning to its end, and a folder is not`()
        async throws
    {
        var files = SystemFiles()
        files.install("apple", license: "Zlib")
        try await withDebianRoot { folder in
            try folder.file("root.tar", files.tar)
            let reports = Mutex<[Report]>([])
            for path in ["root.tar", ""] {
                _ = try OpenedSystem(
                    at: .path(folder.hostPath(path)),
                    onProgress: { done, total in reports.withLock { $0.append([done, total]) } })
            }
            #expect(
                reports.withLock(\.self) == [
                    [0, files.tar.count], [files.tar.count, files.tar.count],
                ])
        }
    }
}
