import Testing

@testable import CommandLineInterface

struct CompletionScriptTests {
    private let script = CompletionScript(commands: Command.rows)

    @Test(arguments: Shell.allCases)
    func `every command, option and word is in the script of every shell`(shell: Shell) {
        let words = Set(
            script.text(for: shell).split { !($0.isLetter || $0.isNumber || "-.:".contains($0)) })
        for command in script.commands {
            #expect(words.contains("\(command.name)"))
            for word in command.operand?.words ?? [] { #expect(words.contains("\(word)")) }
        }
        for option in Option.rows {
            let name = shell == .fish ? option.name.rawValue : option.name.word
            #expect(words.contains("\(name)"))
            for word in option.value.words ?? [] { #expect(words.contains("\(word)")) }
        }
        for word in ["MIT", "GPL-2.0-or-later", "Classpath-exception-2.0"] {
            #expect(words.contains("\(word)"))
        }
        #expect(words.contains("category:strong-copyleft"))
        #expect(!words.contains("GPL-2.0"))
    }

    @Test(arguments: Shell.allCases)
    func `a script ends with its last line`(shell: Shell) {
        let text = script.text(for: shell)
        #expect(text.hasSuffix("\n"))
        #expect(!text.hasSuffix("\n\n"))
        #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }

    @Test func `spellings in front of a value are those of the options that take one`() {
        #expect(
            CompletionScript(commands: [.identify, .check]).spellingsBeforeValues == [
                "--root", "--platform", "-f", "--format", "-o", "--output", "--host", "--day",
                "--policy", "--allow", "--deny", "--scope", "--baseline", "--rows", "--color",
            ])
    }
}

struct CompletionScriptBashTests {
    private let lines = Set(
        CompletionScript(commands: Command.rows).bash.split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        })

    @Test(arguments: [
        "complete -F _debian_licenses debian-licenses",
        "'') offered='list show explain summary browse identify check export diff version-key schema completions manual help' ;;",
        "check) offered='table json sarif csv' ;;",
        "-o | --output) kind=files ;;",
        "--root) kind=files ;;",
        "--basis) offered='declared text grant pointer none' list=1 ;;",
        "--license) kind=licenses list=1 ;;",
        "--deny) kind=patterns list=1 ;;",
        "manual) offered='-o --output -h --help -V --version' ;;",
        "show) kind=packages ;;",
        "completions) offered='bash zsh fish' ;;",
    ])
    func `a row of a table is a line of the script`(line: String) {
        #expect(lines.contains(line))
    }
}

struct CompletionScriptZshTests {
    private let lines = Set(
        CompletionScript(commands: Command.rows).zsh.split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        })

    @Test(arguments: [
        "#compdef debian-licenses",
        "'manual:Write the manual page'",
        "'(-f --format)'{-f+,--format=}'[Output format]:FORMAT:(table json sarif csv)'",
        "'(-q --quiet)'{-q,--quiet}'[Omit summary and progress]'",
        "'*--root=[Read this folder, image, tar or package instead of this machine, or several"
            + " packages; - is standard input]:PATH:_files'",
        "'*--basis=[Only packages whose license was found this way]:BASIS:"
            + "_sequence compadd - declared text grant pointer none'",
        "'*--deny=[Deny licenses that match this pattern, or category:NAME]:PATTERN:"
            + "_sequence _debian_licenses_patterns'",
        "'--no-pager[Don'\\''t show long output through $PAGER]'",
        "'--strict[Exit with 4 if a package or file has no license of its own]'",
        "'2:SHELL:(bash zsh fish)'",
        "'*:PACKAGE:_debian_licenses_packages'",
        "'*:FILE:_files'",
    ])
    func `a row of a table is a line of the script`(line: String) {
        #expect(lines.contains(line))
    }
}

struct CompletionScriptFishTests {
    private let lines = Set(
        CompletionScript(commands: Command.rows).fish.split(separator: "\n").map { line in
            String(line.drop { $0 == " " })
        })

    @Test(arguments: [
        "complete -c debian-licenses -n \"__debian_licenses_in ''\" -a manual -d 'Write the manual page'",
        "complete -c debian-licenses -n \"__debian_licenses_in check\" -l format -s f"
            + " -x -a 'table json sarif csv' -d 'Output format'",
        "complete -c debian-licenses -n \"__debian_licenses_in show explain diff\" -l format -s f"
            + " -x -a 'table json markdown' -d 'Output format'",
        "complete -c debian-licenses -n \"__debian_licenses_in '' list\" -l basis"
            + " -x -a '(__fish_append , declared text grant pointer none)'"
            + " -d 'Only packages whose license was found this way'",
        "complete -c debian-licenses -n \"__debian_licenses_in '' list show summary browse check"
            + " export diff\" -l policy -r -F -d 'The policy file: check, diff and export html"
            + " judge by it, and other commands show what its clarifications conclude'",
        "complete -c debian-licenses -n \"__debian_licenses_in show\" -a '(__debian_licenses_packages)'",
        "complete -c debian-licenses -n \"__debian_licenses_in completions\" -a 'bash zsh fish'",
        "complete -c debian-licenses -n \"__debian_licenses_in identify\" -F",
    ])
    func `a row of a table is a line of the script`(line: String) {
        #expect(lines.contains(line))
    }
}
