import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

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
                Package         Version              Arch   License                                         Basis
                aozora-reader   1.4.2-1              all    MIT                                             declared
                base-almanac    2023c-1              all    LicenseRef-public-domain                        declared
                brook           2.7.4-11             amd64  GPL-2.0-or-later AND GPL-1.0-or-later           declared
                caravan-tools   0.9.1+ds-3           amd64  (Apache-2.0 OR MIT) AND BSD-3-Clause            declared
                dovetail        4:12.2.0-3           amd64  GPL-3.0-or-later AND GPL-3.0-or-later WITH GC…  declared
                ember-fonts     2.003-1              all    OFL-1.1                                         text
                fathom          7.1.0+git20230114-1  amd64  AGPL-3.0-or-later                               grant
                gantry          3.0-2                amd64  no copyright file                               none
                harbour-data    2.4.0-1              all    dangling link                                   none
                kestrel         5.0.3-4              amd64  GPL-3.0-only                                    declared
                lantern         1.06-5.1             amd64  GPL-2.0-only                                    pointer
                libjuniper-dev  1:3.2.8~rc1-1        amd64  LGPL-2.1-or-later                               declared
                libjuniper3     1:3.2.8~rc1-1        amd64  LGPL-2.1-or-later                               declared
                libjuniper3     1:3.2.8~rc1-1        i386   LGPL-2.1-or-later                               declared
                marrow          20010912-17          amd64  no licence stated                               none
                nightjar        3.1-2+b1             amd64  LicenseRef-deb-b04d92e65c0f7a1d38e29b64 AND L…  declared
                patchwork       0.2-0.1              amd64  ISC AND Zlib AND LicenseRef-deb-name-90c4f1d2…  declared
                reed-doc        1.1-1                all    documentation excluded                          none

                18 packages, 19 licences; 3 without a copyright file, 1 without a statement, 1 answered by a sibling
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg was told not to install documentation

                """)
    }

    @Test func `what could not be read has rows as well, and 60 columns are enough`() {
        #expect(
            screen(Samples.troubledInventory).text(width: 60) == """
                Package         Version       Arch   License       Basis
                aozora-reader   1.4.2-1       all    MIT           declared
                base-almanac    2023c-1       all    LicenseRef-…  declared
                brook           2.7.4-11      amd64  GPL-2.0-or-…  declared
                caravan-tools   0.9.1+ds-3    amd64  (Apache-2.0…  declared
                dovetail        4:12.2.0-3    amd64  GPL-3.0-or-…  declared
                ember-fonts     2.003-1       all    OFL-1.1       text
                fathom          7.1.0+git20…  amd64  AGPL-3.0-or…  grant
                gantry          3.0-2         amd64  no copyrigh…  none
                harbour-data    2.4.0-1       all    dangling li…  none
                inkwell         1:9.8-1~deb…  amd64  file too la…  none
                kestrel         5.0.3-4       amd64  GPL-3.0-only  declared
                lantern         1.06-5.1      amd64  GPL-2.0-only  pointer
                libjuniper-dev  1:3.2.8~rc1…  amd64  LGPL-2.1-or…  declared
                libjuniper3     1:3.2.8~rc1…  amd64  LGPL-2.1-or…  declared
                libjuniper3     1:3.2.8~rc1…  i386   LGPL-2.1-or…  declared
                marrow          20010912-17   amd64  no licence …  none
                nightjar        3.1-2+b1      amd64  LicenseRef-…  declared
                oxbow           0.14-3        amd64  file unread…  none
                patchwork       0.2-0.1       amd64  ISC AND Zli…  declared
                quarry          6.2-1         amd64  link loop     none
                reed-doc        1.1-1         all    documentati…  none
                sluice          0.5.5-2       amd64  not a regul…  none
                tollgate                      amd64  Artistic-1.…  declared

                23 packages, 20 licences; 3 without a copyright file, 1
                without a statement, 5 not read in full, 1 answered by a
                sibling
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg
                was told not to install documentation
                syntax error (/var/lib/dpkg/status, line 1931): the syntax
                is broken; what could be read was kept

                """)
    }

    @Test func `without a width nothing is cut`() {
        let query = LicenseQuery(packages: ["dovetail", "nightjar"])
        #expect(
            screen(Samples.inventory, query).text(width: nil) == """
                Package   Version     Arch   License                                                                                                                                                                                              Basis
                dovetail  4:12.2.0-3  amd64  GPL-3.0-or-later AND GPL-3.0-or-later WITH GCC-exception-3.1 AND GPL-3.0-or-later WITH Bison-exception-2.2 AND Apache-2.0 WITH LLVM-exception AND (MIT OR NCSA) AND GFDL-1.3-no-invariants-or-later  declared
                nightjar  3.1-2+b1    amd64  LicenseRef-deb-b04d92e65c0f7a1d38e29b64 AND LicenseRef-deb-3e7a51c9d2084bf6a15c7e90                                                                                                                  declared

                2 of 18 packages, 8 licences
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg was told not to install documentation

                """)
    }

    @Test func `source packages say together what is built from them`() {
        let query = LicenseQuery(packages: few, grouping: .source)
        #expect(
            screen(Samples.inventory, query).text(width: 80) == """
                Source   Version        Packages  License
                caravan  0.9.1+ds-3            1  (Apache-2.0 OR MIT) AND BSD-3-Clause
                gantry   3.0-2                 1  no licence found
                juniper  1:3.2.8~rc1-1         3  LGPL-2.1-or-later

                3 source packages, 5 of 18 packages, 4 licences; 1 without a copyright file, 1
                answered by a sibling
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg was told not to
                install documentation

                """)
    }

    @Test func `licences name the packages that have them`() {
        let query = LicenseQuery(packages: few, grouping: .license)
        #expect(
            screen(Samples.inventory, query).text(width: 80) == """
                License            Category       Packages  Names
                Apache-2.0         permissive            1  caravan-tools:amd64
                BSD-3-Clause       permissive            1  caravan-tools:amd64
                LGPL-2.1-or-later  weak copyleft         3  libjuniper-dev:amd64 libjuniper3:am…
                MIT                permissive            1  caravan-tools:amd64
                no licence found   unknown               1  gantry:amd64

                5 of 18 packages, 4 licences; 1 without a copyright file, 1 answered by a
                sibling
                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg was told not to
                install documentation

                """)
    }

    @Test func `colours repeat what ids say`() {
        let query = LicenseQuery(packages: ["fathom", "gantry", "kestrel", "lib*:i386"])
        #expect(
            screen(Samples.inventory, query).styledText(width: 80) == """
                ␛[1mPackage␛[0m      ␛[1mVersion␛[0m              ␛[1mArch␛[0m   ␛[1mLicense␛[0m            ␛[1mBasis␛[0m
                fathom       7.1.0+git20230114-1  amd64  ␛[35mAGPL-3.0-or-later␛[0m  grant
                gantry       3.0-2                amd64  ␛[2mno copyright file␛[0m  ␛[2mnone␛[0m
                kestrel      5.0.3-4              amd64  ␛[31mGPL-3.0-only␛[0m       declared
                libjuniper3  1:3.2.8~rc1-1        i386   ␛[33mLGPL-2.1-or-later␛[0m  declared

                4 of 18 packages, 3 licences; 1 without a copyright file
                ␛[33mdocumentation excluded␛[0m␛[2m (/etc/dpkg/dpkg.cfg.d/excludes)␛[0m: dpkg was told not to
                install documentation

                """)
    }

    @Test func `an empty system says so`() {
        #expect(
            screen(LicenseInventory(system: Samples.system, entries: [])).text(width: 80)
                == "No package is installed.\n")
    }

    @Test func `a query that nothing answers says so`() {
        #expect(
            screen(Samples.inventory, LicenseQuery(licenses: ["Quay-*"])).text(width: 80) == """
                None of 18 packages matches.

                documentation excluded (/etc/dpkg/dpkg.cfg.d/excludes): dpkg was told not to
                install documentation

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
                LicenseEntry(
                    name: "quay\u{1B}[2J", version: "1\r", architecture: "\u{9B}all",
                    source: SourcePackage(name: "quay", version: "1"))
            ],
            findings: [LicenseFinding(.syntaxError, path: "/\u{7}status")],
            total: 1)
        let view = VStack(spacing: 1) {
            LicenseListRows(listing: listing)
            LicenseListFooter(listing: listing)
        }
        #expect(
            view.text(width: 80) == """
                Package   Version  Arch         License           Basis
                quay␛[2J  1␍       <U+009B>all  no licence found  none

                1 package, 0 licences; 1 without a statement
                syntax error (/␇status): the syntax is broken; what could be read was kept

                """)
    }
}
