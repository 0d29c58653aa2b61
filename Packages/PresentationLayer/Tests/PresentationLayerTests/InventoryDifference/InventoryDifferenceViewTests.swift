import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct InventoryDifferenceViewTests {
    private func screen(
        _ old: LicenseInventory = Samples.springInventory,
        _ new: LicenseInventory = Samples.inventory,
        width: Int? = nil, isFull: Bool = true, showsFooter: Bool = true
    ) -> String {
        var state = InventoryDifferenceState()
        state.onDifference(
            .success(
                InventoryDifference(
                    from: old, at: .path("old"),
                    to: new, at: .path("new"))))
        return InventoryDifferenceContent(
            state: state, isFull: isFull, wayToAll: "look closer", showsFooter: showsFooter
        ).text(width: width)
    }

    @Test func `what is about licenses comes first, and a line sums up`() {
        #expect(
            screen() == """
                Licenses new on the system
                License            Category          Packages
                AGPL-3.0-or-later  network copyleft  1: fathom:amd64
                OFL-1.1            font              1: ember-fonts:all

                A license that asks for more, or is unknown
                Package       Was              Is
                fathom:amd64  strong copyleft  network copyleft

                Removed
                Package      Version  License
                quern:amd64  0.4-2    ISC

                Added
                Package           Version        License
                ember-fonts:all   2.003-1        OFL-1.1
                libjuniper3:i386  1:3.2.8~rc1-1  LGPL-2.1-or-later

                Another license
                caravan-tools:amd64 0.9.1+ds-2 → 0.9.1+ds-3
                  + MIT
                  main license: Apache-2.0 → Apache-2.0 OR MIT
                fathom:amd64 6.4.2-3 → 7.1.0+git20230114-1
                  + AGPL-3.0-or-later
                  − GPL-3.0-or-later

                Another reason for having no answer of its own
                Package       Version        Was            Is
                gantry:amd64  2.9-1 → 3.0-2  dangling link  no copyright file

                Statements
                Package              Change   Files  License            Basis
                caravan-tools:amd64  removed  *      Apache-2.0         declared
                caravan-tools:amd64  added    *      Apache-2.0 OR MIT  declared
                fathom:amd64         removed         GPL-3.0-or-later   grant
                fathom:amd64         added           AGPL-3.0-or-later  grant

                Copyright holders
                Package            Change   Holder
                aozora-reader:all  removed  2016-2022 青空読書会
                aozora-reader:all  added    2016-2023 青空読書会
                fathom:amd64       removed  2010-2021 J\u{FFFD}rgen Gro\u{FFFD}
                fathom:amd64       added    2010-2023 J\u{FFFD}rgen Gro\u{FFFD}

                Another text that says the same
                Package           Version
                base-almanac:all  2023a-1 → 2023c-1

                Findings
                Package        Change  Finding
                kestrel:amd64  added   name and text differ (line 8): the name is GPL-3.0-only, the text is that of GPL-3.0-or-later

                Another version, and nothing else
                Package      Was       Is
                brook:amd64  2.7.4-10  2.7.4-11

                17 packages, now 18: 1 removed, 2 added, 7 changed (2 in license, 4 otherwise, 1 in version alone)

                """)
    }

    @Test func `a reviewer sees first what to decide on, and how to see the rest`() {
        let short = screen(isFull: false)
        #expect(
            short.contains("\n\nAnother license\ncaravan-tools:amd64 ")
                && !short.contains("Statements"))
        #expect(short.hasSuffix("version alone)\nlook closer\n"))
        #expect(!screen(Samples.inventory, Samples.inventory, isFull: false).contains("closer"))
    }

    @Test func `on a narrow screen licenses are wrapped, so no two read alike`() throws {
        var (old, new) = (Samples.inventory, Samples.inventory)
        old.entries = [old.entries[0]]
        new.entries = old.entries
        new.entries[0].expression = try LicenseExpression(
            parsing: "MIT AND GPL-2.0-or-later WITH Autoconf-exception-generic AND "
                + "GPL-2.0-or-later WITH Autoconf-exception-generic-3.0")
        #expect(
            screen(old, new, width: 50).contains(
                """
                  + GPL-2.0-or-later WITH
                  Autoconf-exception-generic, GPL-2.0-or-later
                  WITH Autoconf-exception-generic-3.0

                """))
        #expect(screen(width: 50).split(separator: "\n").allSatisfy { $0.count <= 50 })
    }

    @Test func `a package that another one replaces is in a list of its own`() {
        var (old, new) = (Samples.inventory, Samples.inventory)
        old.entries = [old.entries[0]]
        new.entries = old.entries
        old.entries[0].name = "libaozora1"
        new.entries[0].name = "libaozora1t64"
        #expect(
            screen(old, new, isFull: false, showsFooter: false) == """
                Renamed
                Was             Is
                libaozora1:all  libaozora1t64:all

                """)
    }

    @Test func `what breaks the policy comes before all else`() async {
        let presenter = InventoryDifferencePresenter(
            dependency: MockDIContainer(),
            request: InventoryComparisonRequest(
                from: .path("spring"), to: .path("samples"),
                policy: PolicyRequest(deny: ["AGPL-*", "GPL-3.0-only"])))
        await presenter.onAppear()
        let text = InventoryDifferenceView(presenter: presenter, isFull: false).text(width: nil)
        #expect(
            text.hasPrefix(
                """
                Denied by AGPL-* (--deny)
                Package       License
                """))
        #expect(text.contains("\n18 packages checked: 1 violates the policy; 1 as in the baseline"))
    }

    @Test func `nothing but the line that sums up says that there is no difference`() {
        let same = Samples.inventory
        #expect(screen(same, same) == "18 packages: no difference\n")
        #expect(screen(same, same, showsFooter: false) == "")
    }

    @Test func `an architecture that changed stands beside the version`() {
        var old = Samples.inventory
        var new = old
        old.entries = [old.entries[0]]
        new.entries = old.entries
        new.entries[0].architecture = "amd64"
        #expect(
            screen(old, new) == """
                Another version, and nothing else
                Package              Was          Is
                aozora-reader:amd64  1.4.2-1 all  1.4.2-1 amd64

                1 package: 1 changed (1 in version alone)

                """)
    }

    @Test func `texts that were not compared are told`() {
        var old = Samples.inventory
        for index in old.entries.indices { old.entries[index].textDigest = nil }
        #expect(
            screen(old, Samples.inventory) == """
                note: the texts of 15 packages were not compared, for a listing was saved without their digests

                18 packages: no difference

                """)
    }

    @Test func `it shows what its presenter has`() async {
        let presenter = InventoryDifferencePresenter(
            dependency: MockDIContainer(),
            request: InventoryComparisonRequest(
                from: .path("samples"), to: .path("samples.json")))
        let view = InventoryDifferenceView(presenter: presenter)
        #expect(view.text(width: nil) == "")
        await presenter.onAppear()
        #expect(view.text(width: nil) == "18 packages: no difference\n")
    }
}
