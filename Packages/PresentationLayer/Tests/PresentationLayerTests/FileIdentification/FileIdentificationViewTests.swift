import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct FileIdentificationViewTests {
    private func presenter(
        _ sources: InputSource...
    ) async -> FileIdentificationPresenter<some FileIdentificationPresenterDependency> {
        let presenter = FileIdentificationPresenter(
            dependency: MockDIContainer(), sources: sources)
        await presenter.onAppear()
        return presenter
    }

    private func screen(_ sources: InputSource...) async -> some View {
        var state = FileIdentificationState()
        for source in sources {
            for file in await presenter(source).state.files { state.onFile(file) }
        }
        return FileIdentificationContent(state: state)
    }

    @Test func `a file that can't be read hides no other`() async {
        let presenter = await presenter(.path("gone"), .path("marrow"))
        #expect(presenter.state.files.map(\.source) == [.path("marrow")])
        #expect(
            presenter.state.failures == [
                .unreadableFile(.path("gone"), .unreadable(message: "No such file or directory"))
            ])
        #expect(
            FileIdentificationView(presenter: presenter).text(width: nil).hasSuffix(
                "\nmarrow  none   no license found\n"))
    }

    @Test func `each file has a row with its answer`() async {
        #expect(
            await screen(.path("brook"), .standardInput).text(width: 80) == """
                File   Findings                                    Basis     License
                brook  obsolete format address, license without …  declared  GPL-2.0-or-later +1
                -                                                  pointer   GPL-2.0-only

                """)
    }

    @Test func `a file that states nothing says so`() async {
        #expect(
            await screen(.path("marrow")).text(width: nil) == """
                File    Basis  License
                marrow  none   no license found

                """)
    }

    @Test func `an exception without a license is told`() {
        var state = FileIdentificationState()
        state.onFile(
            IdentifiedFile(
                source: .path("brook"), format: .prose, loneExceptions: ["LLVM-exception"]))
        #expect(
            FileIdentificationContent(state: state).text(width: nil) == """
                File   Basis  License
                brook  none   LLVM-exception, but no license

                """)
        #expect(
            FileIdentificationContent(
                state: state, layout: FileIdentificationLayout(showsStatements: true)
            ).text(width: nil).contains("brook\nLLVM-exception, but no license\n"))
    }

    @Test func `names and answers stand out, control characters are not obeyed`() {
        let file = IdentifiedFile(
            source: .path("a\u{1B}b"), format: .prose, basis: .text,
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
