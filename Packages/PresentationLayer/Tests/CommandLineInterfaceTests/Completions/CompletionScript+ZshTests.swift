import Testing

@testable import CommandLineInterface

struct CompletionScriptZshTests {
    private let lines = Set(
        CompletionScript(commands: Command.rows).zsh.split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        })

    @Test(arguments: [
        "#compdef debian-licenses",
        "'manual:Write the manual page'",
        "'(-f --format)'{-f+,--format=}'[Write as]:FORMAT:(table json sarif)'",
        "'(-q --quiet)'{-q,--quiet}'[Print neither closing summary nor progress]'",
        "'--root=[Read the Debian system in this folder]:DIR:_files -/'",
        "'*--basis=[Only packages whose answer rests on this]:BASIS:"
            + "_sequence compadd - declared text grant pointer none'",
        "'*--deny=[Deny licences like this, or of category:NAME]:GLOB:"
            + "_sequence _debian_licenses_patterns'",
        "'--strict[Exit with 3 where something has no answer of its own]'",
        "'2:SHELL:(bash zsh fish)'",
        "'2:PACKAGE:_debian_licenses_packages'",
        "'*:FILE:_files'",
    ])
    func `a row of a table is a line of the script`(line: String) {
        #expect(lines.contains(line))
    }
}
