import Testing

@testable import CommandLineInterface

struct CommandLineWordsTests {
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
    func `words are sorted into command, operands and options`(line: String, meaning: String) {
        var words = CommandLineWords(line.split(separator: " ").map(String.init))
        words.readAll()
        #expect(words.inALine == meaning)
        #expect(words.firstError == nil)
    }
}

extension CommandLineWords {
    /// The sorted words in one line, for comparison.
    fileprivate var inALine: String {
        let options = options.map { option in
            let values = option.values.joined(separator: ",")
            return " " + option.name.rawValue + (values.isEmpty ? "" : "=" + values)
        }
        let operands = operands.joined(separator: " ")
        return "\(command?.name ?? .list) [\(operands)]" + options.joined()
    }
}
