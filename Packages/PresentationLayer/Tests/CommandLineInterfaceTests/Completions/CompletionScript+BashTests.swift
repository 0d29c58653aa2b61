import Testing

@testable import CommandLineInterface

struct CompletionScriptBashTests {
    private let lines = Set(
        CompletionScript(commands: Command.rows).bash.split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        })

    @Test(arguments: [
        "complete -F _debian_licenses debian-licenses",
        "'') offered='list show summary browse identify check export diff completions manual help' ;;",
        "check) offered='table json sarif' ;;",
        "-o | --output) kind=files ;;",
        "--root) kind=folders ;;",
        "--basis) offered='declared text grant pointer none' list=1 ;;",
        "--license) kind=licenses list=1 ;;",
        "--deny) kind=patterns list=1 ;;",
        "manual) offered='-o --output -h --help --version' ;;",
        "show) kind=packages ;;",
        "completions) offered='bash zsh fish' ;;",
    ])
    func `a row of a table is a line of the script`(line: String) {
        #expect(lines.contains(line))
    }
}
