import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct LicenseSummaryViewTests {
    private func screen(_ inventory: LicenseInventory = Samples.inventory) -> some View {
        var state = LicenseSummaryState()
        state.onInventory(.success(inventory))
        return LicenseSummaryContent(state: state)
    }

    @Test func `licenses, categories, bases and findings are counted`() {
        #expect(
            screen().text(width: 80) == """
                Debian GNU/Linux 12 (bookworm)
                18 packages, 19 licenses; 7 without a listed license, 4 without any answer

                Category          Packages  Share
                unknown                  5   28 %  █████▌
                strong copyleft          4   22 %  ████▌
                permissive               3   17 %  ███▍
                weak copyleft            3   17 %  ███▍
                public domain            1    6 %  █▏
                font                     1    6 %  █▏
                network copyleft         1    6 %  █▏
                Something unknown in 7 packages, 39 %

                Main license                             Packages  Share
                LGPL-2.1-or-later                               3   17 %  ███▍
                AGPL-3.0-or-later                               1    6 %  █▏
                Apache-2.0 OR MIT                               1    6 %  █▏
                GPL-2.0-only                                    1    6 %  █▏
                GPL-2.0-or-later                                1    6 %  █▏
                GPL-3.0-only                                    1    6 %  █▏
                GPL-3.0-or-later                                1    6 %  █▏
                ISC                                             1    6 %  █▏
                LicenseRef-deb-b04d92e65c0f7a1d38e29b64         1    6 %  █▏
                LicenseRef-public-domain                        1    6 %  █▏

                Basis     Packages  Share
                declared        11   61 %  ████████████▎
                text             1    6 %  █▏
                grant            1    6 %  █▏
                pointer          1    6 %  █▏
                none             4   22 %  ████▌

                Finding                   Times
                no copyright file             2
                name and text differ          1
                incomplete text               1
                unknown short name            1
                stanza without license        1
                license without text          1
                obsolete format address       1
                license without version       1
                additional condition          1
                unexplained terms             1
                free license in non-free      1
                syntax error                  1
                documentation excluded        1
                not UTF-8                     1

                """)
    }

    @Test func `what could not be read is counted as well, and 60 columns are enough`() {
        #expect(
            screen(Samples.troubledInventory).text(width: 60) == """
                Debian GNU/Linux 12 (bookworm)
                23 packages, 20 licenses; 11 without a listed license, 8
                without any answer; something could not be read

                Category          Packages  Share
                unknown                  9   39 %  ███████▉
                weak copyleft            4   17 %  ███▌
                strong copyleft          4   17 %  ███▌
                permissive               3   13 %  ██▋
                public domain            1    4 %  ▉
                font                     1    4 %  ▉
                network copyleft         1    4 %  ▉
                Something unknown in 11 packages, 48 %

                Main license                            Packages  Share
                LGPL-2.1-or-later                              3   13 %  ██▋
                AGPL-3.0-or-later                              1    4 %  ▉
                Apache-2.0 OR MIT                              1    4 %  ▉
                Artistic-1.0-Perl OR GPL-1.0-or-later          1    4 %  ▉
                GPL-2.0-only                                   1    4 %  ▉
                GPL-2.0-or-later                               1    4 %  ▉
                GPL-3.0-only                                   1    4 %  ▉
                GPL-3.0-or-later                               1    4 %  ▉
                ISC                                            1    4 %  ▉
                LicenseRef-deb-b04d92e65c0f7a1d38e29b…         1    4 %  ▉

                Basis     Packages  Share
                declared        12   52 %  ██████████▍
                text             1    4 %  ▉
                grant            1    4 %  ▉
                pointer          1    4 %  ▉
                none             8   35 %  ███████

                Finding                   Times
                unreadable file               4
                syntax error                  2
                no copyright file             2
                name and text differ          1
                incomplete text               1
                unknown short name            1
                stanza without license        1
                license without text          1
                obsolete format address       1
                license without version       1
                additional condition          1
                unexplained terms             1
                free license in non-free      1
                unfinished installation       1
                documentation excluded        1
                not UTF-8                     1

                """)
    }

    @Test func `an empty system says so`() {
        #expect(
            screen(LicenseInventory(system: Samples.system, entries: [])).text(width: 80) == """
                Debian GNU/Linux 12 (bookworm)
                No packages are installed.

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
