import DomainLayer
import Reports
import Testing

struct TSVReportTests {
    private static let header =
        "package\tversion\tarchitecture\tsource\tsourceVersion\tsection\tpriority\tsize\tcategory\t"
        + "license\tmainLicense\tbasis\tformat\tcopyrightFile\treason\tunknown\n"

    @Test func `an empty listing is a header`() {
        #expect(text { TSVReport.write(.of([]), to: &$0) } == Self.header)
    }

    @Test func `groups have rows of their own kind`() {
        #expect(
            text { TSVReport.write(.byLicense, to: &$0) }
                == "name\tversion\tlicense\tcount\tpackages\n"
                + "Zlib\t\tZlib\t2\tlibheron1:amd64 stork:all\n")
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("a,b;c", "a,b;c"),
        ("\"", "\"\"\"\""),
        ("a \"b\"", "\"a \"\"b\"\"\""),
        ("'a", "\"'a\""),
        ("a;=1", "a;'=1"),
        ("a\tb", #"a\tb"#),
        ("a\nb", #"a\nb"#),
        ("a\r\nb", #"a\r\nb"#),
        (#"a\tb"#, #"a\\tb"#),
        ("=1+1", "\"'=1+1\""),
        ("+1", "\"'+1\""),
        ("-1", "\"'-1\""),
        ("@SUM(A1)", "\"'@SUM(A1)\""),
        ("\t=1", #""'\t'=1""#),
        ("\r=1", #""'\r'=1""#),
        ("\u{1B}[2J\u{9B}", "␛[2J<U+009B>"),
        ("青空", "青空"),
    ])
    func `a cell stays on its line and in its column`(section: String, cell: String) {
        var entry = PackageLicense.stork
        entry.section = section
        #expect(
            text { TSVReport.write(.of([entry]), to: &$0) } == Self.header
                + "stork\t2-1\tall\tstork\t2-1\t\(cell)\t\t0\tunknown\tNOASSERTION\t\tnone\t\t\tmissing-file\tyes\n"
        )
    }
}
