import DomainLayer
import PresentationMocks
import Synchronization
import TerminalUI
import Testing

@testable import CommandLineInterface

struct ListCommandTests {
    private let driver = MockLicenseDriver.listing([.package("git"), .package("zlib1g")])

    @Test func `a table is a row per package and a closing line`() async {
        let table = """
            Package  Version  Basis     License
            git      1.0-1    declared  MIT
            zlib1g   1.0-1    declared  MIT

            2 packages, 1 license

            """
        #expect(await AppRun.of("list") { $0.licenseDriver = driver } == AppRun(output: table))
    }

    @Test func `a quiet table ends with its rows`() async {
        let table = """
            Package  Version  Basis     License
            git      1.0-1    declared  MIT

            """
        #expect(
            await AppRun.of("list git -q") { $0.licenseDriver = driver } == AppRun(output: table))
    }

    @Test func `JSON is one object`() async {
        let json = """
            {
              "schemaVersion": 3,
              "tool": {"name": "debian-licenses", "version": "0.1.0"},
              "system": {"id": "debian", "versionId": "12", "name": "Debian 12"},
              "filtered": true,
              "packages": [],
              "findings": [],
              "licenseRefs": {}
            }

            """
        #expect(
            await AppRun.of("list --category font -f json") { $0.licenseDriver = driver }
                == AppRun(output: json))
    }

    @Test func `JSON lines are an object a package`() async {
        let line = """
            {"name":"git","version":"1.0-1","architecture":"amd64",\
            "source":{"name":"git","version":"1.0-1"},\
            "purl":"pkg:deb/debian/git@1.0-1?arch=amd64&distro=debian-12",\
            "section":"","priority":"","essential":false,"installedSize":0,"maintainer":"",\
            "installed":{"manually":false,"because":[]},\
            "copyrightFile":"/usr/share/doc/git/copyright","format":"dep5","basis":"declared",\
            "expression":"MIT","mainExpression":"MIT",\
            "category":"permissive","unknown":false,"licenses":["MIT"],"exceptions":[],\
            "statements":[],"findings":[],"unexplained":[],"reason":null}

            """
        #expect(
            await AppRun.of("list git -f jsonl") { $0.licenseDriver = driver }
                == AppRun(output: line))
    }

    @Test func `CSV has commas`() async {
        let csv = """
            package,version,architecture,source,sourceVersion,section,priority,size,category,\
            license,mainLicense,basis,format,copyrightFile,reason,unknown
            git,1.0-1,amd64,git,1.0-1,,,0,permissive,MIT,MIT,declared,dep5,\
            /usr/share/doc/git/copyright,,

            """
        #expect(
            await AppRun.of("list git -f csv") { $0.licenseDriver = driver } == AppRun(output: csv))
    }

    @Test func `TSV has tabs`() async {
        let tsv = """
            name\tversion\tlicense\tcount\tpackages
            MIT\t\tMIT\t2\tgit:amd64 zlib1g:amd64

            """
        #expect(
            await AppRun.of("list -f tsv --by license") { $0.licenseDriver = driver }
                == AppRun(output: tsv))
    }

    @Test func `Markdown has a heading and a table`() async {
        let markdown = """
            # Licenses of Debian 12

            | Package | Version | Arch | Basis | License |
            |---|---|---|---|---|
            | zlib1g | 1.0-1 | amd64 | declared | MIT |

            1 of 2 packages.

            """
        #expect(
            await AppRun.of("list zlib1g -f markdown") { $0.licenseDriver = driver }
                == AppRun(output: markdown))
    }

    @Test func `each format has the layers that it has room for`() async {
        let run = "list quern fathom --root image --layers -f "
        #expect(
            await AppRun.of(run + "csv --columns package,layer").output
                == "package,layer\nfathom,2\n")
        #expect(await AppRun.of(run + "tsv").output.hasPrefix("package\tversion\t"))
        #expect(await AppRun.of(run + "tsv").output.hasSuffix("\t2\n"))
        #expect(await AppRun.of(run + "jsonl").output.contains(",\"layer\":2,"))
        #expect(
            await AppRun.of(run + "markdown").output.hasSuffix(
                """
                ## Changed or removed

                | Layer | Package | Version | Was | Is |
                |---|---|---|---|---|
                | 2 | fathom:amd64 | 6.4.2-3 → 7.1.0+git20230114-1 | GPL-3.0-or-later | AGPL-3.0-or-later |
                | 4 | quern:amd64 | 0.4-2 | ISC | removed |

                1 of 8 packages.

                """))
        let json = await AppRun.of(run + "json --brief").output
        #expect(
            json.contains(
                """
                  "layerChanges": [
                    {"layer": 1, "package": "fathom:amd64", "change": "added", "old": null, \
                "new": {"version": "6.4.2-3", "expression": "GPL-3.0-or-later"}},
                    {"layer": 1, "package": "quern:amd64", "change": "added", "old": null, \
                "new": {"version": "0.4-2", "expression": "ISC"}},
                    {"layer": 2, "package": "fathom:amd64", "change": "changed", \
                "old": {"version": "6.4.2-3", "expression": "GPL-3.0-or-later"}, \
                "new": {"version": "7.1.0+git20230114-1", "expression": "AGPL-3.0-or-later"}},
                    {"layer": 4, "package": "quern:amd64", "change": "removed", \
                "old": {"version": "0.4-2", "expression": "ISC"}, "new": null}
                  ],
                """))
    }

    @Test(arguments: [
        (
            "list --layers", "the system is not a container image, so it has no layers",
            CommandLineInterface.ExitStatus.usage
        ),
        (
            "show brook --root samples --layers",
            "samples is not a container image, so it has no layers", .usage
        ),
        (
            "summary --root - --platform linux/arm64",
            "cannot read standard input: it holds no image linux/arm64; choose one with "
                + "--platform: linux/amd64", .usage
        ),
        ("list quern --root image", "no package 'quern' is installed", .usage),
    ])
    func `what has no such image or layers is refused`(
        line: String, message: String, status: CommandLineInterface.ExitStatus
    ) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: status))
    }

    @Test func `a long listing is written in large pieces`() async {
        let pieces = Mutex<[Int]>([])
        let terminal = Terminal(
            width: nil, isTerminal: false, isErrorTerminal: false,
            output: { bytes throws(TerminalError) in pieces.withLock { $0.append(bytes.count) } },
            error: { _ throws(TerminalError) in })
        let app = CommandLineApp(container: MockDIContainer(), terminal: terminal)
        #expect(await app.run(["list", "-f", "csv", "--root", "large"]) == .success)
        let sizes = pieces.withLock { $0 }
        #expect(sizes.count > 10)
        #expect(sizes.dropLast().allSatisfy { (65_536..<70_000).contains($0) })
    }

    @Test(arguments: [
        ("--license Zlib,OFL-*", ["ember-fonts", "patchwork"]),
        ("--license zlib --license ofl-*", ["ember-fonts", "patchwork"]),
        ("--category font", ["ember-fonts"]),
        ("--basis grant,pointer", ["fathom", "lantern"]),
        ("--unknown nightjar gantry kestrel", ["gantry", "nightjar"]),
        (
            "--sort size fathom kestrel lantern aozora-reader",
            ["fathom", "kestrel", "aozora-reader", "lantern"]
        ),
    ])
    func `options pick and order packages`(options: String, names: [String]) async {
        let output = await AppRun.of("list -f csv " + options).output
        let rows = output.split(separator: "\n").dropFirst()
        #expect(rows.map { $0.prefix { $0 != "," } } == names.map { $0[...] })
    }

    @Test(arguments: [
        (
            "--columns package,size,mainLicense git",
            "Package   Size  Main license\ngit      0 KiB  MIT\n"
        ),
        (
            "--sort name --reverse --limit 1",
            "Package  Version  Basis     License\nzlib1g   1.0-1    declared  MIT\n"
        ),
        (
            "--sort size git",
            "Package  Version   Size  Basis     License\ngit      1.0-1    0 KiB  declared  MIT\n"
        ),
        (
            "--by main",
            "License  Category    Packages  Names\nMIT      permissive         2  git:amd64 zlib1g:amd64\n"
        ),
    ])
    func `columns, order and number of rows are as asked for`(
        options: String, table: String
    ) async {
        let run = await AppRun.of("list -q \(options)") { $0.licenseDriver = driver }
        #expect(run == AppRun(output: table))
    }

    @Test func `the whole expression is shown if it is asked for`() async {
        let short = await AppRun.of("list -q brook").output
        #expect(short.contains("GPL-2.0-or-later +1\n"))
        let full = await AppRun.of("list -q brook --full").output
        #expect(full.contains("GPL-2.0-or-later AND GPL-1.0-or-later\n"))
    }

    @Test func `brief JSON leaves out what the others need not`() async {
        let output = await AppRun.of("list brook --json --brief").output
        #expect(output.contains("\n  \"brief\": true,\n"))
        #expect(!output.contains("\"statements\""))
        #expect(output.contains("\"expression\": \"GPL-2.0-or-later AND GPL-1.0-or-later\""))
    }

    @Test(arguments: [
        ("zlib1h", "the package 'zlib1g'"), ("summray", "the command 'summary'"),
    ])
    func `a first word that is neither a command nor a package suggests both kinds`(
        word: String, meant: String
    ) async {
        let message = "'\(word)' is neither a command nor an installed package"
        #expect(
            await AppRun.of(word) { $0.licenseDriver = driver }
                == AppRun(
                    error: "debian-licenses: error: \(message); did you mean \(meant)?\n",
                    status: .usage))
        #expect(await AppRun.of("git -q") { $0.licenseDriver = driver }.status == .success)
    }

    @Test func `texts and digests are in the JSON that asked for them`() async {
        let output = await AppRun.of("list patchwork -f json --texts --digests").output
        #expect(output.contains("\n  \"texts\": {\n"))
        #expect(output.contains("\n      \"textDigest\": \"sha256:"))
        let plain = await AppRun.of("list patchwork -f json").output
        #expect(!plain.contains("\"texts\""))
        #expect(!plain.contains("\"textDigest\""))
    }

    @Test func `names from files are made visible`() async {
        let hostile = MockLicenseDriver.listing([.package("git\u{1B}[2J")])
        for format in OutputFormat.allCases {
            let run = await AppRun.of("list -f \(format)") { $0.licenseDriver = hostile }
            #expect(!run.output.contains("\u{1B}"))
        }
    }
}

struct ListCommandPackagesTests {
    private let entries: [PackageLicense] = [
        .package("git"), .package("libc6"), .package("libc6", architecture: "i386"),
        .package("zlib1g"),
    ]

    @Test(arguments: [
        ("git", ["git:amd64"]),
        ("zlib1g git", ["git:amd64", "zlib1g:amd64"]),
        ("libc6", ["libc6:amd64", "libc6:i386"]),
        ("libc6:i386", ["libc6:i386"]),
        ("*:i386 g?t", ["git:amd64", "libc6:i386"]),
        ("/everybody's", ["git:amd64", "libc6:amd64", "libc6:i386", "zlib1g:amd64"]),
    ])
    func `names, globs and paths pick packages`(operands: String, ids: [String]) async {
        let run = await AppRun.of("list -f csv \(operands)") {
            $0.licenseDriver = .listing(entries)
            $0.installationDriver.owners = { [entries] path, _ in
                path == "/everybody's" ? entries.map(\.id) : []
            }
        }
        let rows = run.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
        #expect(rows.map { "\($0[0]):\($0[2])" } == ids)
        #expect(run.status == .success)
    }

    @Test(arguments: [
        ("gti", "no package 'gti' is installed; did you mean 'git'?"),
        ("git zlib2g", "no package 'zlib2g' is installed; did you mean 'zlib1g'?"),
        ("libc6:i368", "no package 'libc6:i368' is installed; did you mean 'libc6:i386'?"),
        ("emacs", "no package 'emacs' is installed"),
        ("/nobody's", "no installed package owns '/nobody's'"),
        ("./git", "'./git' is not an absolute path"),
        ("git x*", "no package matches 'x*'"),
    ])
    func `what is not installed is named, and nothing is listed`(
        operands: String, message: String
    ) async {
        let run = await AppRun.of("list \(operands)") { $0.licenseDriver = .listing(entries) }
        #expect(run == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }
}
