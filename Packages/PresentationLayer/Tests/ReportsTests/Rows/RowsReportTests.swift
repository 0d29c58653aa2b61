import DomainLayer
import PresentationMocks
import Testing

@testable import Reports

struct RowsReportTests {
    private let header =
        "host,day,factKey,system,name,architecture,version,versionKey,source,sourceVersion,section,"
        + "essential,basis,reason,expression,mainExpression,category,clauses,categories,textDigest"

    @Test func `a package is a line of JSON`() throws {
        let lines = try lines(of: [.heron])
        let fact =
            #"{"system":"debian-12","name":"libheron1","architecture":"amd64","#
            + #""version":"1:1.2.13+dfsg-1","versionKey":"11.11}.12}.213{dfsg.0..11.","#
            + #""source":"heron","sourceVersion":"1:1.2.13+dfsg-1","section":"libs","#
            + #""essential":false,"basis":"declared","reason":null,"expression":"GPL-2.0-or-later "#
            + #"WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)","#
            + #""mainExpression":"GPL-2.0-or-later WITH Classpath-exception-2.0","#
            + #""category":"weak-copyleft","#
            + #""clauses":[["GPL-2.0-or-later WITH Classpath-exception-2.0"],"#
            + #"["LicenseRef-deb-heron-0a1b2c3d","Zlib"]],"#
            + #""categories":{"GPL-2.0-or-later WITH Classpath-exception-2.0":"weak-copyleft","#
            + #""LicenseRef-deb-heron-0a1b2c3d":"unknown","Zlib":"permissive"},"textDigest":null}"#
        #expect(lines == [line(of: fact)])
    }

    @Test func `a package without an answer says so and why`() throws {
        let fact =
            #"{"system":"debian-12","name":"stork","architecture":"all","version":"2-1","#
            + #""versionKey":"0.12..11.","source":"stork","sourceVersion":"2-1","section":null,"#
            + #""essential":false,"basis":"none","reason":"missing-file","#
            + #""expression":"NOASSERTION","mainExpression":null,"category":"unknown","#
            + #""clauses":[["NOASSERTION"]],"categories":{"NOASSERTION":"unknown"},"#
            + #""textDigest":null}"#
        #expect(try lines(of: [.stork]) == [line(of: fact)])
    }

    @Test func `a version whose order isn't dpkg's has no key`() throws {
        var system = SystemIdentity.bookworm
        system.packageType = PackageType(rawValue: "fruit")
        let line = try #require(lines(of: [.heron], on: system).first)
        #expect(line.contains(#""version":"1:1.2.13+dfsg-1","versionKey":null,"#))
    }

    @Test func `terms that the expression lacks are a clause of their own`() throws {
        var entry = PackageLicense.stork
        entry.expression = .or([.id("Zlib"), .id("MIT")])
        let known = try #require(lines(of: [entry]).first)
        #expect(known.contains(#","category":"permissive","clauses":[["MIT","Zlib"]],"#))
        entry.findings = [LicenseFinding(.unexplainedTerms, line: 7)]
        let unknown = try #require(lines(of: [entry]).first)
        #expect(
            unknown.contains(
                #","expression":"Zlib OR MIT","mainExpression":null,"category":"permissive","#
                    + #""clauses":[["MIT","Zlib"],["NOASSERTION"]],"categories":{"MIT":"#
                    + #""permissive","NOASSERTION":"unknown","Zlib":"permissive"},"#))
        // Packages with equal expressions don't share what only one of them has.
        #expect(try lines(of: [.stork, entry]).count { $0 == unknown } == 1)
    }

    @Test func `a system without packages is a line of its own`() throws {
        let names = header.split(separator: ",").dropFirst(4).map { "\"\($0)\":null" }
        let fact = "{\"system\":\"debian-12\"," + names.joined(separator: ",") + "}"
        let empty = fact.replacing("\"clauses\":null", with: "\"clauses\":[]")
            .replacing("\"categories\":null", with: "\"categories\":{}")
        #expect(try lines(of: []) == [line(of: empty)])
        let nulls = Array(repeating: #"\N"#, count: 13).joined(separator: ",")
        #expect(
            try csv(of: []) == """
                \(header)
                web-1,2026-11-23,\(key(of: empty)),debian-12,\(nulls),"[]","{}",\\N

                """)
    }

    @Test func `an expression with too many choices has no clauses, but its terms`() throws {
        let pairs = (0..<7).map { LicenseExpression.and([.id("A\($0)"), .id("B\($0)")]) }
        var entry = PackageLicense.heron
        entry.expression = .or(pairs)
        let line = try #require(lines(of: [entry]).first)
        #expect(line.contains(#","clauses":null,"categories":{"A0":"unknown","A1":"#))
    }

    @Test func `the same fact has the same key on any host and day, and another has another`()
        throws
    {
        let ones = try csv(of: [.heron, .stork])
        let elsewhere = try rows(of: [.stork], host: "b", day: "2026-12-01")
        let others = text { RowsReport.writeCSV(elsewhere, driver, to: &$0) }
        func keys(_ text: String) -> [Substring] {
            text.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[2] }
        }
        #expect(keys(ones)[1] == keys(others)[0])
        #expect(keys(ones)[0] != keys(ones)[1])
        #expect(keys(ones).allSatisfy { $0.utf8.count == 32 })
    }

    @Test func `values that mean something to a database stay values`() throws {
        var entry = PackageLicense.stork
        entry.name = #"\N"#
        entry.version = "1'; DROP TABLE host; --"
        entry.section = "a\u{0}\u{301}\r\n\"b\",c\u{2028}é"
        entry.source = SourcePackage(name: "=cmd()", version: "")
        let line = try #require(lines(of: [entry]).first)
        #expect(line.contains(#","name":"\\N","architecture":"all","version":"1'; DROP TABLE"#))
        #expect(line.contains(#"-","versionKey":null,"source":"=cmd()","sourceVersion":null,"#))
        #expect(line.contains(#""section":"a�\#u{301}\r\n\"b\",c\u2028é","essential":"#))
        let row = try csv(of: [entry]).split(separator: "\n")[1]
        #expect(
            row.contains(
                #",debian-12,"\N",all,1'; DROP TABLE host; --,\N,=cmd(),\N,"#
                    + "\"a\u{FFFD}\u{301}\u{FFFD}\u{FFFD}\"\"b\"\",c\u{FFFD}é\",false,none,"))
        #expect(
            row.hasSuffix(
                #",unknown,"[[""NOASSERTION""]]","{""NOASSERTION"":""unknown""}",\N"#))
    }

    @Test func `a hostile package is one line`() throws {
        #expect(try lines(of: [.hostile]).count == 1)
        #expect(try csv(of: [.hostile]).utf8.count { $0 == UInt8(ascii: "\n") } == 2)
    }

    // MARK: -

    private let driver = MockDigestDriver.samples

    private func rows(
        of entries: [PackageLicense], on system: SystemIdentity = .bookworm,
        host: String = "web-1", day: String = "2026-11-23"
    ) throws -> HostRows {
        HostRows(
            inventory: LicenseInventory(system: system, entries: entries),
            host: try #require(HostName(host)), day: try #require(CalendarDate(parsing: day)))
    }

    private func lines(
        of entries: [PackageLicense], on system: SystemIdentity = .bookworm
    ) throws -> [String] {
        let rows = try rows(of: entries, on: system)
        let text = text { RowsReport.writeLines(rows, driver, to: &$0) }
        try #require(text.utf8.last == UInt8(ascii: "\n"))
        return text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    private func csv(of entries: [PackageLicense]) throws -> String {
        let rows = try rows(of: entries)
        return text { RowsReport.writeCSV(rows, driver, to: &$0) }
    }

    private func key(of fact: String) -> Substring {
        driver.sha256(of: Array(fact.utf8)).prefix(32)
    }

    private func line(of fact: String) -> String {
        "{\"host\":\"web-1\",\"day\":\"2026-11-23\",\"factKey\":\"\(key(of: fact))\","
            + fact.dropFirst()
    }
}
