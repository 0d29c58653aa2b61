import DebianRootFixtures
import Testing

@testable import DebianSystems

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct RootDirectoryTests {
    @Test func `a root that is not there can't be opened`() async throws {
        try await withDebianRoot { fixture in
            let path = fixture.hostPath("nowhere")
            #expect(throws: RootError(path: path, reason: SystemError(number: ENOENT))) {
                try RootDirectory(path: path)
            }
        }
    }

    @Test func `a file is no root`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("file", "text")
            let path = fixture.hostPath("file")
            #expect(throws: RootError(path: path, reason: SystemError(number: ENOTDIR))) {
                try RootDirectory(path: path)
            }
        }
    }

    @Test func `the empty path is no root`() {
        #expect(throws: RootError(path: "", reason: SystemError(number: ENOENT))) {
            try RootDirectory(path: "")
        }
    }

    @Test(
        .disabled(if: DebianRoot.isSuperuser, "permissions don't bind the superuser"))
    func `a root that must not be entered can't be opened`() async throws {
        try await withDebianRoot { fixture in
            try fixture.folder("closed")
            try fixture.forbid("closed")
            let path = fixture.hostPath("closed")
            #expect(throws: RootError(path: path, reason: SystemError(number: EACCES))) {
                try RootDirectory(path: path)
            }
        }
    }

    @Test func `the path to the root itself may be a link`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("system/etc/name", "pear")
            try fixture.link("alias", to: "system")
            let root = try RootDirectory(path: fixture.hostPath("alias"))
            #expect(try root.text("etc/name") == "pear")
        }
    }

    @Test func `errors have the system's words`() {
        #expect(SystemError(number: ENOENT).message == "No such file or directory")
    }

    @Test func `a path may begin with a slash or not`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("etc/name", "pear")
            let root = try RootDirectory(path: fixture.path)
            #expect(try root.text("etc/name") == "pear")
            #expect(try root.text("/etc/name") == "pear")
            #expect(try root.text("//etc//./name") == "pear")
            #expect(try root.text("etc/../../etc/name") == "pear")
        }
    }

    /// For `/` the kernel's own look-up is used; its outcomes must equal those of the walk.
    @Test func `the host's root is read by absolute paths`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("etc/name", "pear")
            try fixture.link("etc/alias", to: "name")
            try fixture.link("etc/far", to: fixture.hostPath("etc/name"))
            try fixture.link("etc/dangling", to: "gone")
            try fixture.link("etc/loop", to: "loop")
            try fixture.link("etc/device", to: "/dev/null")
            try fixture.fifo("etc/fifo")
            let root = try RootDirectory(path: "/")
            func outcome(_ name: String, limit: Int = 100) -> Outcome {
                root.outcome(fixture.hostPath("etc/\(name)"), limit: limit)
            }
            #expect(outcome("name") == .success("pear"))
            #expect(outcome("alias") == .success("pear"))
            #expect(outcome("far") == .success("pear"))
            #expect(outcome("gone") == .failure(.missing))
            #expect(outcome("name/more") == .failure(.missing))
            #expect(outcome("dangling") == .failure(.danglingLink))
            #expect(outcome("loop") == .failure(.linkLoop))
            #expect(outcome("device") == .failure(.notRegularFile))
            #expect(outcome("fifo") == .failure(.notRegularFile))
            #expect(outcome("") == .failure(.notRegularFile))
            #expect(outcome("name", limit: 3) == .failure(.tooLarge(size: 4, limit: 3)))
        }
    }
}
