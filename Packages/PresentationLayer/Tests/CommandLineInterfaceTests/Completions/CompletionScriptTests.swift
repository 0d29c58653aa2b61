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
                "--root", "-f", "--format", "-o", "--output", "--policy", "--allow", "--deny",
                "--color",
            ])
    }
}
