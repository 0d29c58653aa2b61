import DomainLayer
import Reports
import Testing

struct CSVReportTests {
    private static let header =
        "package,version,architecture,source,sourceVersion,section,priority,size,category,license,"
        + "mainLicense,basis,format,copyrightFile,reason,unknown\n"

    @Test func `an empty listing is a header`() {
        #expect(text { CSVReport.write(.of([]), to: &$0) } == Self.header)
    }

    @Test func `a package is a row`() {
        #expect(
            text { CSVReport.write(.of([.heron, .stork]), to: &$0) } == Self.header
                + "libheron1,1:1.2.13+dfsg-1,amd64,heron,1:1.2.13+dfsg-1,libs,,0,weak-copyleft,"
                + "GPL-2.0-or-later WITH Classpath-exception-2.0 AND "
                + "(Zlib OR LicenseRef-deb-heron-0a1b2c3d),"
                + "GPL-2.0-or-later WITH Classpath-exception-2.0,declared,dep5,"
                + "/usr/share/doc/libheron1/copyright,,\n"
                + "stork,2-1,all,stork,2-1,,,0,unknown,NOASSERTION,,none,,,missing-file,yes\n")
    }

    @Test func `what was concluded is a column if there is some`() {
        let csv = text { CSVReport.write(.of([.reviewedStork, .heron]), to: &$0) }
        let rows = csv.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        let column = rows[0].firstIndex(of: "concludedLicense")
        #expect(column == rows[0].firstIndex(of: "mainLicense").map { $0 + 1 })
        #expect(column.map { rows[1][$0] } == "MIT")
        #expect(!text { CSVReport.write(.of([.heron]), to: &$0) }.contains("concluded"))
    }

    @Test func `groups have rows of their own kind`() {
        #expect(
            text { CSVReport.write(.bySource, to: &$0) } == """
                name,version,license,count,packages
                heron,1:1.2.13+dfsg-1,GPL-2.0-or-later WITH Classpath-exception-2.0 AND \
                (Zlib OR LicenseRef-deb-heron-0a1b2c3d),1,libheron1:amd64
                stork,2-1,NOASSERTION,1,stork:all

                """)
        #expect(
            text { CSVReport.write(.byLicense, to: &$0) } == """
                name,version,license,count,packages
                Zlib,,Zlib,2,libheron1:amd64 stork:all

                """)
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("two words", "two words"),
        ("a,b", "\"a,b\""),
        ("a;b", "\"a;b\""),
        ("say \"hi\"", "\"say \"\"hi\"\"\""),
        ("a\nb", "\"a\nb\""),
        ("a\r\nb", "\"a\r\nb\""),
        ("a\tb", "\"a\tb\""),
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("＝1＋1", "'＝1＋1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠A1", "'＠A1"),
        ("\t=1", "\"'\t'=1\""),
        ("\r=1", "\"'\r'=1\""),
        ("\n=1", "\"'\n'=1\""),
        ("a;=1", "\"a;'=1\""),
        ("a,+1", "\"a,'+1\""),
        ("a\t@A1", "\"a\t'@A1\""),
        ("a\n-1", "\"a\n'-1\""),
        (";=1;=2", "\";'=1;'=2\""),
        (";\"=1;", "\";\"\"'=1;\""),
        ("\"=1;", "\"\"\"'=1;\""),
        ("a\"\u{301}b", "\"a\"\"\u{301}b\""),
        ("a; -b", "\"a; -b\""),
        ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""),
        ("1=1", "1=1"),
        ("\u{1B}[2J\u{9B}", "␛[2J<U+009B>"),
        ("青空", "青空"),
    ])
    func `cells are quoted, neutralized and made visible`(section: String, cell: String) {
        var entry = PackageLicense.stork
        entry.section = section
        #expect(
            text { CSVReport.write(.of([entry]), to: &$0) } == Self.header
                + "stork,2-1,all,stork,2-1,\(cell),,0,unknown,NOASSERTION,,none,,,missing-file,yes\n"
        )
    }
}

struct CSVReportPolicyTests {
    @Test func `a violation of a fact has its key`() {
        let failure = PolicyFailure(
            package: "a:all", version: "1", factKey: "0a", license: .license(LicenseTerm("MIT")),
            causes: [PolicyCause(LicenseTerm("MIT"), .notAllowed(.unwritten))])
        let verdict = PolicyVerdict(system: nil, checked: 1, violations: [failure])
        let header = "package,version,kind,license,detail,copyrightFile,lines,installed,factKey"
        #expect(
            text { CSVReport.write(verdict, to: &$0) } == header
                + "\na:all,1,license-not-allowed,MIT,MIT is not allowed,,,,0a\n")
        let nothing = PolicyVerdict(system: nil, checked: 1)
        #expect(text { CSVReport.write(nothing, to: &$0) } == header + "\n")
    }

    @Test func `a violation is a row`() {
        let verdict = PolicyVerdict(
            system: .bookworm, checked: 2,
            violations: [
                PolicyFailure(
                    package: "a:all", version: "=1", license: .license(LicenseTerm("MIT")),
                    causes: [PolicyCause(LicenseTerm("MIT"), .notAllowed(.line(2, column: 1)))],
                    evidence: .copyright(file: "/a,b", lines: [1...2, 4...4]),
                    installation: .manual),
                PolicyFailure(
                    package: "b:all", version: "1", license: nil,
                    causes: [PolicyCause(nil, .unknown(.unwritten))]),
            ])
        #expect(
            text { CSVReport.write(verdict, to: &$0) } == """
                package,version,kind,license,detail,copyrightFile,lines,installed
                a:all,'=1,license-not-allowed,MIT,MIT is not allowed (line 2),"/a,b","1-2, 4",manually
                b:all,1,unknown-license,NOASSERTION,the license is unknown,,,

                """)
    }

    @Test func `each source package is a row`() {
        #expect(
            text { CSVReport.write(SourceList.fruits(), to: &$0) } == """
                source,version,dsc,status,licenses,unknown,packages,builtUsing,staticBuiltUsing,snapshot
                apple,1:2-1,apple_2-1.dsc,owed,"GPL-2.0-only; MPL-2.0",,apple:amd64,,,https://snapshot.debian.org/package/apple/1%3A2-1/
                medlar,,,unknown,,,,,pear:all,
                pear,4,pear_4.dsc,not-owed,,,pear:all,,,https://snapshot.debian.org/package/pear/4/
                plum,5,plum_5.dsc,unknown,,"LicenseRef-deb-1; unexplained-terms",plum:all,,,https://snapshot.debian.org/package/plum/5/
                quince,3,quince_3.dsc,owed,"GPL-2.0-only; MPL-2.0",,,apple:amd64,apple:amd64,https://snapshot.debian.org/package/quince/3/

                """)
    }

    @Test func `no source package is a formula`() {
        let csv = text { CSVReport.write(SourceList.hostile, to: &$0) }
        #expect(csv.contains("\n'=cmd(),1,,unknown,"))
        #expect(csv.contains("\n'-o,1,,unknown,"))
    }
}
