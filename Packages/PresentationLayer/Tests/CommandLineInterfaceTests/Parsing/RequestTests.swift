import Testing

@testable import CommandLineInterface

struct RequestParsingTests {
    @Test(arguments: [
        ("", "list []"),
        ("list", "list []"),
        ("list zlib1g lib*", "list [zlib1g lib*]"),
        ("show zlib1g", "show [zlib1g]"),
        ("summary", "summary []"),
        ("help list", "help [list]"),
        ("--format=json", "list [] format=json"),
        ("--format json", "list [] format=json"),
        ("-f json", "list [] format=json"),
        ("-fjson", "list [] format=json"),
        ("-qv", "list [] quiet verbose"),
        ("-qfjson", "list [] quiet format=json"),
        ("-qf json -v", "list [] quiet format=json verbose"),
        ("-f csv list -f json", "list [] format=csv format=json"),
        ("--root x list zlib1g -q", "list [zlib1g] root=x quiet"),
        ("list zlib1g --strict git", "list [zlib1g git] strict"),
        ("--license MIT,ISC --license GPL-*", "list [] license=MIT,ISC license=GPL-*"),
        ("--license=,MIT,", "list [] license=MIT"),
        ("--category permissive,font", "list [] category=permissive,font"),
        ("--basis grant --basis text", "list [] basis=grant basis=text"),
        ("--root=a=b", "list [] root=a=b"),
        ("--root=-x", "list [] root=-x"),
        ("-o -", "list [] output=-"),
        ("list -", "list [-]"),
        ("identify - COPYING -q", "identify [- COPYING] quiet"),
        ("list -- -q --help", "list [-q --help]"),
        ("-- list", "list [list]"),
        ("show -- zlib1g", "show [zlib1g]"),
        ("--by source --sort size --unknown", "list [] by=source sort=size unknown"),
        ("-f json --texts --digests", "list [] format=json texts digests"),
        ("-f jsonl --digests", "list [] format=jsonl digests"),
        ("show git --text --digests -f json", "show [git] text digests format=json"),
        ("--color never --no-progress", "list [] color=never no-progress"),
    ])
    func `a command line that makes sense is taken apart`(line: String, meaning: String) throws {
        #expect(try Request(parsing: words(of: line)).inALine == meaning)
    }

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
        ("show", "show needs a PACKAGE"),
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
    /// The request in a line, for a test to compare.
    fileprivate var inALine: String {
        switch self {
        case .help(let command):
            return ["help", command?.name.rawValue].compactMap(\.self).joined(separator: " ")
        case .version(let withCredits):
            return withCredits ? "version with credits" : "version"
        case .run(let invocation):
            let options = invocation.options.map { option in
                let values = option.values.joined(separator: ",")
                return " " + option.name.rawValue + (values.isEmpty ? "" : "=" + values)
            }
            let operands = invocation.operands.joined(separator: " ")
            return "\(invocation.command.name) [\(operands)]" + options.joined()
        }
    }
}
