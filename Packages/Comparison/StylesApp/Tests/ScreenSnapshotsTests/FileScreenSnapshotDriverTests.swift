import ASMFStyle
import DependencyInjectionLayer
import DomainLayer
import Foundation
import Testing

@testable import ScreenSnapshots

@Suite struct FileScreenSnapshotDriverTests {
    private let folder: StateFolder
    private var path: String { folder.path("screen.json") }
    private var driver: FileScreenSnapshotDriver<some FileOutputDriverProtocol> { driver(at: path) }

    init() throws { folder = try StateFolder() }

    private func driver(
        at path: String?
    ) -> FileScreenSnapshotDriver<some FileOutputDriverProtocol> {
        FileScreenSnapshotDriver(writingBy: DIContainer().fileOutputDriver, at: path)
    }

    @Test func `without a file there is no snapshot, nor without its folder`() async throws {
        #expect(try await driver.read(of: .standard) == nil)
        let deep = driver(at: folder.path("state/house/screen.json"))
        #expect(try await deep.read(of: .standard) == nil)
    }

    @Test(arguments: [
        ScreenSnapshot(), ScreenSnapshot(filter: "mit", selection: "apple:all"),
        ScreenSnapshot(filter: "a \"b\" \\ \n\u{0}\u{1F}\u{7F}ü家🎋", selection: "\"\\:"),
    ])
    func `what is written is read again`(snapshot: ScreenSnapshot) async throws {
        try await driver.write(ScreenSnapshot(filter: "what was there before"), of: .standard)
        try await driver.write(snapshot, of: .standard)
        #expect(try await driver.read(of: .standard) == snapshot)
        #expect(try folder.names() == ["screen.json"])
    }

    @Test func `each system has its own file`() async throws {
        let root = InventorySource.root(folder.path("."))
        try await driver.write(ScreenSnapshot(filter: "mit"), of: .standard)
        #expect(try await driver.read(of: root) == nil)
        try await driver.write(ScreenSnapshot(filter: "isc"), of: root)
        try await driver.write(ScreenSnapshot(filter: "zlib"), of: .layer(1, of: root))
        #expect(try await driver.read(of: .standard) == ScreenSnapshot(filter: "mit"))
        #expect(
            try await driver.read(of: .root(folder.path("../\(folder.url.lastPathComponent)")))
                == ScreenSnapshot(filter: "isc"))
        #expect(try folder.names().count == 3)
    }

    @Test(
        arguments: [
            (.standard, ""), (.root("/no/such place"), "%2Fno%2Fsuch%20place"),
            (.root("/"), "%2F"), (.root("/usr/../usr"), "%2Fusr"),
            (.root(.path("a:é"), platform: "linux/arm64"), "a%3A%C3%A9%20linux%2Farm64"),
            (.packages(["a.deb", "b.deb"]), "a.deb%20b.deb"),
            (.layer(2, of: .root("x.tar")), "x.tar-layer-2"), (.root(.standardInput), nil),
            (.layer(1, of: .root(.standardInput)), nil),
        ] as [(InventorySource, String?)])
    func `the name of a file names the system`(source: InventorySource, name: String?) {
        #expect(source.systemName == name)
    }

    @Test func `a system that can't be named has no place`() async throws {
        await #expect(throws: ScreenSnapshotDriverError.noPlace) {
            try await driver.read(of: .root(.standardInput))
        }
        let long = InventorySource.root(String(repeating: "n", count: 300))
        await #expect(
            throws: ScreenSnapshotDriverError.unreadable(
                path: folder.path("screen-\(String(repeating: "n", count: 300)).json"),
                .unreadable(message: "File name too long"))
        ) {
            try await driver.read(of: long)
        }
    }

    @Test func `the file is JSON that people can read`() async throws {
        try await driver.write(ScreenSnapshot(filter: "mit", selection: "apple:all"), of: .standard)
        #expect(
            try folder.text("screen.json")
                == "{\"filter\": \"mit\", \"selection\": \"apple:all\"}\n")
    }

    @Test func `folders are made for nobody but the user`() async throws {
        let deep = driver(at: folder.path("state/house/screen.json"))
        try await deep.write(ScreenSnapshot(filter: "mit"), of: .standard)
        #expect(try await deep.read(of: .standard) == ScreenSnapshot(filter: "mit"))
        #expect(try folder.permissions(of: "state") == 0o700)
        #expect(try folder.permissions(of: "state/house") == 0o700)
    }

    @Test(arguments: ["screen.json", "state/house/screen.json"])
    func `the file is for nobody but the user`(name: String) async throws {
        let driver = driver(at: folder.path(name))
        try await driver.write(ScreenSnapshot(filter: "mit"), of: .standard)
        #expect(try folder.permissions(of: name) == 0o600)
    }

    @Test(arguments: [
        "", " ", "null", "[]", "{", "{}", "{\"filter\": 1}", "{\"filter\": null}",
        "{\"filter\": \"a\", \"filter\": \"b\"}", "{\"filter\": \"a\"} more",
        "{\"filter\": \"a", "{\"filter\": \"\\ud800\"}", "{\"filter\": \"a\", \"selection\": 7}",
    ])
    func `a file that makes no sense is an error`(text: String) async throws {
        try folder.write(text, to: "screen.json")
        await #expect(throws: ScreenSnapshotDriverError.invalid(path: path)) {
            try await driver.read(of: .standard)
        }
    }

    @Test(arguments: ["", "{\"x\": "])
    func `a file of brackets alone is an error`(start: String) async throws {
        try folder.write(start + String(repeating: "[", count: 60_000), to: "screen.json")
        await #expect(throws: ScreenSnapshotDriverError.invalid(path: path)) {
            try await driver.read(of: .standard)
        }
    }

    @Test func `bytes that are no text are an error`() async throws {
        try folder.write(
            Array("{\"filter\": \"".utf8) + [0xFF] + Array("\"}".utf8), to: "screen.json")
        await #expect(throws: ScreenSnapshotDriverError.invalid(path: path)) {
            try await driver.read(of: .standard)
        }
    }

    @Test func `members that a later version may write are skipped`() async throws {
        try folder.write(
            "{\"order\": [1, {}], \"filter\": \"mit\", \"selection\": null}", to: "screen.json")
        #expect(try await driver.read(of: .standard) == ScreenSnapshot(filter: "mit"))
    }

    @Test func `a huge file is an error, whatever it begins with`() async throws {
        let size = OwnFile.sizeLimit + 1
        let text = "{\"filter\": \"mit\"}"
        try folder.write(
            text + String(repeating: " ", count: size - text.utf8.count), to: "screen.json")
        await #expect(
            throws: ScreenSnapshotDriverError.unreadable(
                path: path, .tooLarge(size: size, limit: size - 1))
        ) {
            try await driver.read(of: .standard)
        }
    }

    @Test func `a snapshot that would not be read again is not written`() async throws {
        try await driver.write(ScreenSnapshot(filter: "mit"), of: .standard)
        let filter = String(repeating: "m", count: OwnFile.sizeLimit)
        await #expect(
            throws: ScreenSnapshotDriverError.tooLarge(
                size: filter.utf8.count + 15, limit: filter.utf8.count)
        ) {
            try await driver.write(ScreenSnapshot(filter: filter), of: .standard)
        }
        #expect(try await driver.read(of: .standard) == ScreenSnapshot(filter: "mit"))
    }

    @Test(arguments: ["FIFO", "folder", "device"])
    func `what is no file is neither read nor replaced nor waited for`(kind: String) async throws {
        switch kind {
        case "FIFO": #expect(mkfifo(path, 0o600) == 0)
        case "folder":
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
        default:
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: "/dev/zero")
        }
        await #expect(
            throws: ScreenSnapshotDriverError.unreadable(path: path, .notRegularFile)
        ) {
            try await driver.read(of: .standard)
        }
        await #expect(
            throws: ScreenSnapshotDriverError.unwritable(path: path, message: "not a regular file")
        ) {
            try await driver.write(ScreenSnapshot(), of: .standard)
        }
    }

    @Test(.enabled(if: getuid() == 0, "nobody but the superuser can give a file away"))
    func `a file of somebody else's is neither read nor replaced`() async throws {
        try folder.write("{\"filter\": \"mit\"}", to: "screen.json")
        #expect(chown(path, 65_534, 65_534) == 0)
        let message = "Operation not permitted"
        await #expect(
            throws: ScreenSnapshotDriverError.unreadable(path: path, .unreadable(message: message))
        ) {
            try await driver.read(of: .standard)
        }
        await #expect(
            throws: ScreenSnapshotDriverError.unwritable(path: path, message: message)
        ) {
            try await driver.write(ScreenSnapshot(), of: .standard)
        }
    }

    @Test(
        .enabled(if: getuid() == 0, "nobody but the superuser can give a folder away"),
        arguments: ["screen.json", "state/house/screen.json"])
    func `nothing is made in somebody else's folder`(name: String) async throws {
        let path = folder.path("home/\(name)")
        try FileManager.default.createDirectory(
            atPath: folder.path("home"), withIntermediateDirectories: false)
        #expect(chown(folder.path("home"), 65_534, 65_534) == 0)
        await #expect(
            throws: ScreenSnapshotDriverError.unwritable(
                path: path, message: "Operation not permitted")
        ) {
            try await driver(at: path).write(ScreenSnapshot(), of: .standard)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("home")) == [])
    }

    @Test func `a file in the place of a folder is an error of writing alone`() async throws {
        try folder.write("", to: "state")
        let path = folder.path("state/screen.json")
        let driver = driver(at: path)
        #expect(try await driver.read(of: .standard) == nil)
        await #expect(
            throws: ScreenSnapshotDriverError.unwritable(path: path, message: "Not a directory")
        ) {
            try await driver.write(ScreenSnapshot(), of: .standard)
        }
    }

    @Test func `nowhere is an error`() async throws {
        let driver = driver(at: nil)
        await #expect(throws: ScreenSnapshotDriverError.noPlace) {
            try await driver.read(of: .standard)
        }
        await #expect(throws: ScreenSnapshotDriverError.noPlace) {
            try await driver.write(ScreenSnapshot(), of: .standard)
        }
    }

    @Test(arguments: [
        (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/debian-licenses/screen.json"),
        (["HOME": "/h"], "/h/.local/state/debian-licenses/screen.json"),
        (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/debian-licenses/screen.json"),
        (["XDG_STATE_HOME": "", "HOME": ""], nil), ([:], nil),
    ])
    func `the environment says where`(environment: [String: String], path: String?) {
        #expect(OwnFile.path { environment[$0] } == path)
    }
}
