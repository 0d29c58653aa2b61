internal import Reports

extension Command {
    /// Every command of every container, in the order of the help.
    static let rows = [
        list, show, explain, summary, browse, identify, check, export, diff, versionKey,
        schema, completions, manual, help,
    ]

    /// The command that runs if none is named.
    static let list = Command(
        name: .list,
        summary: "List the license of every installed package",
        operand: packages(0...Int.max),
        formats: ListOptions.formats.map(\.name),
        options: [
            .license, .main, .category, .basis, .unknown, .by, .sort, .reverse, .limit, .columns,
            .full, .brief, .texts, .digests, .layers, .policy,
        ] + unverified,
        examples: [
            ("list --license 'AGPL-*'", "packages that carry a version of the AGPL"),
            ("list --unknown", "packages whose license is not known"),
            ("list --by main --sort size", "main licenses, the commonest first"),
            ("list --json --texts -o saved.json", "all that is known, for later"),
            ("list --root image.tar --layers", "which layer of an image brought each package"),
        ])

    static let show = Command(
        name: .show,
        summary: "Show everything about packages: licenses, evidence, why they are installed",
        operand: packages(0...Int.max),
        formats: ShowOptions.formats.map(\.name),
        options: [.statements, .unexplained, .text, .digests, .layers, .policy] + unverified,
        examples: [
            ("show bash", "what bash is under, and why it is installed"),
            ("show /usr/bin/git", "the package that owns a file"),
            ("show git --root image.tar --layers", "what each layer of an image did to it"),
            ("show curl --statements", "each statement with the lines that say so"),
            ("show --root hello.deb", "the only package that there is"),
        ])

    static let explain = Command(
        name: .explain,
        summary: "Explain a license, a category, a basis or a finding, and which packages have it",
        operand: Operand(
            placeholder: "ID",
            count: 1...Int.max,
            help: "An SPDX id, a LicenseRef, an exception, a category, a basis or a finding",
            kind: .policyPattern),
        formats: ExplainOptions.formats.map(\.name),
        options: unverified,
        examples: [
            ("explain AGPL-3.0-only", "what it is, and which packages have it"),
            ("explain unknown", "what the category means"),
        ])

    static let summary = Command(
        name: .summary,
        summary: "Count packages by category, license and basis",
        formats: SummaryOptions.formats.map(\.name),
        options: [.all, .policy] + unverified,
        examples: [("summary --all", "every license instead of the commonest")])

    static let browse = Command(
        name: .browse,
        summary: "Look through packages, licenses and texts in the terminal",
        options: [.policy, .root, .platform, .noVerify, .color, .verbose] + general,
        examples: [
            ("browse --root image.tar", "what an image holds")
        ])

    static let identify = Command(
        name: .identify,
        summary: "Identify the licenses in files",
        operand: Operand(
            placeholder: "FILE",
            count: 1...Int.max,
            help: "Any text, also gzipped; a folder with -r; - is standard input",
            kind: .file),
        formats: IdentifyOptions.formats.map(\.name),
        options: [.recursive, .full, .statements, .unexplained] + answering + general,
        examples: [
            ("identify LICENSE", "what a license file is"),
            ("identify -r src", "what each file of a folder states"),
            ("identify --statements LICENSE", "the lines that say so"),
        ])

    static let check = Command(
        name: .check,
        summary: "Check whether a policy allows what is installed",
        operand: Operand(
            placeholder: "LISTING",
            count: 0...1,
            help: "A file saved with list --format json, checked instead of the system; - is"
                + " standard input",
            kind: .file),
        formats: CheckOptions.formats.map(\.name),
        options: [
            .policy, .allow, .deny, .scope, .baseline, .rows, .host, .day, .initialize, .review,
            .force,
        ] + shared,
        rules: [
            .mode(.initialize, [.excludes(judging)]),
            .mode(
                .review,
                [
                    .namesFileByOutput(insteadOf: .policy), .excludes(judging + [.force]),
                    .excludesOperand, .needsOutputFile,
                ]),
            .option(.rows, [.excludes([.root, .baseline]), .excludesOperand]),
            .option(.host, [.needs(.rows)]),
            .option(.day, [.needs(.rows)]),
            .oneStandardInput,
            .option(.root, [.excludesOperand]),
        ],
        examples: [
            ("check --deny category:network-copyleft", "fail if one is installed"),
            ("check --deny 'GPL-3*' --scope shipped", "leave out build machinery"),
            ("check --init -o .debian-licenses.policy", "start a policy, found by later checks"),
            ("check --review -o texts.policy", "judge each unlisted text once, for all packages"),
            ("check --baseline saved.json", "fail only on what is new"),
            ("check --rows web-1.jsonl --host web-1", "what a host sent, if it is of that host"),
        ])

    static let export = Command(
        name: .export,
        summary: "Write the whole system as a document, or as rows for a database",
        operand: Operand(
            placeholder: "FORMAT",
            count: 1...Int.max,
            help: "What to write, of several each to a file (--format is for rows)",
            words: ExportFormat.all.map(\.name),
            aliases: ExportFormat.all.flatMap(\.aliases).sorted(),
            takesFile: true),
        formats: ExportFormat.rows.map(\.format),
        options: [
            .policy, .verbatim, .owed, .host, .day, .creator, .productName, .productVersion,
            .supplier, .root, .platform, .noVerify, .format, .output,
            .strict, .quiet, .verbose, .noProgress,
        ] + general,
        rules: [
            .option(.host, [.needsOperand(ExportFormat.rows.map(\.document.name))]),
            .option(.day, [.needsOperand(ExportFormat.rows.map(\.document.name))]),
            .option(.creator, [.needsOperand(ExportFormat.bills.map(\.name))]),
            .option(.productName, [.needsOperand(ExportFormat.bills.map(\.name))]),
            .option(.productVersion, [.needsOperand(ExportFormat.bills.map(\.name))]),
            .option(.supplier, [.needsOperand(ExportFormat.bills.map(\.name))]),
            .option(.format, [.needsOperand([ExportFormat.jsonRows.name])]),
            .option(.verbatim, [.needsOperand([ExportFormat.notices.name]), .excludes([.policy])]),
            .option(.owed, [.needsOperand(ExportFormat.sources.map(\.name))]),
            .option(.policy, [.excludesOperands(ExportFormat.rows.map(\.document.name))]),
            .operandNeeds(ExportFormat.ortCurations.name, .policy),
        ],
        examples: [
            ("export cyclonedx -o sbom.json", "a software bill of materials"),
            ("export spdx=a.json html=a.html", "several documents from one scan"),
            ("export html -o licenses.html", "a page to search and filter"),
            ("export notices -o NOTICES", "what to pass on with the packages"),
            ("export notices --verbatim", "the copyright files themselves"),
            ("export sources --owed", "which source code to offer, and why"),
            ("export ort-curations --policy FILE", "what was concluded, for OSS Review Toolkit"),
            ("export rows-csv", "a row per package, for a database of many hosts"),
        ])

    static let diff = Command(
        name: .diff,
        summary: "Compare two systems or images, or saved listings of them",
        operand: Operand(
            placeholder: "OLD NEW",
            count: 2...2,
            help: "A system's folder, an image or a package, or a listing saved with list"
                + " --format json, which - reads from standard input",
            kind: .file),
        formats: DiffOptions.formats.map(\.name),
        options: [
            .full, .policy, .failOnChange, .layers, .platform, .noVerify, .format, .output, .color,
            .noPager, .quiet, .verbose, .noProgress,
        ] + general,
        rules: [.oneStandardInput],
        examples: [
            ("diff saved.json /", "what changed since a listing was saved"),
            ("diff saved.json / --policy release.policy", "and which changes break the policy"),
            ("diff old.tar new.tar --layers", "what changed between images, and in which layer"),
        ])

    static let versionKey = Command(
        name: .versionKey,
        summary: "Print a key for each version; keys sort bytewise in dpkg's order",
        operand: Operand(
            placeholder: "VERSION",
            count: 1...Int.max,
            help: "The version of a package"),
        options: [.output] + general,
        examples: [("version-key 1.2.3-4", "what to compare the versionKey of rows with")])

    static let schema = Command(
        name: .schema,
        summary: "Print the JSON Schema of what a command writes, or list the schemas",
        operand: Operand(
            placeholder: "NAME",
            count: 0...1,
            help: "The schema; without a name, all names are listed",
            words: JSONOutput.allCases.map(\.rawValue)),
        options: [.output] + general,
        examples: [("schema list", "what list --json writes, to validate it or to generate code")])

    static let completions = Command(
        name: .completions,
        summary: "Write a script that makes a shell complete command lines",
        operand: Operand(
            placeholder: "SHELL",
            count: 1...1,
            help: "The shell to write for",
            words: Shell.allCases.map(\.rawValue)),
        options: [.output] + general)

    static let manual = Command(
        name: .manual,
        summary: "Write the manual page",
        options: [.output] + general)

    static let help = Command(
        name: .help,
        summary: "Show help for a command, or list all commands",
        operand: Operand(
            placeholder: "COMMAND", count: 0...1, help: "The command to explain", kind: .command),
        options: general)

    /// The options of ``check`` about what to judge, and how to write the verdict.
    private static let judging: [OptionName] = [
        .policy, .allow, .deny, .scope, .baseline, .rows, .format,
    ]

    private static func packages(_ count: ClosedRange<Int>) -> Operand {
        Operand(
            placeholder: "PACKAGE",
            count: count,
            help: "A name, name:architecture, a glob of either, or an installed file's path",
            kind: .package)
    }

    /// Options of every command that reads an inventory.
    static let shared: [OptionName] = [.root, .platform] + read

    /// The shared options with `--no-verify`, which ``check`` doesn't take, so that no image passes
    /// for another.
    private static let unverified: [OptionName] = [.root, .platform, .noVerify] + read

    private static let read: [OptionName] = answering + [.noProgress] + general

    /// Options of every command that gives an answer.
    private static let answering: [OptionName] =
        [.format, .output, .strict, .color, .noPager, .quiet, .verbose]

    /// Options of every command.
    private static let general: [OptionName] = [.help, .version]
}
