import Testing

@testable import CommandLineInterface

@MainActor
struct BrowseCommandTests {
    @Test func `without a terminal there is advice`() async {
        #expect(
            await AppRun.of("browse")
                == AppRun(
                    error: """
                        debian-licenses: error: browse needs a terminal for its input and output; \
                        'list' writes to files and pipes

                        """,
                    status: .usage))
    }

    @Test func `it has no output to choose a format for`() async {
        let run = await AppRun.of("browse --format json")
        #expect(run.error == "debian-licenses: error: --format is not an option of browse\n")
        #expect(run.status == .usage)
    }
}
