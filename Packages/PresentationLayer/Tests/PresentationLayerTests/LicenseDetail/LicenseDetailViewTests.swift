import DomainLayer
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import PresentationLayer

@MainActor
struct LicenseDetailViewTests {
    private func screen(
        _ id: PackageLicense.ID, showsText: Bool = false, showsStatements: Bool = true
    ) throws -> some View {
        var entry = try #require(Samples.entry(id))
        entry.textDigest = nil
        var state = LicenseDetailState()
        state.onDetails([LicenseDetail(entry: entry, installReason: .manual)])
        if showsText {
            let text = Samples.text(of: id)
            state.onText(
                text.map { .success(License(id: id, name: entry.name, body: $0)) }
                    ?? .failure(.noText(id)),
                at: 0)
        }
        return LicenseDetailContent(state: state, showsStatements: showsStatements)
    }

    @Test func `facts, statements, findings and text stand below each other`() throws {
        #expect(
            try screen("brook:amd64", showsText: true).text(width: 80) == """
                brook 2.7.4-11 amd64
                GPL-2.0-or-later AND GPL-1.0-or-later

                Main license GPL-2.0-or-later
                Category     strong copyleft
                Basis        declared: a License field names it
                Source       brook 2.7.4-11
                Section      games
                Maintainer   Brook Team <brook@waters.example>
                Size         12 MiB
                Installed    manually
                File         /usr/share/doc/brook/copyright
                Format       machine-readable

                Statements
                  GPL-2.0-or-later
                    Lines        4-6
                    Basis        declared
                    Rests on     a short name of copyright-format 1.0
                    Written as   GPL-2+
                    Files        *
                    Holders      1999-2008 Birgit Sørensen

                  GPL-1.0-or-later
                    Lines        8-10
                    Basis        declared
                    Rests on     a short name of copyright-format 1.0
                    Written as   GPL
                    Files        po/*
                    Holders      the translators

                Findings
                  obsolete format address (line 1): the Format field has an address from before
                  copyright-format 1.0
                  license without version (line 10): GPL is named without its version

                Text
                   1   Format: http://dep.debian.net/deps/dep5/
                   2   Upstream-Name: Brook
                   3
                   4 > Files: *
                   5 > Copyright: 1999-2008 Birgit Sørensen
                   6 > License: GPL-2+
                   7
                   8 > Files: po/*
                   9 > Copyright: the translators
                  10 > License: GPL
                  11
                  12   License: GPL-2+
                  13    See /usr/share/common-licenses/GPL-2; a later version is as good.
                  14
                  15   License: GPL
                  16    See /usr/share/common-licenses/GPL.

                """)
    }

    @Test func `a statement without a license and long sentences have their place`() throws {
        #expect(
            try screen("patchwork:amd64").text(width: 60) == """
                patchwork 0.2-0.1 amd64
                ISC AND Zlib AND Remnant (LicenseRef-deb-name-90c4f1d2…)

                Main license ISC
                Category     permissive, something unknown
                Basis        declared: a License field names it
                Source       patchwork 0.2-0.1
                Section      misc
                Maintainer   Debian QA Group <packages@qa.example>
                Size         96 KiB
                Installed    manually
                File         /usr/share/doc/patchwork/copyright
                Format       machine-readable
                Unexplained  3 lines

                Statements
                  ISC
                    Lines        3-5
                    Basis        declared
                    Rests on     an identifier of the SPDX license list
                    Written as   ISC
                    Files        *
                    Holders      2002 a quilting circle

                  no license found
                    Lines        8-9
                    Basis        none
                    Files        hem/*
                    Holders      2003 somebody

                  Zlib AND LicenseRef-deb-name-90c4f1d27b3e5a60c8f4d219
                    Lines        11-13
                    Basis        declared
                    Rests on     a text that is not on the SPDX list
                    Written as   zlib and Remnant
                    Files        seam/*
                    Holders      2004 somebody else

                Findings
                  license without text (line 5): the text of ISC is neither
                  printed nor pointed at
                  syntax error (line 6): the syntax is broken; what could be
                  read was kept
                  stanza without license (line 8): a Files stanza has no
                  License field
                  unknown short name (line 13): Remnant is not a known
                  license, and the file does not define it
                  incomplete text (line 15): the text of zlib lacks its
                  disclaimer
                  additional condition (line 17): a condition takes away
                  rights that Zlib gives
                  unexplained terms (line 19): words about rights or
                  conditions that no statement explains

                """)
    }

    @Test func `what a license builds upon is named`() throws {
        #expect(
            try screen("nightjar:amd64").text(width: 100) == """
                nightjar 3.1-2+b1 amd64
                GPL-2+ with OpenSSL exception (LicenseRef-deb-b04d92e6…) AND Quill (LicenseRef-deb-3e7a51c9…)

                Main license LicenseRef-deb-b04d92e65c0f7a1d38e29b64
                Category     unknown
                Basis        declared: a License field names it
                Source       nightjar 3.1-2
                Section      net
                Maintainer   Ifeoma Obi <ifeoma@nightjar.example>
                Size         1.5 MiB
                Installed    manually
                File         /usr/share/doc/nightjar/copyright
                Format       machine-readable

                Statements
                  LicenseRef-deb-b04d92e65c0f7a1d38e29b64
                    Lines        4-6
                    Basis        declared
                    Rests on     a license with an exception that the SPDX list lacks
                    Written as   GPL-2+ with OpenSSL exception
                    Built upon   GPL-2.0-or-later
                    Files        *
                    Holders      2005-2021 Ifeoma Obi
                                 2011 Lars Ekström

                  LicenseRef-deb-3e7a51c9d2084bf6a15c7e90
                    Lines        8-10
                    Basis        declared
                    Rests on     a text that is not on the SPDX list
                    Written as   Quill
                    Files        src/quill.c
                    Holders      1998 Quill & Ink, Ltd.

                """)
    }

    @Test func `a package without a file gives the reason`() throws {
        #expect(
            try screen("gantry:amd64", showsText: true).text(width: 80) == """
                gantry 3.0-2 amd64
                no copyright file

                Category     unknown
                Basis        none: nothing was found
                Reason       there is no file /usr/share/doc/gantry/copyright
                Source       gantry 3.0-2
                Section      electronics
                Maintainer   Wharf Maintainers <wharf@harbour.example>
                Size         7.5 MiB
                Installed    manually

                Findings
                  no copyright file: the package has no copyright file

                Error: gantry:amd64 has no readable copyright file

                """)
    }

    @Test func `what the database lacks leaves no gap`() throws {
        #expect(
            try screen("tollgate:amd64").text(width: 80) == """
                tollgate amd64
                Artistic-1.0-Perl OR GPL-1.0-or-later

                Category     weak copyleft
                Basis        declared: a License field names it
                Reason       the stanza at line 1926 of the database lacks the field Version
                Source       tollgate
                Size         640 KiB
                Installed    manually
                File         /usr/share/doc/tollgate/copyright
                Format       machine-readable

                Statements
                  Artistic-1.0-Perl OR GPL-1.0-or-later
                    Lines        3-7
                    Basis        declared
                    Rests on     a short name of copyright-format 1.0
                    Written as   Artistic or GPL-1+
                    Files        *
                    Holders      2007 Mwangi Kamau <mwangi@tollgate.example>

                Findings
                  unfinished installation: dpkg left the package half-installed

                """)
    }

    @Test func `a row per license counts what its statements say`() throws {
        #expect(
            try screen("caravan-tools:amd64", showsStatements: false).text(width: 100) == """
                caravan-tools 0.9.1+ds-3 amd64
                (Apache-2.0 OR MIT) AND BSD-3-Clause

                Main license Apache-2.0 OR MIT
                Category     permissive
                Basis        declared: a License field names it
                Source       caravan 0.9.1+ds-3
                Built-Using  juniper (= 1:3.2.8~rc1-1)
                             static: saddlebag (= 2.1-3)
                Section      utils
                Maintainer   Noor van Dijk <noor@vandijk.example>
                Size         6.0 MiB
                Installed    manually
                File         /usr/share/doc/caravan-tools/copyright
                Format       machine-readable

                Licenses
                  License            Files                       Lines  Holders  Basis
                  Apache-2.0 OR MIT  *                           5-7          1  declared
                  BSD-3-Clause       src/tent/*, include/tent.h  9-11         1  declared

                """)
    }

    @Test func `titles are bold and labels dim`() throws {
        #expect(
            try screen("gantry:amd64").styledText(width: 80) == """
                ␛[1mgantry␛[0m 3.0-2 amd64
                ␛[2mno copyright file␛[0m

                ␛[2mCategory     ␛[0munknown
                ␛[2mBasis        ␛[0mnone: nothing was found
                ␛[2mReason       ␛[0mthere is no file /usr/share/doc/gantry/copyright
                ␛[2mSource       ␛[0mgantry 3.0-2
                ␛[2mSection      ␛[0melectronics
                ␛[2mMaintainer   ␛[0mWharf Maintainers <wharf@harbour.example>
                ␛[2mSize         ␛[0m7.5 MiB
                ␛[2mInstalled    ␛[0mmanually

                ␛[1mFindings␛[0m
                  ␛[33mno copyright file␛[0m: the package has no copyright file

                """)
    }

    @Test func `it shows what its presenter has`() async throws {
        let presenter = LicenseDetailPresenter(
            dependency: MockDIContainer(), source: .standard, packages: ["gantry"])
        let view = LicenseDetailView(presenter: presenter)
        #expect(view.text(width: 80) == "")
        await presenter.onAppear()
        #expect(try view.text(width: 80) == screen("gantry:amd64").text(width: 80))
    }
}
