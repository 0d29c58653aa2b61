import ArchiveFixtures
import DomainLayer
import Foundation
import FrameworkLayer
import Testing

struct JSONInventoryFileDriverTests {
    private let folder: TemporaryFolder
    private let driver = JSONInventoryFileDriver()

    init() throws { folder = try TemporaryFolder() }

    private func error(at path: String) async -> InventoryFileError? {
        do throws(InventoryFileError) {
            _ = try await driver.inventory(at: .path(path))
            return nil
        } catch {
            return error
        }
    }

    @Test func `a listing is read whole`() async throws {
        try folder.write(ListingSample.text, to: "saved")
        let inventory = try await driver.inventory(at: .path(folder.path("saved")))
        #expect(inventory?.inventory.entries.map(\.id) == ["pear:all", "plum:amd64"])
    }

    @Test func `a folder is no listing, and no error`() async throws {
        #expect(try await driver.inventory(at: .path(folder.url.path)) == nil)
        #expect(try await driver.inventory(at: .path("/")) == nil)
    }

    @Test func `an archive is no listing, and no error`() async throws {
        var tar = TarBuilder()
        tar.file("etc/os-release")
        var package = ArBuilder()
        package.member("debian-binary", Array("2.0\n".utf8))
        for (name, bytes) in [
            ("tar", tar.bytes), ("deb", package.bytes), ("gz", [0x1F, 0x8B, 8]),
            ("zst", [0x28, 0xB5, 0x2F, 0xFD]), ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]),
        ] as [(String, [UInt8])] {
            try Data(bytes).write(to: folder.url.appending(path: name))
            #expect(try await driver.inventory(at: .path(folder.path(name))) == nil)
        }
        #expect(try await driver.inventory(at: .path(folder.path("tar:latest"))) == nil)
        #expect(await error(at: folder.path("no:latest")) != nil)
    }

    @Test func `what the system refuses is told in its words`() async throws {
        let missing = InputSource.path("/no/such/listing")
        #expect(
            await error(at: "/no/such/listing")
                == .unreadable(missing, message: "No such file or directory"))
        let path = folder.path("loop")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        #expect(
            await error(at: path)
                == .unreadable(.path(path), message: "Too many levels of symbolic links"))
    }

    @Test func `a device without end ends at its first byte`() async {
        #expect(
            await error(at: "/dev/zero")
                == .invalid(
                    .path("/dev/zero"),
                    InventoryFileProblem(.unexpectedByte(0), line: 1, column: 1)))
        #expect(
            await error(at: "/dev/null")
                == .invalid(
                    .path("/dev/null"), InventoryFileProblem(.empty, line: 1, column: 1)))
    }

    @Test func `a pipe to which nobody writes is empty`() async throws {
        let path = folder.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(
            await error(at: path)
                == .invalid(.path(path), InventoryFileProblem(.empty, line: 1, column: 1)))
    }

    @Test func `a large file of nothing costs nothing`() async throws {
        let path = folder.path("sparse")
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        #expect(truncate(path, 1 << 40) == 0)
        #expect(
            await error(at: path)
                == .invalid(
                    .path(path), InventoryFileProblem(.unexpectedByte(0), line: 1, column: 1)))
    }

    @Test func `cancelling ends the reading`() async throws {
        try folder.write(ListingSample.text, to: "saved")
        let origin = InputSource.path(folder.path("saved"))
        let task = Task { [driver] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await driver.inventory(at: origin)
        }
        await #expect(throws: InventoryFileError.cancelled) { try await task.value }
    }
}
