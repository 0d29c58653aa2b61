import DomainLayer
import PresentationLayer
import PresentationMocks
import TerminalUI
import Testing

@MainActor
struct LicenseSummaryViewTests {
    private func screen(_ inventory: LicenseInventory = Samples.inventory) -> some View {
        var state = LicenseSummaryState()
        state.onInventory(.success(inventory))
        return LicenseSummaryContent(state: state)
    }

    @Test func `licences, categories, bases and findings are counted`() {
        #expect(
            screen().text(width: 80) == """
                Debian GNU/Linux 12 (bookworm)
                18 packages, 19 licences; 4 without an answer

                License                                       Packages  Share
                LGPL-2.1-or-later                                    3  ███▍
                MIT                                                  3  ███▍
                Apache-2.0                                           2  ██▎
                GPL-2.0-or-later                                     2  ██▎
                AGPL-3.0-or-later                                    1  █▏
                BSD-3-Clause                                         1  █▏
                GFDL-1.3-no-invariants-or-later                      1  █▏
                GPL-1.0-or-later                                     1  █▏
                GPL-2.0-only                                         1  █▏
                GPL-3.0-only                                         1  █▏
                GPL-3.0-or-later                                     1  █▏
                ISC                                                  1  █▏
                LicenseRef-deb-3e7a51c9d2084bf6a15c7e90              1  █▏
                LicenseRef-deb-b04d92e65c0f7a1d38e29b64              1  █▏
                LicenseRef-deb-name-90c4f1d27b3e5a60c8f4d219         1  █▏
                LicenseRef-public-domain                             1  █▏
                NCSA                                                 1  █▏
                OFL-1.1                                              1  █▏
                Zlib                                                 1  █▏

                Category          Packages  Share
                unknown                  6  ██████▋
                strong copyleft          4  ████▌
                weak copyleft            3  ███▍
                permissive               2  ██▎
                public domain            1  █▏
                font                     1  █▏
                network copyleft         1  █▏

                Basis     Packages  Share
                declared        11  ████████████▎
                text             1  █▏
                grant            1  █▏
                pointer          1  █▏
                none             4  ████▌

                Finding                  Times
                no copyright file            2
                name and text differ         1
                unknown short name           1
                stanza without licence       1
                licence without text         1
                obsolete format address      1
                licence without version      1
                additional condition         1
                syntax error                 1
                documentation excluded       1
                not UTF-8                    1

                """)
    }

    @Test func `what could not be read is counted as well, and 60 columns are enough`() {
        #expect(
            screen(Samples.troubledInventory).text(width: 60) == """
                Debian GNU/Linux 12 (bookworm)
                23 packages, 20 licences; 8 without an answer; something
                could not be read

                License                                      Packages  Share
                LGPL-2.1-or-later                                   3  ██▋
                MIT                                                 3  ██▋
                Apache-2.0                                          2  █▊
                GPL-1.0-or-later                                    2  █▊
                GPL-2.0-or-later                                    2  █▊
                AGPL-3.0-or-later                                   1  ▉
                Artistic-1.0-Perl                                   1  ▉
                BSD-3-Clause                                        1  ▉
                GFDL-1.3-no-invariants-or-later                     1  ▉
                GPL-2.0-only                                        1  ▉
                GPL-3.0-only                                        1  ▉
                GPL-3.0-or-later                                    1  ▉
                ISC                                                 1  ▉
                LicenseRef-deb-3e7a51c9d2084bf6a15c7e90             1  ▉
                LicenseRef-deb-b04d92e65c0f7a1d38e29b64             1  ▉
                LicenseRef-deb-name-90c4f1d27b3e5a60c8f4d2…         1  ▉
                LicenseRef-public-domain                            1  ▉
                NCSA                                                1  ▉
                OFL-1.1                                             1  ▉
                Zlib                                                1  ▉

                Category          Packages  Share
                unknown                 10  ████████▊
                weak copyleft            4  ███▌
                strong copyleft          4  ███▌
                permissive               2  █▊
                public domain            1  ▉
                font                     1  ▉
                network copyleft         1  ▉

                Basis     Packages  Share
                declared        12  ██████████▍
                text             1  ▉
                grant            1  ▉
                pointer          1  ▉
                none             8  ███████

                Finding                  Times
                unreadable file              4
                syntax error                 2
                no copyright file            2
                name and text differ         1
                unknown short name           1
                stanza without licence       1
                licence without text         1
                obsolete format address      1
                licence without version      1
                additional condition         1
                documentation excluded       1
                not UTF-8                    1

                """)
    }

    @Test func `an empty system says so`() {
        #expect(
            screen(LicenseInventory(system: Samples.system, entries: [])).text(width: 80) == """
                Debian GNU/Linux 12 (bookworm)
                No package is installed.

                """)
    }

    @Test func `it shows what its presenter has`() async {
        let presenter = LicenseSummaryPresenter(dependency: MockDIContainer(), source: .standard)
        let view = LicenseSummaryView(presenter: presenter)
        #expect(view.text(width: 80) == "")
        await presenter.onAppear()
        #expect(view.text(width: 80) == screen().text(width: 80))
    }
}
