import Testing

@testable import CommandLineInterface

struct ManualPageTests {
    @Test func `a page begins with name and usage`() {
        let page = ManualPage.text(of: [.completions, .help])
        #expect(
            page.hasPrefix(
                """
                .Dd November 21, 2026
                .Dt DEBIAN-LICENSES 1
                .Os Debian
                .Sh NAME
                .Nm debian-licenses
                .Nd show the licenses of the packages installed on a system
                .Sh SYNOPSIS
                .Nm
                .Op Ar option ...
                .Nm
                .Cm completions
                .Op Ar option ...
                .Ar SHELL
                .Nm
                .Cm help
                .Op Ar option ...
                .Op Ar COMMAND
                .Sh DESCRIPTION

                """))
    }

    @Test func `commands and options are those of the tables`() {
        let page = ManualPage.text(of: [.completions])
        #expect(
            page.contains(
                """
                .Sh COMMANDS
                .Bl -tag -width Ds
                .It Cm completions Ar SHELL
                Write a script that makes a shell complete command lines.
                .Ar SHELL :
                the shell to write for: bash, zsh or fish.
                .El
                .Sh OPTIONS
                Options may come before or after the command.
                .Ss How to write
                .Bl -tag -width Ds
                .It Fl o Ar FILE , Fl \\-output Ar FILE
                Write to this file, all or nothing.
                .El
                .Ss General
                .Bl -tag -width Ds
                .It Fl h , Fl \\-help
                Print this help.
                .It Fl V , Fl \\-version
                Print the version; with \\-v, also credit data sources.
                .El

                """))
    }

    @Test func `sections have the order of other pages`() {
        let sections = ManualPage.text(of: Command.rows).split(separator: "\n").filter {
            $0.hasPrefix(".Sh ")
        }
        #expect(
            sections.map { $0.dropFirst(4) } == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "ANSWERS",
                "IMAGES AND PACKAGES", "SOURCES", "ROWS", "SCHEMAS", "POLICY",
                "KEYS",
                "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
            ])
    }

    @Test func `every command, option and status has an item`() {
        let lines = ManualPage.text(of: Command.rows).split(separator: "\n")
        let items = lines.filter { $0.hasPrefix(".It ") }
        for command in CommandName.allCases {
            #expect(items.contains { ($0 + " ").hasPrefix(".It Cm \(command) ") })
        }
        for option in OptionName.allCases {
            let name = option.rawValue.split(separator: "-").joined(separator: "\\-")
            #expect(items.contains { ($0 + " ").contains("Fl \\-\(name) ") })
        }
        for status in ExitStatus.allCases { #expect(items.contains(".It \(status.rawValue)")) }
    }

    @Test func `the page is ASCII`() {
        #expect(
            ManualPage.text(of: Command.rows).utf8.allSatisfy { $0 == 0x0A || 0x20..<0x7F ~= $0 })
    }

    @Test func `each sentence begins a line`() {
        let lines = ManualPage.text(of: Command.rows).split(separator: "\n")
        #expect(lines.filter { $0.contains(/[a-z]\. +[A-Z]/) } == [])
    }

    @Test func `examples are command lines that make sense`() throws {
        let lines = ManualPage.examples.flatMap { $0.lines.split(separator: "\n") }
        let commands = lines.filter { $0.hasPrefix("debian-licenses ") }
        #expect(commands.count == 6)
        for command in commands {
            let words = command.split(separator: " ").dropFirst().map(String.init)
            _ = try Request(parsing: words)
        }
    }
}
