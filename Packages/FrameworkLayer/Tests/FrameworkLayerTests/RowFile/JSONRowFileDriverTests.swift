import ArchiveFixtures
import DomainLayer
import Foundation
import FrameworkLayer
import Testing

struct JSONRowFileDriverTests {
    private let folder: TemporaryFolder
    private let path: String
    private let driver = JSONRowFileDriver()

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("rows")
    }

    private func facts(
        _ text: String, host: String? = nil, day: String? = nil
    ) async throws -> [LicenseFact] {
        try folder.write(text, to: "rows")
        return try await driver.facts(
            of: RowFile(
                at: .path(path), host: host.flatMap(HostName.init),
                day: day.flatMap(CalendarDate.init(parsing:))))
    }

    private func error(
        _ bytes: some Sequence<UInt8>, host: String? = nil, day: String? = nil
    ) async throws -> RowFileError? {
        try Data(bytes).write(to: folder.url.appending(path: "rows"))
        do throws(RowFileError) {
            _ = try await driver.facts(
                of: RowFile(
                    at: .path(path), host: host.flatMap(HostName.init),
                    day: day.flatMap(CalendarDate.init(parsing:))))
            return nil
        } catch {
            return error
        }
    }

    @Test func `each fact is read once, whoever has it`() async throws {
        let rows = [
            RowSample.row(RowSample.pear, host: "a"), RowSample.row(RowSample.plum, host: "a"),
            RowSample.row(RowSample.pear, host: "b", day: "2026-11-24"),
            RowSample.row(RowSample.pear),
        ]
        let pear = PackageLicense(
            name: "pear", version: "1:2.0-1", architecture: "amd64",
            source: SourcePackage(name: "pear-src", version: ""), section: "food",
            basis: .declared,
            expression: .and([
                .license(LicenseTerm("GPL-2.0-or-later")), .license(LicenseTerm("MIT")),
            ]),
            textDigest: "sha256:0a")
        let plum = PackageLicense(
            name: "plum", version: "1-1", architecture: "amd64",
            source: SourcePackage(name: "plum-src", version: ""), section: "food",
            basis: .declared, reason: .listed(.missingFile, path: ""), textDigest: "sha256:0a")
        #expect(
            try await facts(rows.joined(separator: "\n"))
                == [
                    LicenseFact(key: RowSample.key(of: RowSample.pear), entry: pear),
                    LicenseFact(key: RowSample.key(of: RowSample.plum), entry: plum),
                ])
    }

    @Test func `facts of packages of one name are several`() async throws {
        let facts = [
            RowSample.fact("pear"), RowSample.fact("pear", expression: "ISC"),
            RowSample.fact("pear", version: "2"),
        ]
        let read = try await self.facts(facts.map { RowSample.row($0) + "\n" }.joined())
        #expect(read.map(\.key) == facts.map(RowSample.key))
        #expect(Set(read.map(\.entry.id)) == ["pear:amd64"])
    }

    @Test(arguments: [
        ("MIT", #""MIT":"permissive""#, false),
        ("MIT", #""MIT":"permissive","NOASSERTION":"unknown""#, true),
        // The word for `restricted` in rows of schema 2.
        ("JSON", #""JSON":"other""#, false),
        // A package without a stated license has no unknown terms in addition.
        ("NOASSERTION", #""NOASSERTION":"unknown""#, false),
    ])
    func `a fact with a license beside its expression has unknown terms`(
        expression: String, categories: String, hasUnknownTerms: Bool
    ) async throws {
        let fact = RowSample.fact("pear", expression: expression, categories: categories)
        #expect(
            try await facts(RowSample.row(fact)).map(\.hasUnknownTerms) == [hasUnknownTerms])
    }

    @Test func `a system without packages has a row and no facts`() async throws {
        let row = RowSample.row(RowSample.nothing, host: "a")
        #expect(try await facts(row, host: "a", day: "2026-11-23") == [])
    }

    @Test func `no row at all is an error`() async throws {
        let problem = InventoryFileProblem(.empty, line: 1, column: 1)
        #expect(try await error([]) == .file(.invalid(.path(path), problem)))
    }

    @Test(
        arguments: [
            ("a", nil, "b", nil, .otherHost(HostName("b"))),
            ("a", nil, nil, nil, .otherHost(nil)),
            ("a", "2026-11-23", "a", "2026-11-22", .otherDay(CalendarDate(parsing: "2026-11-22"))),
            (nil, "2026-11-23", nil, nil, .otherDay(nil)),
        ] as [(String?, String?, String?, String?, RowRefusal)])
    func `rows of another host or day are refused`(
        host: String?, day: String?, otherHost: String?, otherDay: String?, refusal: RowRefusal
    ) async throws {
        let rows = [
            RowSample.row(RowSample.pear, host: host ?? "a", day: day ?? "2026-11-20"),
            RowSample.row(RowSample.plum, host: otherHost, day: otherDay ?? "2026-11-20"),
        ].joined(separator: "\n")
        #expect(
            try await error(rows.utf8, host: host, day: day)
                == .refused(.path(path), line: 2, refusal))
        #expect(try await error(rows.utf8) == nil)
    }

    @Test func `a member with an escape in its name is refused, which others take for another`()
        async throws
    {
        let row = RowSample.row(RowSample.pear.replacing("\"name\"", with: "\"n\\u0061me\""))
        guard case .file(.invalid(_, let problem))? = try await error(row.utf8) else {
            Issue.record("no error")
            return
        }
        #expect(problem.kind == .unexpectedByte(UInt8(ascii: "\\")))
        #expect(problem.line == 1)
    }

    @Test func `a key that is not that of its contents is refused, known or not`() async throws {
        let pear = RowSample.row(RowSample.pear)
        let forged = RowSample.row(RowSample.plum, key: RowSample.key(of: RowSample.pear))
        let unknown = RowSample.row(RowSample.plum, key: String(repeating: "0", count: 32))
        let large = RowSample.row(
            RowSample.plum, key: RowSample.key(of: RowSample.plum).uppercased())
        for other in [forged, unknown, large] {
            #expect(
                try await error("\(pear)\n\(other)\n".utf8)
                    == .refused(.path(path), line: 2, .otherKey))
        }
    }

    @Test(arguments: [
        "", "{}", "[]", "\u{1F}\u{8B}", "null", #"{"system":"debian-12"}"#,
        #" {"factKey":"0","system":""}"#, #"{"factKey": "0","system":""}"#, #"{"factKey":"0"}"#,
        #"{"host":"a","factKey":"0","system":""}"#,
        #"{"host":"a/b","day":"2026-11-23","factKey":"0","system":""}"#,
        #"{"host":"a","day":"2026-02-30","factKey":"0","system":""}"#,
        #"{"day":"2026-11-23","host":"a","factKey":"0","system":""}"#,
        #"{"factKey":"0", "system":""}"#, #"{"factKey":"0","system" :""}"#,
        #"{"factKey":"0","name":""}"#,
    ])
    func `what does not begin like a row is none`(line: String) async throws {
        let text = RowSample.row(RowSample.pear) + "\n\(line)\n"
        #expect(try await error(text.utf8) == .refused(.path(path), line: 2, .noRow))
    }

    @Test(
        arguments: [
            (#""name":"pear""#, #""name":7"#, .wrongValue(wanted: .text, found: .number)),
            (#""section":"food","#, "", .missingMember("section")),
            (
                #""name":"pear","architecture":"amd64""#, #""architecture":"amd64","name":"pear""#,
                .missingMember("name")
            ),
            (#""name":"pear","#, #""name":"pear","name":"pear","#, .missingMember("architecture")),
            (#"0a"}"#, #"0a","more":1}"#, .unknownWord("more")),
            (#"0a"}"#, #"0a"}{}"#, .somethingFollows),
            (#"0a"}"#, #"0a""#, .endsEarly),
            ("food", #"fo\u0000od"#, .badText),
            ("food", #"fo\ud800od"#, .badText),
            ("food", "fo\u{1}od", .unexpectedByte(1)),
            (#","name""#, ",\t\"name\"", .unexpectedByte(0x09)),
            (#"0a"}"#, "0a\"}\r", .unexpectedByte(0x0D)),
            ("declared", "guessed", .unknownWord("guessed")),
            ("AND MIT", "AND", .badExpression(.expectedLicense)),
            (#"["Zlib"]"#, #""Zlib""#, .wrongValue(wanted: .array, found: .text)),
            (#""Zlib""#, #""\u0000""#, .badText),
            (#""MIT":"perm"#, #""ISC":"perm"#, .repeatedMember("ISC")),
            (#""pear","arch"#, #"null,"arch"#, .wrongValue(wanted: .null, found: .text)),
            (
                #"[["ISC","MIT"],["Zlib"]]"#, String(repeating: "[", count: 100_000),
                .wrongValue(wanted: .text, found: .array)
            ),
        ] as [(String, String, InventoryFileProblem.Kind)])
    func `anything but a fact is an error, whether its key is right or not`(
        part: String, other: String, kind: InventoryFileProblem.Kind
    ) async throws {
        let fact = RowSample.pear.replacing(part, with: other)
        #expect(fact != RowSample.pear)
        for key in [nil, String(repeating: "0", count: 32)] {
            let text = RowSample.row(RowSample.plum) + "\n" + RowSample.row(fact, key: key)
            guard case .file(.invalid(.path(path), let problem)) = try await error(text.utf8)
            else {
                Issue.record("\(other) was taken")
                continue
            }
            #expect(problem.kind == kind)
            #expect(problem.line == 2)
        }
    }

    @Test func `the place of what is wrong is that in its line`() async throws {
        let row = RowSample.row(RowSample.pear.replacing("\"pear-src\"", with: "7"), host: "a")
        let column = try #require(row.firstRange(of: "7,\"sourceV")).lowerBound
        #expect(
            try await error(row.utf8)
                == .file(
                    .invalid(
                        .path(path),
                        InventoryFileProblem(
                            .wrongValue(wanted: .text, found: .number), line: 1,
                            column: row.utf8.distance(from: row.startIndex, to: column) + 1,
                            keyPath: "source"))))
    }

    @Test func `bytes that are no UTF-8 are refused`() async throws {
        let bytes = RowSample.row(RowSample.pear).utf8.map {
            $0 == UInt8(ascii: "f") ? 0xFF : $0
        }
        #expect(try await error(bytes) != nil)
    }

    @Test func `a row that is cut off anywhere is refused`() async throws {
        let bytes = Array(RowSample.row(RowSample.pear, host: "a").utf8)
        for length in stride(from: 1, to: bytes.count, by: 7) {
            #expect(try await error(bytes[..<length], host: "a") != nil)
        }
    }

    @Test func `a line without end is refused`() async throws {
        let text =
            RowSample.row(RowSample.pear) + "\n"
            + RowSample.row(
                RowSample.fact(String(repeating: "x", count: JSONRowFileDriver.lineLimit)))
        let limit = JSONRowFileDriver.lineLimit
        let problem = InventoryFileProblem(
            .tooLong(limit: limit), line: 2, column: limit + 1)
        #expect(try await error(text.utf8) == .file(.invalid(.path(path), problem)))
    }

    @Test func `what the system refuses is told in its words`() async throws {
        await #expect(
            throws: RowFileError.file(
                .unreadable(.path("/no/such"), message: "No such file or directory"))
        ) { try await driver.facts(of: RowFile(at: .path("/no/such"))) }
        await #expect(
            throws: RowFileError.file(.unreadable(.path("/"), message: "Is a directory"))
        ) { try await driver.facts(of: RowFile(at: .path("/"))) }
    }

    @Test func `cancelling ends the reading`() async throws {
        try folder.write(RowSample.row(RowSample.pear), to: "rows")
        let task = Task { [driver, path] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await driver.facts(of: RowFile(at: .path(path)))
        }
        await #expect(throws: RowFileError.file(.cancelled)) { try await task.value }
    }
}
