import Testing

@testable import ArchitectureChecks

@Suite struct ReadmeNamesCheckTests {
    private let files = [
        "Makefile": ".PHONY: a\ncheck: ## checks\ntest-%: ## tests\n",
        "DevelopmentApp/Package.swift": "", "ProductionApp/Package.swift": "",
        "Packages/Core/Sources/Core/Door.swift": "public struct Door {\n}\n",
        KnownNames.table + "CommandName.swift":
            "enum CommandName {\n    case list\n    case export\n}\n",
        KnownNames.table + "OptionName.swift":
            "enum OptionName {\n    case root\n    case start = \"init\"\n}\n",
        KnownNames.table + "ExportFormat.swift": "enum ExportFormat {\n    case spdx\n}\n",
    ]

    private func breaches(_ readme: String) -> [String] {
        var files = files
        files["README.md"] = readme
        return ReadmeNamesCheck().verdict(on: .fixture(files)).breaches
    }

    @Test(arguments: [
        "`Door`", "`Core`", "`Packages/Core`", "`…/Sources/Core`", "`make check`",
        "`A=1 make check`", "`make test-Core`", "`list [PACKAGE…]`", "`export spdx`",
        "`export FORMAT`", "`--root DIR`", "`--init`", "`DevelopmentApp list --root=a`", "`OR`",
        "`samples`", "```console\n$ swift run DevelopmentApp list --root x\n```\n",
        "```console\n$ swift build -c release --product ProductionApp\n```\n",
        "```console\n$ .build/release/ProductionApp export spdx\n$ make check # all\n```\n",
        "| command | does |\n|---|---|\n| `list A` | a |\n",
    ])
    func `what is there passes`(readme: String) {
        #expect(breaches(readme) == [])
    }

    @Test(arguments: [
        ("`Window`", "line 1: no type, module or package Window"),
        ("`Packages/Attic`", "line 1: no folder Packages/Attic"),
        ("`…/Sources/Attic`", "line 1: no folder …/Sources/Attic"),
        ("`make tea`", "line 1: no target tea in the Makefile"),
        ("`make test-Attic`", "line 1: no target test-Attic in the Makefile"),
        ("`--roof`", "line 1: no option --roof"),
        ("`list --roof`", "line 1: no option --roof"),
        ("`export tea`", "line 1: no format tea"),
        ("`DevelopmentApp brew`", "line 1: no command brew"),
        ("```console\n$ swift run DevelopmentApp brew\n```\n", "no command brew"),
        ("```console\n$ ./ProductionApp --roof\n```\n", "no option --roof"),
        ("```console\n$ make tea\n```\n", "no target tea in the Makefile"),
        ("", "it names nothing"),
    ])
    func `what is not there fails with its name`(readme: String, breach: String) {
        #expect(breaches(readme) == [breach])
    }

    @Test func `a command of the table that is not there fails`() {
        #expect(
            breaches("| command | does |\n|---|---|\n| `brew A` | a |\n") == ["no command brew"])
    }
}
