import DomainLayer
import PresentationLayer
import PresentationMocks
import TerminalUI
import Testing

@MainActor
struct FileIdentificationViewTests {
    private func presenter(
        _ sources: IdentificationSource...
    ) async -> FileIdentificationPresenter<some FileIdentificationPresenterDependency> {
        let presenter = FileIdentificationPresenter(
            dependency: MockDIContainer(), sources: sources)
        await presenter.onAppear()
        return presenter
    }

    private func screen(_ sources: IdentificationSource...) async -> some View {
        var state = FileIdentificationState()
        for source in sources {
            for file in await presenter(source).state.files { state.onFile(file) }
        }
        return FileIdentificationContent(state: state)
    }

    @Test func `a file that can't be read hides no other`() async {
        let presenter = await presenter(.file(path: "gone"), .file(path: "marrow"))
        #expect(presenter.state.files.map(\.source) == [.file(path: "marrow")])
        #expect(
            presenter.state.failures == [
                .unreadableFile(.file(path: "gone"), .system(message: "No such file or directory"))
            ])
        #expect(
            FileIdentificationView(presenter: presenter).text(width: nil).hasPrefix("marrow\n"))
    }

    @Test func `each file has its answer, its evidence and its findings`() async {
        let seen12 = await screen(.file(path: "brook"), .standardInput).text(width: 80)
        #expect(
            seen12 == """
                brook
                GPL-2.0-or-later AND GPL-1.0-or-later

                Basis        declared: a License field names it
                Main license GPL-2.0-or-later
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
                  licence without version (line 10): GPL is named without its version

                standard input
                GPL-2.0-only

                Basis        pointer: only a path under /usr/share/common-licenses points at it
                Format       prose

                Statements
                  GPL-2.0-only
                    Lines        6
                    Basis        pointer
                    Rests on     the name of a file under /usr/share/common-licenses

                """)
    }

    @Test func `a file that states nothing says so`() async {
        let seen13 = await screen(.file(path: "marrow")).text(width: nil)
        #expect(
            seen13 == """
                marrow
                no licence found

                Basis        none: nothing was found
                Format       prose

                """)
    }

    @Test func `names and answers stand out, control characters are not obeyed`() {
        let file = IdentifiedFile(
            source: .file(path: "a\u{1B}b"), format: .text, basis: .text,
            expression: .license(LicenseTerm("MIT")))
        var state = FileIdentificationState()
        state.onFile(file)
        #expect(
            FileIdentificationContent(state: state).styledText(width: nil) == """
                ␛[1mFile␛[0m  ␛[1mBasis␛[0m  ␛[1mLicense␛[0m
                a␛b   text   ␛[32mMIT␛[0m

                """)
    }
}
