import TerminalUI
import Testing

@testable import CommandLineInterface

@MainActor
struct HelpViewTests {
    @Test func `the overview names the commands and what they have in common`() {
        #expect(
            help(nil) == """
                Usage: debian-licenses [COMMAND] [OPTION…]

                Shows the licenses of the packages installed on a system.

                Commands (list if none is given):
                  list [PACKAGE…]        List the license of every installed package
                  show [PACKAGE…]        Show everything about packages: licenses, evidence, why
                                         they are installed
                  explain ID…            Explain a license, a category, a basis or a finding,
                                         and which packages have it
                  summary                Count packages by category, license and basis
                  browse                 Look through packages, licenses and texts in the
                                         terminal
                  identify FILE…         Identify the licenses in files
                  check [LISTING]        Check whether a policy allows what is installed
                  export FORMAT[=FILE]…  Write the whole system as a document, or as rows for a
                                         database
                  diff OLD NEW           Compare two systems or images, or saved listings of
                                         them
                  version-key VERSION…   Print a key for each version; keys sort bytewise in
                                         dpkg's order
                  schema [NAME]          Print the JSON Schema of what a command writes, or list
                                         the schemas
                  completions SHELL      Write a script that makes a shell complete command
                                         lines
                  manual                 Write the manual page
                  help [COMMAND]         Show help for a command, or list all commands

                Options of every command that reads a system:
                      --root PATH        Read this folder, image, tar or package instead of this
                                         machine, or several packages; - is standard input
                      --platform NAME    Read an image for this platform, such as linux/arm64,
                                         if there are several
                  -f, --format FORMAT    Output format: table (default), json, jsonl, csv, tsv,
                                         markdown or sarif
                  -o, --output FILE      Write to this file, all or nothing
                      --strict           Exit with 4 if a package or file has no license of its
                                         own
                      --color WHEN       Color the output: auto (default), always or never
                      --no-pager         Don't show long output through $PAGER (table)
                  -q, --quiet            Omit summary and progress
                  -v, --verbose          Log each step on standard error
                      --no-progress      Show no progress on standard error
                  -h, --help             Print this help
                  -V, --version          Print the version; with -v, also credit data sources

                Exit status:
                  0                      All went well; a package without a license is an answer
                  1                      A package violates the policy, or --fail-on-change
                                         found differences
                  2                      The command line or the policy is wrong, or a named
                                         package is not installed
                  3                      Something could not be read or written
                  4                      With --strict: a package or file has no license of its
                                         own, or nothing was checked

                'debian-licenses help COMMAND' explains a command with all of its options.

                """)
    }

    @Test func `a command's help has its operand, its options and its formats alone`() {
        #expect(
            help(.show) == """
                Usage: debian-licenses show [OPTION…] [PACKAGE…]

                Show everything about packages: licenses, evidence, why they are installed.

                Arguments:
                  PACKAGE                A name, name:architecture, a glob of either, or an
                                         installed file's path

                What to show:
                      --statements       Show every statement with its evidence (table)
                      --unexplained      Show the lines that nothing explains (table or
                                         markdown)
                      --text             Add the text of the copyright file
                      --digests          Add the SHA-256 of each copyright file (json)
                      --layers           Show which layer of the image added, changed or removed
                                         packages

                Policy:
                      --policy FILE      The policy file: check, diff and export html judge by
                                         it, and other commands show what its clarifications
                                         conclude

                Where to read:
                      --root PATH        Read this folder, image, tar or package instead of this
                                         machine, or several packages; - is standard input
                      --platform NAME    Read an image for this platform, such as linux/arm64,
                                         if there are several
                      --no-verify        Don't compute the digests of an image's layers;
                                         documents say so then

                How to write:
                  -f, --format FORMAT    Output format: table (default), json or markdown
                  -o, --output FILE      Write to this file, all or nothing
                      --strict           Exit with 4 if a package or file has no license of its
                                         own
                      --color WHEN       Color the output: auto (default), always or never
                      --no-pager         Don't show long output through $PAGER (table)
                  -q, --quiet            Omit summary and progress
                      --no-progress      Show no progress on standard error

                General:
                  -v, --verbose          Log each step on standard error
                  -h, --help             Print this help
                  -V, --version          Print the version; with -v, also credit data sources

                Examples:
                  debian-licenses show bash
                                         what bash is under, and why it is installed
                  debian-licenses show /usr/bin/git
                                         the package that owns a file
                  debian-licenses show git --root image.tar --layers
                                         what each layer of an image did to it
                  debian-licenses show curl --statements
                                         each statement with the lines that say so
                  debian-licenses show --root hello.deb
                                         the only package that there is

                """)
    }

    @Test func `operands that must be just so many stand side by side`() {
        #expect(
            help(.diff) == """
                Usage: debian-licenses diff [OPTION…] OLD NEW

                Compare two systems or images, or saved listings of them.

                Arguments:
                  OLD NEW                A system's folder, an image or a package, or a listing
                                         saved with list --format json, which - reads from
                                         standard input

                What to show:
                      --full             Show whole license expressions, or all that differs,
                                         not only what matters most (table or markdown)
                      --layers           Show which layer of the image added, changed or removed
                                         packages

                Policy:
                      --policy FILE      The policy file: check, diff and export html judge by
                                         it, and other commands show what its clarifications
                                         conclude
                      --fail-on-change   Exit with 1 if there is a difference

                Where to read:
                      --platform NAME    Read an image for this platform, such as linux/arm64,
                                         if there are several
                      --no-verify        Don't compute the digests of an image's layers;
                                         documents say so then

                How to write:
                  -f, --format FORMAT    Output format: table (default), json or markdown
                  -o, --output FILE      Write to this file, all or nothing
                      --color WHEN       Color the output: auto (default), always or never
                      --no-pager         Don't show long output through $PAGER (table)
                  -q, --quiet            Omit summary and progress
                      --no-progress      Show no progress on standard error

                General:
                  -v, --verbose          Log each step on standard error
                  -h, --help             Print this help
                  -V, --version          Print the version; with -v, also credit data sources

                Examples:
                  debian-licenses diff saved.json /
                                         what changed since a listing was saved
                  debian-licenses diff saved.json / --policy release.policy
                                         and which changes break the policy
                  debian-licenses diff old.tar new.tar --layers
                                         what changed between images, and in which layer

                """)
    }

    @Test func `an operand that is one of some words names them`() {
        #expect(
            help(.export).contains(
                """
                  FORMAT                 What to write, of several each to a file (--format is
                                         for rows): spdx, spdx3, cyclonedx, html, notices,
                                         notices-markdown, notices-html, sources, sources-json,
                                         sources-csv, sources-shell, ort-curations, rows or
                                         rows-csv

                """))
    }

    @Test func `every help fits 80 columns`() {
        let texts =
            [help(nil)]
            + Command.rows.map { help($0) }
        for line in texts.joined(separator: "\n").split(separator: "\n") {
            #expect(line.count <= 80)
        }
    }

    @Test func `explanations wrap at the terminal's edge, within limits`() {
        func widest(_ width: Int) -> Int? {
            help(.export, width: width).split(separator: "\n").map(\.count).max()
        }
        #expect(widest(72) == 72)
        #expect(help(.export, width: 20) == help(.export, width: 60))
        #expect(help(.export, width: 300) == help(.export, width: 100))
        #expect(widest(100) == 100)
    }

    @Test func `headings are bold on a terminal`() async {
        let run = await AppRun.of("help schema", styled: true)
        #expect(run.output.contains("\u{1B}[1mArguments:\u{1B}[0m\n"))
        #expect(run.output.contains("\n  NAME "))
    }

    @Test func `each option of a command is under one heading`() {
        for command in Command.rows {
            let grouped = command.options.grouped
            #expect(grouped.flatMap(\.options).count == command.options.count)
            #expect(Set(grouped.map(\.group)).count == grouped.count)
        }
    }
}

/// The help as text, on a terminal of this width or, by default, without one.
@MainActor
func help(_ command: Command?, width: Int? = nil) -> String {
    HelpView(command: command, width: width).rendered(width: nil).map { $0.text + "\n" }.joined()
}
