import Testing

@testable import CommandLineInterface

struct RequestParsingTests {
    @Test(arguments: [
        ("--help", "help"),
        ("-h", "help"),
        ("-qh", "help"),
        ("list --help", "help list"),
        ("--help show", "help show"),
        ("show --help", "help show"),
        ("summary --frobnicate --help x", "help summary"),
        ("show --format --help", "help show"),
        ("lst --help", "help"),
        ("--version", "version"),
        ("summary --version", "version"),
        ("--version --verbose", "version with credits"),
        ("-v --version --help", "help"),
    ])
    func `help and version come before all else`(line: String, meaning: String) throws {
        #expect(try Request(parsing: words(of: line)).inALine == meaning)
    }

    @Test(arguments: [
        ("--frmat json", "unknown option '--frmat'; did you mean '--format'?"),
        ("--licence=MIT", "unknown option '--licence'; did you mean '--license'?"),
        ("--no-prog", "unknown option '--no-prog'; did you mean '--no-progress'?"),
        ("--frobnicate", "unknown option '--frobnicate'; see 'debian-licenses help list'"),
        ("-x", "unknown option '-x'; see 'debian-licenses help list'"),
        ("-qx", "unknown option '-x'; see 'debian-licenses help list'"),
        ("-f jsn", "invalid value 'jsn' for --format; did you mean 'json'?"),
        ("-f=json", "invalid value '=json' for --format; did you mean 'json'?"),
        (
            "--by maintainer",
            "invalid value 'maintainer' for --by; valid are package, source, license and main"
        ),
        ("--basis text,gant", "invalid value 'gant' for --basis; did you mean 'grant'?"),
        ("--format", "--format needs a value: --format FORMAT"),
        ("--format --strict", "--format needs a value: --format FORMAT"),
        ("-f", "--format needs a value: --format FORMAT"),
        ("--root=", "--root needs a value: --root PATH"),
        ("--root -- x", "--root needs a value: --root PATH"),
        ("--license ,", "--license needs a value: --license PATTERN"),
        ("--strict=yes", "--strict takes no value"),
        ("show git --by source", "--by is not an option of show"),
        ("summary --license MIT", "--license is not an option of summary"),
        ("help --root x", "--root is not an option of help"),
        ("summary -f tsv", "summary has no format tsv; it has table, json, csv and markdown"),
        ("summary --limt 1", "unknown option '--limt'; see 'debian-licenses help summary'"),
        ("list --limit 0", "--limit takes a whole number above 0, not '0'"),
        ("--limit many", "--limit takes a whole number above 0, not 'many'"),
        ("--json=yes", "--json takes no value"),
        ("show git -f jsonl", "show has no format jsonl; it has table, json and markdown"),
        ("--texts", "--texts needs --format json"),
        ("--digests -f csv", "--digests needs --format json or jsonl"),
        ("show git --digests", "--digests needs --format json"),
        ("summary git", "summary does not take 'git'"),
        ("--root - --root -", "standard input (-) can be given only once"),
        ("check --root - --baseline -", "standard input (-) can be given only once"),
        ("--root a --root -", "standard input (-) can't be one of several packages"),
        ("--platform linux/arm64", "--platform needs one image, which --root names"),
        (
            "--root a --root b --platform linux/arm64",
            "--platform needs one image, which --root names"
        ),
        ("summary --layers", "--layers is not an option of summary"),
        ("--columns package,layer", "--columns layer needs --layers"),
        ("lst --frmat", "unknown option '--frmat'; did you mean '--format'?"),
    ])
    func `a command line that makes no sense is explained in a line`(line: String, message: String)
    {
        let error = #expect(throws: UsageError.self) { try Request(parsing: words(of: line)) }
        #expect(error?.message == message)
    }

    private func words(of line: String) -> [String] {
        line.split(separator: " ").map(String.init)
    }
}

extension Request {
    /// The request for help or the version in one line, for comparison.
    fileprivate var inALine: String {
        switch self {
        case .help(let command):
            ["help", command?.name.rawValue].compactMap(\.self).joined(separator: " ")
        case .version(let withCredits):
            withCredits ? "version with credits" : "version"
        case .run:
            "a command"
        }
    }
}
