import PresentationMocks
import Testing

@testable import CommandLineInterface

@MainActor
struct PreviewsCommandTests {
    @Test func `a preview of a name is a frame alone`() async throws {
        let run = await AppRun.of("previews packages-empty-60")
        #expect(run.status == .success)
        #expect(run.output.split(separator: "\n").first?.hasPrefix(" Packages  Licences") == true)
        #expect(run.output.filter { $0 == "\n" }.count == 24)
    }

    @Test func `the beginning of a name gives all that begin so, each under its name`() async {
        let run = await AppRun.of("previews packages-empty help-end")
        let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("━━ ") }
        #expect(
            titles.map { $0.split(separator: " ")[1] } == [
                "packages-empty-60", "packages-empty-100", "packages-empty-160", "help-end-60",
                "help-end-100", "help-end-160",
            ])
        #expect(titles.map(\.count) == [60, 100, 160, 60, 100, 160])
    }

    @Test func `a name that none begins with is an error`() async {
        #expect(
            await AppRun.of("previews quay")
                == AppRun(
                    error: """
                        debian-licenses: no preview is named 'quay'; without a name all are printed

                        """,
                    status: .usage))
    }
}
