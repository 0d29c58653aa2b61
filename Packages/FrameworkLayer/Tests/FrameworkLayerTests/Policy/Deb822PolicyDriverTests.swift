import DomainLayer
import Testing

@testable import FrameworkLayer

struct Deb822PolicyDriverTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func document(_ bytes: [UInt8]) throws -> PolicyDocument {
        try folder.write(bytes, to: "policy")
        return try Deb822PolicyDriver().document(at: folder.path("policy"))
    }

    @Test func `the usual policy is the first that there is`() async throws {
        let places = ["none", "second", "third"].map(folder.path)
        let driver = Deb822PolicyDriver(places: places)
        await #expect(throws: PolicyError.missing(places: places)) {
            try await driver.usualPath()
        }
        try folder.write([], to: "third")
        #expect(try await driver.usualPath() == places[2])
        try folder.write([], to: "second")
        #expect(try await driver.usualPath() == places[1])
    }

    @Test func `fields come with lines and columns, without comments`() throws {
        let text = """
            # What the house takes.

            # Not this one.
            Deny:   AGPL-*
            # between
            Allow: MIT,
            # inside
             ISC
            \tZlib\u{20}
             .

            Package:git
            # the end

            """
        #expect(
            try document(Array(text.utf8))
                == PolicyDocument(
                    stanzas: [
                        PolicyStanza(fields: [
                            PolicyField(
                                name: "Deny", line: 4,
                                value: [PolicyText("AGPL-*", at: .line(4, column: 9))]),
                            PolicyField(
                                name: "Allow", line: 6,
                                value: [
                                    PolicyText("MIT,", at: .line(6, column: 8)),
                                    PolicyText("ISC", at: .line(8, column: 2)),
                                    PolicyText("Zlib", at: .line(9, column: 2)),
                                ]),
                        ]),
                        PolicyStanza(fields: [
                            PolicyField(
                                name: "Package", line: 12,
                                value: [PolicyText("git", at: .line(12, column: 9))])
                        ]),
                    ], strayLines: []))
    }

    @Test(arguments: ["Deny: MIT\r\n\r\nPackage: a\r\n", "\u{FEFF}Deny: MIT\n\nPackage: a"])
    func `line ends of other systems and a byte order mark are no part of it`(
        text: String
    ) throws {
        #expect(
            try document(Array(text.utf8)).stanzas == [
                PolicyStanza(fields: [
                    PolicyField(
                        name: "Deny", line: 1, value: [PolicyText("MIT", at: .line(1, column: 7))])
                ]),
                PolicyStanza(fields: [
                    PolicyField(
                        name: "Package", line: 3, value: [PolicyText("a", at: .line(3, column: 10))]
                    )
                ]),
            ])
    }

    @Test func `lines that are no field are told, and belong to none`() throws {
        let document = try document(Array("stray\nDeny: MIT\nstray too\n\n lost\n".utf8))
        #expect(document.strayLines == [1, 3])
        #expect(document.stanzas.flatMap(\.fields).flatMap(\.value).map(\.text) == ["MIT", "lost"])
    }

    @Test(arguments: ["", "\n\n", "# nothing\n", "#"])
    func `a file without fields has no stanza`(text: String) throws {
        #expect(try document(Array(text.utf8)) == PolicyDocument(stanzas: [], strayLines: []))
    }

    @Test func `a file that is not there is an error`() async {
        await #expect(
            throws: PolicyError.unreadable(
                path: "/no/such/policy", .unreadable(message: "No such file or directory"))
        ) {
            try await Deb822PolicyDriver().policy(at: "/no/such/policy")
        }
        await #expect(
            throws: PolicyError.unreadable(path: "/", .folder)
        ) {
            try await Deb822PolicyDriver().policy(at: "/")
        }
    }

    @Test func `a file beyond the limit is refused, an endless one too`() async throws {
        let limit = Deb822PolicyDriver.sizeLimit
        let most = try document([UInt8](repeating: 0x0A, count: limit))
        #expect(most.stanzas == [])
        #expect(throws: PolicyError.self) {
            try document([UInt8](repeating: 0x0A, count: limit + 1))
        }
        let error = await #expect(throws: PolicyError.self) {
            try await Deb822PolicyDriver().policy(at: "/dev/zero")
        }
        guard case .unreadable("/dev/zero", .tooLarge(_, limit)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `bytes that are no UTF-8 are refused with their line`() throws {
        #expect(
            throws: PolicyError.notUTF8(path: folder.path("policy"), line: 2)
        ) {
            try document(Array("Deny: MIT\nReason: ".utf8) + [0xE9, 0x0A])
        }
    }
}
