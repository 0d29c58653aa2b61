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
