import DomainLayer
import StyleDoubles
import TerminalUI

@testable import PresentationMocks

extension Scenario {
    static let all = [
        moving, filtering, sheet, nothing, slow, failure, retry, rereading, broken, installed,
        uninstallable, failingBelowSheet, vanishing, changing, growing, typingWhileLoading, large,
    ]

    private static let moving = Scenario(
        description: "moving", entries: Samples.inventory.entries,
        steps: [
            .begin(shows: "▸ aozora-reader"),
            .press(.down, .down, .down, shows: "▸ caravan-tools"),
            .press(.pageDown, shows: "▸ "),
            .press(.character("G"), shows: "▸ "),
            .press(.character("k"), .up, .pageUp, .control("u"), shows: "▸ "),
            .press(.home, shows: "▸ aozora-reader"),
        ])

    private static let filtering = Scenario(
        description: "filtering", entries: Samples.inventory.entries,
        steps: [
            .begin(shows: "▸ aozora-reader"),
            .press(.down, .character("/"), shows: "Filter:"),
            .type("gpl", shows: "Filter: gpl"),
            .press(.down, shows: "▸ "),
            .press(.enter, .down, shows: "Filter: gpl"),
            .press(.character("/"), .control("u"), shows: "Filter:"),
            .type("nothing is so", shows: "No packages match"),
            .press(.escape, shows: "by name"),
            .press(.character("/"), shows: "Filter:"),
            .press(.paste("lib"), .enter, .escape, shows: "by name"),
        ])

    private static let sheet = Scenario(
        description: "the sheet", entries: Samples.inventory.entries,
        steps: [
            .begin(shows: "▸ aozora-reader"),
            .press(.enter, shows: "package 1 of"),
            .press(.character("n"), shows: "statement 1 of 2"),
            .press(.character("n"), .character("n"), shows: "statement 2 of 2"),
            .press(.down, .pageUp, shows: "statement 2 of 2"),
            .press(.character("p"), shows: "statement 1 of 2"),
            .press(.character("]"), .character("]"), shows: "package 3 of"),
            .press(.end, shows: "package 3 of"),
            .press(.character("["), shows: "package 2 of"),
            .press(.escape, shows: "▸ base-almanac"),
            .press(.character("/"), shows: "Filter:"),
            .type("gpl-3", shows: "Filter: gpl-3"),
            .press(.enter, .enter, .character("]"), shows: "package 2 of"),
            .press(.character("q"), shows: "Filter: gpl-3"),
            .press(.escape, shows: "by name"),
        ])

    private static let nothing = Scenario(
        description: "nothing installed", entries: [],
        steps: [
            .begin(shows: "No package is installed."),
            .press(.enter, .down, .character("/"), shows: "Filter:"),
            .press(.escape, shows: "by name"),
            .change(shows: "▸ apple") { $0.install(PackageLicense.samples) },
        ])

    private static let slow = Scenario(
        description: "a slow system", begin: { $0.hold() },
        steps: [
            Step(isHeld: true, shows: "Reading the packages: 1 of 3"),
            Step(
                keys: [.enter, .down, .character("n")], isHeld: true,
                shows: "Reading the packages: 1 of 3"),
            Step(change: { $0.release() }, shows: "▸ apple"),
        ])

    private static let failure = Scenario(
        description: "failure and recovery",
        begin: { $0.fail(with: .noPackageDatabase(path: "/mnt")) },
        steps: [
            .begin(shows: "/mnt has no package database"),
            .press(.enter, .character("/"), .character("x"), shows: "/mnt has no"),
            .change(shows: "▸ apple") { $0.install(PackageLicense.samples) },
            .change(shows: "▸ apple") { $0.fail(with: .noPackageDatabase(path: "/mnt")) },
        ])

    private static let retry = Scenario(
        description: "retry", begin: { $0.fail(with: .noPackageDatabase(path: "/mnt")) },
        steps: [
            .begin(shows: "/mnt has no package database"),
            Step(
                change: { $0.replace(with: PackageLicense.samples) }, seconds: 3,
                shows: "/mnt has no package database"),
            Step(keys: [.character("r")], isReadAgain: true, shows: "▸ apple"),
        ])

    private static let rereading = Scenario(
        description: "what is read again by a key is as it was",
        steps: [
            .begin(shows: "▸ apple"),
            .press(.down, .character("/"), .character("c"), .enter, shows: "▸ birch"),
            Step(keys: [.character("r")], isReadAgain: true, shows: "▸ birch", repeated: 1),
            Step(
                keys: [.character("r"), .character("r")], isReadAgain: true, shows: "▸ birch",
                repeated: 1),
        ])

    private static let broken = Scenario(
        description: "a system that can't be read for a while", entries: many,
        steps: [
            .begin(shows: "▸ package-00000"),
            .press(.character("/"), .character("1"), .enter, shows: "Filter: 1"),
            .press(.pageDown, .down, .up, .up, shows: "▸ "),
            .change(shows: "Filter: 1") { $0.fail(with: .noPackageDatabase(path: "/mnt")) },
            Step(
                keys: [.character("r")], isReadAgain: true, shows: "/mnt has no package database"),
            .press(
                .escape, .enter, .down, .character("/"), .character("x"), .end,
                shows: "/mnt has no package database"),
            Step(
                keys: [.character("r")], change: { $0.install(many) }, isReadAgain: true,
                shows: "Filter: 1", repeated: 2),
            Step(keys: [.character("r")], isReadAgain: true, shows: "Filter: 1", repeated: 2),
            Step(
                keys: [.character("r")],
                change: { $0.fail(with: .noPackageDatabase(path: "/mnt")) },
                isReadAgain: true, shows: "/mnt has no package database"),
            .change(shows: "Filter: 1") { $0.install(many) },
            .press(.escape, shows: "by name"),
        ])

    private static let many = Array(LargeInventory.entries.prefix(120))

    private static let installed = Scenario(
        description: "why packages are installed",
        steps: [
            .begin(shows: "▸ apple"),
            .press(.enter, shows: "Installed    manually"),
            .press(.character("]"), shows: "Installed    for apple:all"),
        ])

    private static let uninstallable = Scenario(
        description: "a system that doesn't say why packages are installed",
        begin: { $0.failInstallation(with: .noPackageDatabase(path: "/mnt")) },
        steps: [
            .begin(shows: "▸ apple"),
            .press(.enter, shows: "It is not known why it is installed: /mnt has"),
            .press(.character("]"), shows: "It is not known why it is installed: /mnt has"),
        ])

    private static let failingBelowSheet = Scenario(
        description: "a refresh that fails while a sheet is open",
        steps: [
            .begin(shows: "▸ apple"),
            .press(.down, shows: "▸ birch"),
            Step(
                keys: [.character("r")], change: { $0.hold() }, isReadAgain: true,
                shows: "▸ birch"),
            .press(.enter, shows: "package 2 of 3"),
            Step(
                change: {
                    $0.fail(with: .noPackageDatabase(path: "/mnt"))
                    $0.release()
                }, shows: "package 2 of 3"),
            .press(.character("]"), shows: "package 3 of 3"),
            .press(.character("q"), shows: "/mnt has no package database"),
            Step(
                keys: [.character("r")], change: { $0.install(PackageLicense.samples) },
                isReadAgain: true, shows: "▸ cedar"),
        ])

    private static let vanishing = Scenario(
        description: "a package that vanishes while its sheet is open",
        steps: [
            .begin(shows: "▸ apple"),
            .press(.down, .enter, shows: "package 2 of 3"),
            .change(shows: "No longer installed.") {
                $0.install(PackageLicense.samples.filter { $0.name != "birch" })
            },
            .press(.character("n"), .character("]"), shows: "package 3 of 3"),
            .press(.character("["), shows: "No longer installed."),
            .press(.escape, shows: "2 packages"),
        ])

    private static let changing = Scenario(
        description: "a package that changes while its sheet is open",
        steps: [
            .begin(shows: "▸ apple"),
            .press(.enter, .character("n"), shows: "statement 1 of 2"),
            // The second line was evidence before, but not now.
            .change(shows: "2   License: apple") { system in
                var entries = PackageLicense.samples
                entries[0].statements.removeLast()
                system.install(entries)
            },
            .press(.character("q"), shows: "▸ apple"),
        ])

    private static let growing = Scenario(
        description: "a package that comes before the selected one",
        steps: [
            .begin(shows: "▸ apple"),
            .press(.down, shows: "▸ birch"),
            .change(shows: "4 packages") { system in
                var entries = PackageLicense.samples
                entries.insert(
                    PackageLicense(name: "aspen", version: "1", architecture: "all"), at: 1)
                system.install(entries)
            },
            .press(.up, .up, shows: "▸ apple"),
        ])

    private static let typingWhileLoading = Scenario(
        description: "a filter typed while loading", begin: { $0.hold() },
        steps: [
            Step(isHeld: true, shows: "Reading the packages"),
            Step(
                keys: [.character("/"), .character("b"), .enter], isHeld: true,
                shows: "Reading the packages"),
            Step(change: { $0.release() }, shows: "▸ apple"),
            .press(.enter, shows: "package 1 of 3"),
        ])

    private static let large = Scenario(
        description: "8,000 packages", entries: Array(LargeInventory.entries.prefix(8_000)),
        steps: [
            .begin(shows: "8000 packages"),
            .press(.character("G"), shows: "▸ "),
            .press(.character("/"), .character("9"), .character("9"), shows: "Filter: 99"),
            .press(.enter, .enter, shows: "── package-07999"),
            .press(.character("q"), .escape, shows: "8000 packages"),
        ])
}
