import DomainLayer
import PresentationLayer
import PresentationMocks
import TerminalUI
import Testing

@MainActor
struct IdentifiedFilesViewTests {
    private func screen(_ sources: IdentificationSource...) async throws -> some View {
        var files: [IdentifiedFile] = []
        for source in sources { files.append(try await StubLicenseDriver().identify(source)) }
        return IdentifiedFilesView(files: files)
    }

    @Test func `each file has its answer, its evidence and its findings`() async throws {
        #expect(
            try await screen(.file(path: "brook"), .standardInput).text(width: 80) == """
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

    @Test func `a file that states nothing says so`() async throws {
        #expect(
            try await screen(.file(path: "marrow")).text(width: nil) == """
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
        #expect(
            IdentifiedFilesView(files: [file]).styledText(width: nil) == """
                ␛[1ma␛b␛[0m
                ␛[32mMIT␛[0m

                ␛[2mBasis        ␛[0mtext: the licence's own text is printed
                ␛[2mFormat       ␛[0mprose

                """)
    }
}
