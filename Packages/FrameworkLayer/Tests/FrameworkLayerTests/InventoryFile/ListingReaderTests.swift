import DomainLayer
import StreamedJSON
import Testing

@testable import FrameworkLayer

struct ListingReaderTests {
    private func inventory(
        _ text: String, pieceSize: Int = 4096
    ) throws(InventoryFileError) -> SavedListing {
        var reader = ListingReader(JSONReader(Array(text.utf8), pieceSize: pieceSize))
        return try reader.inventory(at: .standardInput)
    }

    private func problem(_ text: String) -> InventoryFileProblem? {
        do throws(InventoryFileError) {
            _ = try inventory(text)
            return nil
        } catch {
            if case .invalid(.standardInput, let problem) = error { return problem }
            return nil
        }
    }

    @Test func `a listing with conclusions is read, and concludes nothing`() throws {
        let reviewed = ListingSample.text.replacing(
            #""exceptions": [],"#,
            with: #"""
                "exceptions": [],
                "concludedExpression": "MIT",
                "conclusion": {"reason": "read \"it\"", "expires": null},
                """#)
        #expect(reviewed != ListingSample.text)
        #expect(try inventory(reviewed) == inventory(ListingSample.text))
    }

    @Test(arguments: [1, 2, 3, 5, 8, 64, 4096])
    func `all that is compared is read`(size: Int) throws {
        let gpl = LicenseExpression.license(LicenseTerm("GPL-2.0-or-later"))
        let choice = LicenseExpression.or([
            .license(LicenseTerm("ISC")), .license(LicenseTerm("MIT")),
        ])
        #expect(
            try inventory(ListingSample.text, pieceSize: size)
                == SavedListing(
                    LicenseInventory(
                        system: SystemIdentity(
                            id: "debian", versionID: "12", name: "Debian GNU/Linux 12"),
                        entries: [
                            PackageLicense(
                                name: "pear", version: "1:2.0-1", architecture: "all",
                                section: "food",
                                copyrightFile: "/usr/share/doc/pear/copyright",
                                format: .machineReadable,
                                expression: .and([gpl, choice]), mainExpression: gpl,
                                statements: [
                                    LicenseStatement(
                                        expression: gpl, files: ["*"], lines: 3...5,
                                        basis: .declared,
                                        method: .shortName, name: "GPL-2+",
                                        holders: ["2001 A", "2002 B"]),
                                    LicenseStatement(
                                        expression: nil, lines: 7...7, basis: .none,
                                        underlying: ["GPL-2.0-only"]),
                                ],
                                findings: [
                                    LicenseFinding(
                                        .unknownShortName, line: 7, declared: "Odd", path: "/a")
                                ],
                                unexplained: [9...9, 12...14],
                                textDigest: "sha256:0a"),
                            PackageLicense(
                                name: "plum", version: "1-1", architecture: "amd64",
                                reason: .listed(.missingFile, path: "")),
                        ])))
    }

    @Test func `a listing of the older schema is one of other ids`() throws {
        let older = ListingSample.text.replacing(
            "\"schemaVersion\": 3", with: "\"schemaVersion\": 2")
        #expect(try inventory(older).isOutdated)
        #expect(try !inventory(ListingSample.text).isOutdated)
    }

    @Test func `a listing says what texts come to by their terms, and nothing of listed licenses`()
        throws
    {
        let inventory = try inventory(
            #"""
            {"schemaVersion": 3, "system": {"name": "", "versionId": null, "id": "debian"},
            "licenseRefs": {
            "LicenseRef-a": {"names": ["A"], "category": "permissive", "categoryBasis": "terms"},
            "LicenseRef-b": {"category": "restricted", "categoryBasis": "listed", "terms": null},
            "LicenseRef-c": {"category": "unknown", "categoryBasis": null},
            "GPL-2.0-only": {"category": "permissive", "categoryBasis": "terms"}},
            "findings": [], "packages": [
            {"name": "fig", "version": "1", "architecture": "all", "section": "food",
            "copyrightFile": null, "format": null,
            "expression": "LicenseRef-a AND LicenseRef-b AND LicenseRef-c",
            "mainExpression": null, "reason": null},
            {"name": "plum", "version": "1", "architecture": "all", "section": "food",
            "copyrightFile": null, "format": null, "expression": "GPL-2.0-only",
            "mainExpression": null, "reason": null}]}
            """#
        ).inventory
        #expect(
            inventory.entries[0].readings == [
                "LicenseRef-a": LicenseReading(category: .permissive)
            ])
        #expect(inventory.entries[0].category == .permissive)
        #expect(inventory.entries[1].category == .strongCopyleft)
    }

    @Test(arguments: [("true", true), ("false", false)])
    func `a listing says what it leaves out`(word: String, isLeftOut: Bool) throws {
        let inventory = try inventory(
            #"""
            {"schemaVersion": 2, "system": {"name": "", "versionId": null, "id": "debian"},
            "filtered": WORD, "brief": WORD, "findings": [], "packages": [
            {"name": "fig", "version": "1", "architecture": "all", "section": "food",
            "copyrightFile": null, "format": null, "expression": "MIT", "mainExpression": null,
            "reason": null}]}
            """#.replacing("WORD", with: word))
        #expect(inventory.isFiltered == isLeftOut)
        #expect(inventory.isBrief == isLeftOut)
        #expect(inventory.inventory.entries.map(\.statements) == [[]])
    }

    @Test(arguments: [
        ("", false), ("\"verified\": true, ", true), ("\"verified\": false, ", false),
    ])
    func `a listing of an image says which`(verified: String, isVerified: Bool) throws {
        let image = #"""
            "image": {"names": ["pie:1"], "digest": null, "configDigest": "sha256:0c",
            "platform": "linux/amd64", VERIFIED"layers": [{"digest": "sha256:01", "command": "ADD"},
            {"digest": "sha256:02", "command": null}]}, "packages": [
            """#
            .replacing("VERIFIED", with: verified)
        let listing = try inventory(ListingSample.text.replacing(#""packages": ["#, with: image))
        #expect(
            listing.inventory.system.image
                == ImageIdentity(
                    names: ["pie:1"], configDigest: "sha256:0c", platform: "linux/amd64",
                    isVerified: isVerified,
                    layers: [
                        ImageLayer(digest: "sha256:01", command: "ADD", changesPackages: true),
                        ImageLayer(digest: "sha256:02", changesPackages: true),
                    ]))
        #expect(try inventory(ListingSample.text).inventory.system.image == nil)
    }

    @Test func `members may come in any order, and unknown ones are passed`() throws {
        let text = #"""
            {"later": [{"x": [1, 2]}], "findings": [{"path": null, "kind": "unreadable", "line": null,
            "text": null, "declared": null}], "packages": [], "system": {"name": "", "versionId":
            null, "id": "debian", "more": 1.5e3}, "schemaVersion": 2}
            """#
        let inventory = try inventory(text).inventory
        #expect(inventory.system == SystemIdentity(id: "debian", versionID: nil, name: ""))
        #expect(inventory.entries == [])
        #expect(inventory.isIncomplete)
    }

    @Test(
        arguments: [
            (
                #""schemaVersion": 3"#, #""schemaVersion": 4"#, 2, 20, "schemaVersion",
                .unknownSchema(4)
            ),
            (
                #""schemaVersion": 3"#, #""schemaVersion": "2""#, 2, 20, "schemaVersion",
                .wrongValue(wanted: .number, found: .text)
            ),
            (#"  "schemaVersion": 3,"#, "", 55, 1, "", .missingMember("schemaVersion")),
            (#""packages": ["#, #""groups": ["#, 55, 1, "", .missingMember("packages")),
            (
                #""name": "pear""#, #""name": 7"#, 7, 15, "packages[0].name",
                .wrongValue(wanted: .text, found: .number)
            ),
            (#""name": "pear""#, #""Name": "pear""#, 30, 5, "packages[0]", .missingMember("name")),
            (
                #""section": "food""#, #""name": "food""#, 12, 15, "packages[0].name",
                .repeatedMember("name")
            ),
            (
                #""architecture": "all""#, #""architecture": null"#, 9, 23,
                "packages[0].architecture", .wrongValue(wanted: .text, found: .null)
            ),
            (
                #""format": "dep5""#, #""format": "dep6""#, 16, 17, "packages[0].format",
                .unknownWord("dep6")
            ),
            (
                "(ISC OR MIT)", "(ISC OR MIT", 18, 21, "packages[0].expression",
                .badExpression(.unclosedParenthesis)
            ),
            (
                #""rule": "short-name""#, #""rule": "guess""#, 23, 106,
                "packages[0].statements[0].rule", .unknownWord("guess")
            ),
            ("[3, 5]", "[5, 3]", 23, 74, "packages[0].statements[0].lines", .badLines),
            ("[3, 5]", "[0, 5]", 23, 74, "packages[0].statements[0].lines", .badLines),
            ("[3, 5]", "[3]", 23, 71, "packages[0].statements[0].lines", .badLines),
            ("[3, 5]", "[3, 4, 5]", 23, 76, "packages[0].statements[0].lines[2]", .badLines),
            (
                #""2001 A""#, "true", 23, 150, "packages[0].statements[0].holders[0]",
                .wrongValue(wanted: .text, found: .flag)
            ),
            (
                #""kind": "unknown-short-name""#, #""kind": "unknown""#, 27, 18,
                "packages[0].findings[0].kind", .unknownWord("unknown")
            ),
            (
                #""code": "missing-file", "#, "", 48, 76, "packages[1].reason",
                .missingMember("code")
            ),
            (
                #""findings": [],"#, #""findings": {},"#, 47, 19, "packages[1].findings",
                .wrongValue(wanted: .array, found: .object)
            ),
        ] as [(String, String, Int, Int, String, InventoryFileProblem.Kind)])
    func `what a listing can't have is an error with its place and the way to it`(
        part: String, other: String, line: Int, column: Int, path: String,
        kind: InventoryFileProblem.Kind
    ) {
        #expect(ListingSample.text.contains(part))
        #expect(
            problem(ListingSample.text.replacing(part, with: other))
                == InventoryFileProblem(kind, line: line, column: column, keyPath: path))
    }

    @Test(
        arguments: [
            ("", 1, 1, .empty),
            (" \n ", 2, 2, .empty),
            ("[]", 1, 1, .wrongValue(wanted: .object, found: .array)),
            ("\"text\"", 1, 1, .wrongValue(wanted: .object, found: .text)),
            ("{}", 1, 2, .missingMember("schemaVersion")),
            ("<html>", 1, 1, .unexpectedByte(0x3C)),
            ("\u{7F}ELF", 1, 1, .unexpectedByte(0x7F)),
            (ListingSample.text + "{}", 56, 1, .somethingFollows),
        ] as [(String, Int, Int, InventoryFileProblem.Kind)])
    func `what is no listing at all is an error too`(
        text: String, line: Int, column: Int, kind: InventoryFileProblem.Kind
    ) {
        #expect(problem(text) == InventoryFileProblem(kind, line: line, column: column))
    }

    @Test func `of a word that nobody knows no more is told than a person reads`() {
        let word = String(repeating: "w", count: 10_000)
        #expect(
            problem(ListingSample.text.replacing("dep5", with: word))?.kind
                == .unknownWord(String(word.prefix(64))))
    }

    @Test func `a listing that ends anywhere before its end is an error`() {
        let bytes = Array(ListingSample.text.utf8)
        for length in 1..<bytes.count - 2 {
            let problem = problem(String(decoding: bytes[..<length], as: UTF8.self))
            #expect(problem?.kind == .endsEarly)
        }
    }
}
