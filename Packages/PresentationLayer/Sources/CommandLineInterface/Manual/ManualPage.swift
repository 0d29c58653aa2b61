internal import DomainLayer
internal import PresentationLayer
internal import Reports
import Wording

/// The manual page, made from the tables of commands and options.
///
/// The date of the page is that of the version, so a version of the program always writes the same
/// page.
enum ManualPage {
    /// The page in mdoc(7).
    ///
    /// - Parameter commands: the commands of the program.
    static func text(of commands: [Command]) -> String {
        var page = ManualWriter()
        page.add("Dd \(Tool.releaseDay)")
        page.add("Dt \(Tool.name.uppercased()) 1")
        page.add("Os Debian")
        page.begin(section: "NAME")
        page.add("Nm \(Tool.name)")
        page.add("Nd show the licenses of the packages installed on a system")
        page.begin(section: "SYNOPSIS")
        page.add("Nm")
        page.add("Op Ar option ...")
        for command in commands { writeSynopsis(of: command, to: &page) }
        page.begin(section: "DESCRIPTION")
        writeDescription(to: &page)
        page.begin(section: "COMMANDS")
        page.list(commands, term: usage, explanation: explain)
        page.begin(section: "OPTIONS")
        page.write("Options may come before or after the command.")
        let options = commands.options
        for (group, names) in options.map(\.name).grouped {
            page.add("Ss \(group.rawValue)")
            page.list(
                options.filter { names.contains($0.name) }, term: spellings, explanation: explain)
        }
        writeTopics(to: &page)
        writeSurroundings(to: &page)
        page.begin(section: "EXIT STATUS")
        page.list(
            ExitStatus.allCases, term: { "\($0.rawValue)" },
            explanation: { status, page in page.write(status.meaning + ".") })
        writeExamples(to: &page)
        return page.text
    }

    private static func writeSynopsis(of command: Command, to page: inout ManualWriter) {
        page.add("Nm")
        page.add("Cm \(command.name)")
        page.add("Op Ar option ...")
        if let operand = command.operand { page.add(macro(for: operand)) }
    }

    private static func usage(of command: Command) -> String {
        "Cm \(command.name)" + (command.operand.map { " " + macro(for: $0) } ?? "")
    }

    private static func macro(for operand: Command.Operand) -> String {
        let file = operand.takesFile ? " Ns Oo = Ns Ar FILE Oc" : ""
        let word = "Ar \(operand.placeholder)" + file + (operand.repeats ? " ..." : "")
        return operand.count.lowerBound == 0 ? "Op " + word : word
    }

    private static func explain(_ command: Command, on page: inout ManualWriter) {
        page.write(command.summary + ".")
        if let operand = command.operand {
            page.add("Ar \(operand.placeholder) :")
            let explanation = operand.explanation
            page.write(explanation.prefix(1).lowercased() + explanation.dropFirst() + ".")
        }
        if !command.formats.isEmpty {
            page.write("Formats: \(command.formats.map(\.rawValue).listed("and")).")
        }
        let groups = command.options.grouped
        let own = groups.filter(\.group.isSpecific).flatMap(\.options).map(\.word)
        if !own.isEmpty { page.write("Its options: \(own.listed("and")).") }
    }

    /// Each way to type the option with its value: `-f FORMAT`, `--format FORMAT`.
    private static func spellings(of option: Option) -> String {
        let value = option.value.placeholder.map { " Ar \($0)" } ?? ""
        return option.spellings.map { "Fl \($0.dropFirst().replacing("-", with: "\\-"))\(value)" }
            .joined(separator: " , ")
    }

    private static func explain(_ option: Option, on page: inout ManualWriter) {
        var sentence = option.help
        if var words = option.value.words {
            if !option.value.isList { words[0] += " (default)" }
            sentence += ": " + words.listed("or")
        }
        page.write(sentence + ".")
        if let formats = option.formats {
            page.write("Only for \(formats.map(\.rawValue).listed("and")).")
        }
        if option.value.isList {
            page.write("Separate several with commas, or repeat the option.")
        } else if option.value.repeats {
            page.write("For several, repeat the option.")
        }
    }
}

// MARK: What the tables don't hold

extension ManualPage {
    static func writeDescription(to page: inout ManualWriter) {
        page.add("Nm")
        page.write("reads the package database and the copyright files of the installed packages.")
        page.write("It shows the license of each package as an SPDX expression,")
        page.write("and the lines of the copyright file that say so.")
        page.add("Pp")
        page.write("It needs no privileges and no network, changes nothing,")
        page.write("and runs nothing of the system that it reads.")
        page.write("What it shows is what packages declare:")
        page.write("it examines neither sources nor programs, and gives no legal advice.")
        page.add("Pp")
        page.write("Without a command, it runs")
        page.add("Cm list .")
    }

    static func writeSurroundings(to page: inout ManualWriter) {
        page.begin(section: "ENVIRONMENT")
        page.list(
            variables, term: { "Ev \($0.name)" },
            explanation: { row, page in page.write(row.meaning) })
        page.begin(section: "FILES")
        page.write("All paths are relative to the root of the system that is read.")
        page.list(
            files, term: { "Pa \($0.path)" },
            explanation: { row, page in page.write(row.meaning) })
        page.write(
            "If no policy is named, check takes ./.\(Tool.name).policy or /etc/\(Tool.name)/policy of "
                + "the machine that it runs on.")
    }

    static func writeExamples(to page: inout ManualWriter) {
        page.begin(section: "EXAMPLES")
        for (index, example) in examples.enumerated() {
            if index > 0 { page.add("Pp") }
            page.write(example.explanation + ":")
            page.show(example.lines)
        }
        page.begin(section: "SEE ALSO")
        page.add("Xr dpkg 1 ,")
        page.add("Xr dpkg-query 1 ,")
        page.add("Xr apt.conf 5")
        page.add("Pp")
        page.write("The SPDX license list, https://spdx.org/licenses/.")
        page.add("Pp")
        page.write("Machine-readable debian/copyright file,")
        page.write("https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/.")
    }

    private static let variables: [(name: String, meaning: String)] = [
        ("NO_COLOR", "If set and not empty, output is colored only if --color asks for it."),
        ("CLICOLOR_FORCE", "If set, and neither empty nor 0, colors go to pipes and files too."),
        ("PAGER", "Shows output that is longer than the screen; less -FRX if unset."),
        ("TERM", "A dumb terminal gets no colors, and can't show the browser."),
        (
            "DEBIAN_LICENSES_CREATOR",
            "Who makes bills of materials, as --creator says it; without either, the field Creator "
                + "of a configuration file counts: \(Tool.name)/config below XDG_CONFIG_HOME "
                + "(~/.config if unset), or else /etc/\(Tool.name)/config."
        ),
        (
            "SOURCE_DATE_EPOCH",
            "The time that documents and policies use as now, in seconds since 1970."
        ),
    ]

    private static let files: [(path: String, meaning: String)] = [
        ("/var/lib/dpkg/status", "Which packages are installed."),
        ("/var/lib/dpkg/status.d", "The same, a file each, in images without dpkg."),
        ("/var/lib/dpkg/info/*.list", "Which package owns a file."),
        ("/usr/share/doc/*/copyright", "What packages declare."),
        ("/usr/share/common-licenses", "License texts that copyright files refer to."),
        ("/var/lib/apt/extended_states", "Which packages were installed automatically."),
        ("/etc/dpkg/dpkg.cfg.d", "Which documentation dpkg leaves out."),
        ("/etc/os-release", "The name of the system."),
        ("/etc/hostname", "What the machine is called."),
    ]

    /// Each explanation, with the lines to type that follow it.
    static let examples: [(explanation: String, lines: String)] = [
        (
            "List the packages with a network copyleft, and show what one of them states",
            "\(Tool.name) list --category network-copyleft\n\(Tool.name) show PACKAGE"
        ),
        (
            "Fail if one of them is installed",
            "\(Tool.name) check --deny category:network-copyleft"
        ),
        (
            "List the licenses of a container image, and which of its layers brought each package",
            "docker save --output image.tar IMAGE\n"
                + "\(Tool.name) list --root image.tar --layers"
        ),
        (
            "Write an SBOM of an image without keeping it in a file",
            "docker save IMAGE | \(Tool.name) export spdx --root - --output image.spdx.json"
        ),
        (
            "List the licenses of packages before they are installed",
            "\(Tool.name) list --root first.deb --root second.deb"
        ),
        (
            "Complete command lines in this shell",
            "eval \"$(\(Tool.name) completions bash)\""
        ),
        (
            "Start a policy, which later checks find by themselves",
            "\(Tool.name) check --init --output .\(Tool.name).policy"
        ),
        (
            "Check the policy each time apt has run dpkg, without blocking upgrades: a line for a "
                + "file in /etc/apt/apt.conf.d",
            "DPkg::Post-Invoke { "
                + "\"\(Tool.name) check --policy /etc/\(Tool.name)/policy || true\"; };"
        ),
    ]
}

// MARK: What the words of the output mean

extension ManualPage {
    private static func writeTopics(to page: inout ManualWriter) {
        page.begin(section: "ANSWERS")
        page.write("A package's expression joins what all statements of its copyright file say.")
        page.write("Its main license is that of the work as a whole:")
        page.write("of the Files: * stanza, or of the grant that speaks for the whole work.")
        page.write("Tables show the main license, and +N for N more licenses in the expression.")
        page.add("Pp")
        page.write("The basis says what an answer rests on:")
        define(StatementBasis.allCases.map { ($0.rawValue, $0.detail) }, on: &page)
        page.add("Pp")
        page.write("Words that name a license grant it by one of these rules,")
        page.write("which --statements and JSON name:")
        define(GrantRule.allCases.map { ($0.rawValue, $0.detail) }, on: &page)
        page.add("Pp")
        page.write("The category of a package is that of its expression:")
        page.write(
            "for OR the least demanding license counts, for AND the most demanding known one.")
        define(LicenseCategory.allCases.map { ($0.rawValue, $0.detail) }, on: &page)
        page.add("Pp")
        page.write("A license with an exception has the category that the exception leaves:")
        page.write("at most weak-copyleft with those of Classpath, GCC, Autoconf and the like.")
        page.write("Whether something in a license is unknown is shown next to the category.")
        page.write("--category lists a package under each category that a part of it asks for;")
        page.write("a part of which no alternative is known is unknown.")
        page.add("Pp")
        page.write("A license without an SPDX id gets LicenseDB's id, LicenseRef-scancode-KEY,")
        page.write("or else a LicenseRef that is made from its text:")
        page.write("the same text has the same id on every machine.")
        page.write("What such a text permits, asks and withholds is read sentence by sentence,")
        page.write("and the license has a category if every sentence is understood.")
        page.write("An exception that no list has leaves its license's category,")
        page.write("if every sentence of it is understood.")
        page.add("Cm explain")
        page.write("shows the text, its terms, its names and the packages that state it.")
        page.begin(section: "IMAGES AND PACKAGES")
        page.write("--root takes the folder of a system, a docker archive, an OCI layout,")
        page.write("a tar of a root, a .deb file, or a folder of those.")
        page.write("The format is detected from the content, not from the name;")
        page.write("nothing is unpacked, and nothing of it is run.")
        page.write("What is compressed is read through gzip, zstd, xz or bzip2,")
        page.write("which must be installed.")
        page.write("Of several images, PATH:TAG or --platform chooses one.")
        page.add("Pp")
        page.write("--layers compares an image with itself after each layer that touches packages.")
        page.write("The base is layer 1, and a package is of the layer that changed it last.")
        page.write("diff shows the layers of NEW, which must be an image.")
        page.begin(section: "SOURCES")
        page.write("export sources lists the source packages of which installed packages consist:")
        page.write("those that they were built from, and those that dpkg's fields Built-Using")
        page.write("and Static-Built-Using name.")
        page.write("A source is owed if a license of such a package asks for source,")
        page.write("as copyleft licenses and the GNU Free Documentation License do,")
        page.write("and unknown if it may, or if nothing installed was built from the source.")
        page.write("--owed leaves out the others.")
        page.write("sources-shell writes a script that downloads them with apt-get source,")
        page.write("and leaves out names and versions that break Debian's rules.")
        page.begin(section: "ROWS")
        page.write("export rows writes a line for each package, for a database of many hosts.")
        page.write(
            "Everything from system onwards is identical on every host that has the package,")
        page.write("and factKey is the first half of its SHA-256.")
        page.write("versionKey compares as bytes as dpkg compares versions;")
        page.write("version-key prints what to compare it with.")
        page.write("clauses is the expression as an AND of ORs:")
        page.write("a deny list is violated exactly if it has all terms of one of them.")
        page.write("rows-csv writes them as CSV, in which what isn't known is \\N.")
        page.add("Pp")
        page.write("check --rows judges each fact once, and what it finds has the factKey.")
        page.write("It refuses all if a row has another key than its contents,")
        page.write("or is of another host or day than --host and --day say.")
        page.begin(section: "SCHEMAS")
        page.write(
            "schema prints a JSON Schema, draft 2020-12, of what a command writes with --json;")
        page.write("list-jsonl, identify-jsonl and rows are about one line,")
        page.write("sources about what export sources-json writes.")
        page.write("It is that of this version: members may be added, so other ones are allowed.")
        page.write("make install puts the schemas below share/\(Tool.name)/schemas.")
        page.begin(section: "POLICY")
        page.write("A policy is a text file with stanzas of fields, like a control file of dpkg.")
        page.write("Allow and Deny list patterns: SPDX ids with *, Debian's short names,")
        page.write("or category:NAME; Deny takes precedence over Allow.")
        page.write("Unknown says whether packages of unknown license fail or only warn,")
        page.write("Unlisted: terms whether unlisted texts are known by their terms,")
        page.write("and Scope which licenses of a package are judged:")
        define(LicenseScope.allCases.map { ($0.rawValue, $0.detail) }, on: &page)
        page.add("Pp")
        page.write("Without --policy, --allow and --deny, the policy is read from")
        page.write("./.debian-licenses.policy or /etc/debian-licenses/policy.")
        page.write("Allow-Exceptions lists exceptions with which every license is allowed,")
        page.write("Sections limits a stanza to sections of the archive,")
        page.write("where Overrides: deny lifts what the stanza for all denies,")
        page.write("and Machinery replaces the files that shipped leaves out.")
        page.write("Stanzas with Package or Source exempt packages")
        page.write("(Allow, Files, Version, Reason, Expires)")
        page.write("or clarify their license (Expression, with Version or Text-Digest;")
        page.write("Reason, Expires).")
        page.write("Stanzas with License judge a LicenseRef for all packages")
        page.write("(Category, or Allow: yes; Reason, Expires);")
        page.write("check --review adds one for each unlisted text of the system.")
        page.write("check --init writes a policy with a comment on every field.")
        page.add("Pp")
        page.write("With --policy, other commands show what the clarifications conclude")
        page.write("next to what copyright files declare.")
        page.write("They judge nothing,")
        page.write("and name the clarifications about their packages that no longer hold.")
        page.write("ort-curations writes the conclusions for OSS Review Toolkit.")
        page.begin(section: "KEYS")
        for (title, keys) in BrowserKeys.sections {
            page.add("Ss \(title)")
            page.list(
                keys, term: { "Ic \(ManualWriter.arguments($0.name))" },
                explanation: { key, page in page.write(key.action + ".") })
        }
    }

    /// Adds words to type, and what each means.
    private static func define(
        _ words: [(word: String, meaning: String)], on page: inout ManualWriter
    ) {
        page.list(
            words, term: { "Cm \($0.word)" },
            explanation: { row, page in page.write(row.meaning + ".") })
    }
}
