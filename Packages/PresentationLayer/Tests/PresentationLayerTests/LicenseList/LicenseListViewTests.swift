import DomainLayer
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import PresentationLayer

@MainActor
struct LicenseListViewTests {
    private let few = ["libjuniper*", "caravan-tools", "gantry"]

    private func screen(
        _ inventory: LicenseInventory = Samples.inventory, _ query: LicenseQuery = LicenseQuery()
    ) -> some View {
        var state = LicenseListState(query: query)
        state.onInventory(.success(inventory))
        state.onPackages(query.packages)
        return LicenseListContent(state: state)
    }

    @Test func `every package has a row, and the last lines sum up`() {
        #expect(
            screen().text(width: 100) == """
                Package            Version              Basis     License
                aozora-reader      1.4.2-1              declared  MIT
                base-almanac       2023c-1              declared  LicenseRef-public-domain
                brook              2.7.4-11             declared  GPL-2.0-or-later AND GPL-1.0-or-later
                caravan-tools      0.9.1+ds-3           declared  (Apache-2.0 OR MIT) AND BSD-3-Clause
                dovetail           4:12.2.0-3           declared  GPL-3.0-or-later +4
                ember-fonts        2.003-1              text      OFL-1.1
                fathom             7.1.0+git20230114-1  grant     AGPL-3.0-or-later
                gantry             3.0-2                none      no copyright file
                harbour-data       2.4.0-1              none      dangling link
                kestrel            5.0.3-4              declared  GPL-3.0-only
                lantern            1.06-5.1             pointer   GPL-2.0-only
                libjuniper-dev     1:3.2.8~rc1-1        declared  LGPL-2.1-or-later
                libjuniper3:amd64  1:3.2.8~rc1-1        declared  LGPL-2.1-or-later
                libjuniper3:i386   1:3.2.8~rc1-1        declared  LGPL-2.1-or-later
                marrow             20010912-17          none      no license stated
                nightjar           3.1-2+b1             declared  GPL-2+ with OpenSSL exception (LicenseRef-deb-… +1
                patchwork          0.2-0.1              declared  ISC +2
                reed-doc           1.1-1                none      documentation excluded

                18 packages, 19 licenses; 7 without a listed license, 3 without a copyright file, 1 without a
                statement, 1 answered by a sibling
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg is configured not to install
                documentation

                """)
    }

    @Test func `what could not be read has rows as well, and 60 columns are enough`() {
        #expect(
            screen(Samples.troubledInventory).text(width: 60) == """
                Package          Version          Basis     License
                aozora-reader    1.4.2-1          declared  MIT
                base-almanac     2023c-1          declared  LicenseRef-pub…
                brook            2.7.4-11         declared  GPL-2.0-or-… +1
                caravan-tools    0.9.1+ds-3       declared  Apache-2.0 … +1
                dovetail         4:12.2.0-3       declared  GPL-3.0-or-… +4
                ember-fonts      2.003-1          text      OFL-1.1
                fathom           7.1.0+git20230…  grant     AGPL-3.0-or-la…
                gantry           3.0-2            none      no copyright f…
                harbour-data     2.4.0-1          none      dangling link
                inkwell          1:9.8-1~deb12u1  none      file too large
                kestrel          5.0.3-4          declared  GPL-3.0-only
                lantern          1.06-5.1         pointer   GPL-2.0-only
                libjuniper-dev   1:3.2.8~rc1-1    declared  LGPL-2.1-or-la…
                libjuniper3:am…  1:3.2.8~rc1-1    declared  LGPL-2.1-or-la…
                libjuniper3:i3…  1:3.2.8~rc1-1    declared  LGPL-2.1-or-la…
                marrow           20010912-17      none      no license sta…
                nightjar         3.1-2+b1         declared  GPL-2+ with… +1
                oxbow            0.14-3           none      file unreadable
                patchwork        0.2-0.1          declared  ISC +2
                quarry           6.2-1            none      link loop
                reed-doc         1.1-1            none      documentation …
                sluice           0.5.5-2          none      not a regular …
                tollgate                          declared  Artistic-1.0-P…

                23 packages, 20 licenses; 11 without a listed license, 3
                without a copyright file, 1 without a statement, 5 not read
                in full, 1 answered by a sibling
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg
                is configured not to install documentation
                syntax error (/var/lib/dpkg/status, line 1931): the syntax
                is broken; what could be read was kept

                """)
    }

    @Test func `without a width nothing is cut`() {
        let query = LicenseQuery(packages: ["dovetail", "nightjar"])
        #expect(
            screen(Samples.inventory, query).text(width: nil) == """
                Package   Version     Basis     License
                dovetail  4:12.2.0-3  declared  GPL-3.0-or-later +4
                nightjar  3.1-2+b1    declared  GPL-2+ with OpenSSL exception (LicenseRef-deb-b04d92e6…) +1

                2 of 18 packages, 8 licenses; 1 without a listed license
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg is configured not to install documentation

                """)
    }

    @Test func `source packages say together what is built from them`() {
        let query = LicenseQuery(packages: few, grouping: .source)
        #expect(
            screen(Samples.inventory, query).text(width: 80) == """
                Source   Version        Packages  License
                caravan  0.9.1+ds-3            1  (Apache-2.0 OR MIT) AND BSD-3-Clause
                gantry   3.0-2                 1  no license found
                juniper  1:3.2.8~rc1-1         3  LGPL-2.1-or-later

                3 source packages, 5 of 18 packages, 4 licenses; 1 without a listed license, 1
                without a copyright file, 1 answered by a sibling
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg is configured not
                to install documentation

                """)
    }

    @Test func `licenses name the packages that have them`() {
        let query = LicenseQuery(packages: few, grouping: .license)
        #expect(
            screen(Samples.inventory, query).text(width: 80) == """
                License            Category       Packages  Names
                Apache-2.0         permissive            1  caravan-tools:amd64
                BSD-3-Clause       permissive            1  caravan-tools:amd64
                LGPL-2.1-or-later  weak copyleft         3  libjuniper-dev:amd64 libjuniper3:am…
                MIT                permissive            1  caravan-tools:amd64
                no license found   unknown               1  gantry:amd64

                5 of 18 packages, 4 licenses; 1 without a listed license, 1 without a copyright
                file, 1 answered by a sibling
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg is configured not
                to install documentation

                """)
    }

    @Test func `colors repeat what ids say`() {
        let query = LicenseQuery(packages: ["fathom", "gantry", "kestrel", "lib*:i386"])
        #expect(
            screen(Samples.inventory, query).styledText(width: 80) == """
                ␛[1mPackage␛[0m           ␛[1mVersion␛[0m              ␛[1mBasis␛[0m     ␛[1mLicense␛[0m
                fathom            7.1.0+git20230114-1  grant     ␛[94mAGPL-3.0-or-later␛[0m
                gantry            3.0-2                ␛[2mnone␛[0m      ␛[2mno copyright file␛[0m
                kestrel           5.0.3-4              declared  ␛[35mGPL-3.0-only␛[0m
                libjuniper3:i386  1:3.2.8~rc1-1        declared  ␛[33mLGPL-2.1-or-later␛[0m

                4 of 18 packages, 3 licenses; 1 without a listed license, 1 without a copyright
                file
                ␛[33mdocumentation excluded␛[0m␛[2m (/etc/dpkg/dpkg.cfg.d/excludes)␛[0m: dpkg is configured not
                to install documentation

                """)
    }

    @Test func `an empty system says so`() {
        #expect(
            screen(LicenseInventory(system: Samples.system, entries: [])).text(width: 80)
                == "No packages are installed.\n")
    }

    @Test func `a query that nothing answers says so`() {
        #expect(
            screen(Samples.inventory, LicenseQuery(packages: ["quay-*"])).text(width: 80) == """
                No matches in 18 packages.

                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg is configured not
                to install documentation

                """)
    }

    @Test func `it shows nothing before its presenter has a listing`() async {
        let query = LicenseQuery(packages: ["fathom"])
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer(), source: .standard, query: query)
        let view = LicenseListView(presenter: presenter)
        #expect(view.text(width: 80) == "")
        await presenter.onAppear()
        #expect(view.text(width: 80) == screen(Samples.inventory, query).text(width: 80))
    }

    @Test func `what comes from a file reaches no terminal raw`() {
        let listing = LicenseListing(
            system: Samples.system,
            entries: [
                PackageLicense(
                    name: "quay\u{1B}[2J", version: "1\r", architecture: "\u{9B}all",
                    source: SourcePackage(name: "quay", version: "1"))
            ],
            findings: [LicenseFinding(.syntaxError, path: "/\u{7}status")],
            total: 1)
        let view = VStack(spacing: 1) {
            LicenseListRows(
                listing: listing, columns: listing.usualColumns(orderedBy: .name), isFull: false)
            LicenseListFooter(listing: listing)
        }
        #expect(
            view.text(width: 80) == """
                Package   Version  Basis  License
                quay␛[2J  1␍       none   no license found

                1 package, 0 licenses; 1 without a listed license, 1 without a statement
                syntax error (/␇status): the syntax is broken; what could be read was kept

                """)
    }
}
