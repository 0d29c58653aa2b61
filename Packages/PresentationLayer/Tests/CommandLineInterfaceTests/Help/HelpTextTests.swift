import Testing

@testable import CommandLineInterface

struct HelpTextTests {
    @Test func `the overview names the commands and what they have in common`() {
        #expect(
            HelpText.of(nil) == """
                Usage: debian-licenses [COMMAND] [OPTION…]

                Shows the licenses of the packages installed on a Debian system.

                Commands (list if none is given):
                  list [PACKAGE…]        List the license of every installed package
                  show [PACKAGE…]        Show everything about packages: licenses, evidence, why
                                         they are installed
                  explain ID…            Explain a license, a category, a basis or a finding,
                                         and which packages have it
                  summary                Count packages by category, license and basis
                  browse                 Look through packages, licenses and texts in the
                                         terminal
                  identify FILE…         Say what licenses files state
                  check [LISTING]        Check whether a policy allows what is installed
                  export FORMAT          Write the whole system as a document, or as rows for a
                                         database
                  diff OLD NEW           Compare two systems or images, or saved listings of
                                         them
                  version-key VERSION…   Print a key for each version; keys compare as bytes as
                                         dpkg compares versions
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
                  -o, --output FILE      Write to this file, all of it or nothing
                      --strict           Exit with 4 if a package or file has no license of its
                                         own
                      --color WHEN       Color the output: auto (default), always or never
                      --no-pager         Don't show long output through $PAGER (table)
                  -q, --quiet            Print neither closing summary nor progress
                  -v, --verbose          Say on standard error what is being done
                      --no-progress      Show no progress on standard error
                  -h, --help             Print this help
                  -V, --version          Print the version; with -v, credit whose data it uses

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
            HelpText.of(.show) == """
                Usage: debian-licenses show [OPTION…] [PACKAGE…]

                Show everything about packages: licenses, evidence, why they are installed.

                Arguments:
                  PACKAGE                A name, name:architecture, a glob of either, or an
                                         installed file's path

                Options:
                      --statements       Show every statement with its evidence (table)
                      --unexplained      Show the lines that nothing explains (table or
                                         markdown)
                      --text             Add the text of the copyright file
                      --digests          Add the SHA-256 of each copyright file (json)
                      --layers           Tell which layer of the image added, changed or removed
                                         packages
                      --policy FILE      The policy file: check and diff judge by it, and other
                                         commands show what its clarifications conclude
                      --root PATH        Read this folder, image, tar or package instead of this
                                         machine, or several packages; - is standard input
                      --platform NAME    Read an image for this platform, such as linux/arm64,
                                         if there are several
                      --no-verify        Don't compute the digests of an image's layers;
                                         documents say so then
                  -f, --format FORMAT    Output format: table (default), json or markdown
                  -o, --output FILE      Write to this file, all of it or nothing
                      --strict           Exit with 4 if a package or file has no license of its
                                         own
                      --color WHEN       Color the output: auto (default), always or never
                      --no-pager         Don't show long output through $PAGER (table)
                  -q, --quiet            Print neither closing summary nor progress
                  -v, --verbose          Say on standard error what is being done
                      --no-progress      Show no progress on standard error
                  -h, --help             Print this help
                  -V, --version          Print the version; with -v, credit whose data it uses

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
            HelpText.of(.diff) == """
                Usage: debian-licenses diff [OPTION…] OLD NEW

                Compare two systems or images, or saved listings of them.

                Arguments:
                  OLD NEW                A Debian system's folder, an image or a package, or a
                                         listing saved with list --format json, which - reads
                                         from standard input

                Options:
                      --full             Show whole license expressions, or all that differs,
                                         not only what matters most (table or markdown)
                      --policy FILE      The policy file: check and diff judge by it, and other
                                         commands show what its clarifications conclude
                      --fail-on-change   Exit with 1 if there is a difference
                      --layers           Tell which layer of the image added, changed or removed
                                         packages
                      --platform NAME    Read an image for this platform, such as linux/arm64,
                                         if there are several
                      --no-verify        Don't compute the digests of an image's layers;
                                         documents say so then
                  -f, --format FORMAT    Output format: table (default), json or markdown
                  -o, --output FILE      Write to this file, all of it or nothing
                      --color WHEN       Color the output: auto (default), always or never
                      --no-pager         Don't show long output through $PAGER (table)
                  -q, --quiet            Print neither closing summary nor progress
                  -v, --verbose          Say on standard error what is being done
                      --no-progress      Show no progress on standard error
                  -h, --help             Print this help
                  -V, --version          Print the version; with -v, credit whose data it uses

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
            HelpText.of(.export).contains(
                """
                  FORMAT                 What to write (--format is for rows): spdx, spdx3,
                                         cyclonedx, html, notices, notices-markdown,
                                         notices-html, sources, sources-json, sources-csv,
                                         sources-shell, ort-curations, rows or rows-csv

                """))
    }

    @Test func `every help fits 80 columns`() {
        let texts = [HelpText.of(nil)] + Command.rows.map { HelpText.of($0) }
        for line in texts.joined(separator: "\n").split(separator: "\n") {
            #expect(line.count <= 80)
        }
    }
}

struct VersionTextTests {
    @Test func `the version is a line`() {
        #expect(VersionText.text(withCredits: false) == "debian-licenses 0.1.0\n")
    }

    @Test func `credits name whose data is used`() {
        #expect(
            VersionText.text(withCredits: true) == """
                debian-licenses 0.1.0
                License ids: SPDX License List 3.28.0, https://spdx.org/licenses/
                License texts: SPDX License List 3.28.0 and ScanCode LicenseDB, changed
                License categories: ScanCode LicenseDB, nexB Inc. and others, CC-BY-4.0, changed

                """)
    }
}
