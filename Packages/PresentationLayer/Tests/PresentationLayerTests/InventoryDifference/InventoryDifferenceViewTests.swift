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
        width: Int? = nil, showsFooter: Bool = true
    ) -> String {
        var state = InventoryDifferenceState()
        state.onDifference(
            .success(
                InventoryDifference(
                    from: old, at: .path("old"),
                    to: new, at: .path("new"))))
        return InventoryDifferenceContent(state: state, showsFooter: showsFooter).text(width: width)
    }

    @Test func `what is about licenses comes first, and a line sums up`() {
        #expect(
            screen() == """
                Another license
                Package              Version                        Was                          Is
                caravan-tools:amd64  0.9.1+ds-2 → 0.9.1+ds-3        Apache-2.0 AND BSD-3-Clause  (Apache-2.0 OR MIT) AND BSD-3-Clause
                fathom:amd64         6.4.2-3 → 7.1.0+git20230114-1  GPL-3.0-or-later             AGPL-3.0-or-later

                Another main license
                Package              Version                  Was         Is
                caravan-tools:amd64  0.9.1+ds-2 → 0.9.1+ds-3  Apache-2.0  Apache-2.0 OR MIT

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

                Removed
                Package      Version  License
                quern:amd64  0.4-2    ISC

                Added
                Package           Version        License
                ember-fonts:all   2.003-1        OFL-1.1
                libjuniper3:i386  1:3.2.8~rc1-1  LGPL-2.1-or-later

                Another version, and nothing else
                Package      Was       Is
                brook:amd64  2.7.4-10  2.7.4-11

                17 packages, now 18: 1 removed, 2 added, 7 changed (2 in license, 4 otherwise, 1 in version alone)

                """)
    }

    @Test func `on a narrow screen long cells are cut`() {
        #expect(
            screen(width: 60).hasPrefix(
                """
                Another license
                Package           Version       Was           Is
                caravan-tools:a…  0.9.1+ds-2 …  Apache-2.0 …  (Apache-2.0…
                fathom:amd64      6.4.2-3 → 7…  GPL-3.0-or-…  AGPL-3.0-or…

                """))
        let lines = screen(width: 60).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 60 })
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
