import DomainLayer
import Foundation
import FrameworkLayer
import Testing

@Suite struct AtomicFileOutputDriverTests {
    private let driver = AtomicFileOutputDriver()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: ["new\n", ""])
    func `a new file holds the bytes and nothing stands beside it`(text: String) async throws {
        #expect(
            try await driver.write(Array(text.utf8), to: folder.path("report.json")) == .file)
        #expect(try folder.text("report.json") == text)
        #expect(try folder.names() == ["report.json"])
    }

    @Test func `an old file is replaced and keeps its permissions`() async throws {
        try folder.write(
            "old, and longer than the new one\n", to: "report.json", permissions: 0o640)
        #expect(
            try await driver.write(Array("new\n".utf8), to: folder.path("report.json")) == .file)
        #expect(try folder.text("report.json") == "new\n")
        #expect(try folder.permissions(of: "report.json") == 0o640)
        #expect(try folder.names() == ["report.json"])
    }

    @Test func `writing through a link keeps the link`() async throws {
        try folder.write("old\n", to: "kept.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("latest.json"), withDestinationPath: "kept.json")
        #expect(
            try await driver.write(Array("new\n".utf8), to: folder.path("latest.json")) == .file)
        #expect(try folder.text("kept.json") == "new\n")
        #expect(try folder.isLink("latest.json"))
    }

    @Test func `writing through a link that leads nowhere makes what it leads to`() async throws {
        try FileManager.default.createDirectory(
            atPath: folder.path("deep"), withIntermediateDirectories: false)
        for (link, target) in [("latest.json", "deep/next"), ("deep/next", "new.json")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link), withDestinationPath: target)
        }
        #expect(
            try await driver.write(Array("new\n".utf8), to: folder.path("latest.json")) == .file)
        #expect(try folder.text("deep/new.json") == "new\n")
        #expect(try folder.isLink("latest.json"))
        #expect(try folder.isLink("deep/next"))
        #expect(try folder.names() == ["deep", "latest.json"])
    }

    @Test(arguments: [248, 249, 255])
    func `a name may be as long as names can be`(length: Int) async throws {
        let name = String(repeating: "n", count: length)
        for text in ["old\n", "new\n"] {
            #expect(try await driver.write(Array(text.utf8), to: folder.path(name)) == .file)
            #expect(try folder.text(name) == text)
        }
        #expect(try folder.names() == [name])
    }

    @Test(.enabled(if: getuid() == 0, "nobody but the superuser can give a file away"))
    func `an old file keeps its owner and its group`() async throws {
        try folder.write("old\n", to: "report.json", permissions: 0o640)
        #expect(chown(folder.path("report.json"), 65_534, 12_345) == 0)
        _ = try await driver.write(Array("new\n".utf8), to: folder.path("report.json"))
        var status = stat()
        #expect(stat(folder.path("report.json"), &status) == 0)
        #expect([status.st_uid, status.st_gid] == [65_534, 12_345])
        #expect(try folder.permissions(of: "report.json") == 0o640)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGUSR1])
    func `a signal ends the process and leaves a whole file and nothing beside it`(
        signal: Int32
    ) async throws {
        try folder.write("old\n", to: "report.json")
        let path = folder.url.path
        await #expect(processExitsWith: .signal(signal)) { [path = path as String, signal] in
            // The process that started the tests may have set them to ignore it.
            Self.setDefault(signal)
            Thread.detachNewThread {
                var names: [String] = []
                while names.count < 2 {
                    names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                }
                kill(getpid(), signal)
            }
            let bytes = [UInt8](repeating: 0x61, count: 8 << 20)
            while true {
                _ = try await AtomicFileOutputDriver().write(bytes, to: path + "/report.json")
            }
        }
        #expect(try folder.names() == ["report.json"])
        let size = try FileManager.default.attributesOfItem(atPath: folder.path("report.json"))[
            .size]
        #expect([4, 8 << 20].contains(size as? Int))
    }

    private static func setDefault(_ code: Int32) {
        _ = signal(code, SIG_DFL)
    }

    @Test(arguments: ["report.json", "link.json", "dangling.json"])
    func `a file that is to be new replaces nothing, links neither`(name: String) async throws {
        try folder.write("old\n", to: "report.json")
        for (link, target) in [("link.json", "report.json"), ("dangling.json", "nowhere")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link), withDestinationPath: target)
        }
        let path = folder.path(name)
        await #expect(throws: FileOutputError.exists(path: path)) {
            try await driver.create(Array("new\n".utf8), at: path)
        }
        #expect(try folder.text("report.json") == "old\n")
        #expect(try folder.names() == ["dangling.json", "link.json", "report.json"])
    }

    @Test func `a file that is new holds the bytes and nothing stands beside it`() async throws {
        #expect(
            try await driver.create(Array("new\n".utf8), at: folder.path("report.json")) == .file)
        #expect(try folder.text("report.json") == "new\n")
        #expect(try folder.names() == ["report.json"])
    }

    @Test func `a missing folder is an error that names the file`() async throws {
        let path = folder.path("missing/report.json")
        await #expect(
            throws: FileOutputError.failed(path: path, message: "No such file or directory")
        ) {
            try await driver.write([1], to: path)
        }
    }

    @Test func `a folder is no file to write to`() async throws {
        let path = folder.url.path
        await #expect(throws: FileOutputError.failed(path: path, message: "Is a directory")) {
            try await driver.write([1], to: path)
        }
        #expect(try folder.names() == [])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
    func `a full device is an error and stays a device`() async throws {
        let error = FileOutputError.failed(path: "/dev/full", message: "No space left on device")
        await #expect(throws: error) {
            try await driver.write(Array("report".utf8), to: "/dev/full")
        }
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type]
        #expect(kind as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func `a full disk leaves the old file`() async throws {
        guard mount("tmpfs", folder.url.path, "tmpfs", 0, "size=64k") == 0 else {
            try Test.cancel("nobody but the superuser can mount a disk small enough to fill")
        }
        defer { umount(folder.url.path) }
        try folder.write("old\n", to: "report.json")
        let path = folder.path("report.json")
        await #expect(
            throws: FileOutputError.failed(path: path, message: "No space left on device")
        ) {
            try await driver.write([UInt8](repeating: 0x61, count: 1 << 20), to: path)
        }
        #expect(try folder.text("report.json") == "old\n")
        #expect(try folder.names() == ["report.json"])
    }
}
