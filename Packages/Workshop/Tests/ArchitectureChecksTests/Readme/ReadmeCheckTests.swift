import Testing

@testable import ArchitectureChecks

@Suite struct ReadmeCheckTests {
    private let readme = """
        # House

        ```console
        $ swift run DevelopmentApp --root empty
        Nothing.
        ```

        ```swift
        let house = "built"
        ```

        See [the code](Sources/House.swift), [its folder](Sources), [the web](https://example.org).

        """
    private let source = "let house = \"built\"\n"

    private func workspace(readme: String? = nil, source: String? = nil, prints output: String)
        -> Workspace
    {
        .fixture(
            ["README.md": readme ?? self.readme, "Sources/House.swift": source ?? self.source],
            output: output)
    }

    @Test func `what is so passes`() {
        #expect(
            ReadmeCheck().verdict(on: workspace(prints: "Nothing.\n"))
                == .passed("1 output printed anew"))
    }

    @Test func `another output fails`() {
        #expect(
            ReadmeCheck().verdict(on: workspace(prints: "Something.\n")).breaches
                == ["`swift run DevelopmentApp --root empty` prints something else"])
    }

    @Test func `code that stands nowhere fails`() {
        #expect(
            ReadmeCheck().verdict(
                on: workspace(source: "let house = \"planned\"\n", prints: "Nothing.\n")
            ).breaches == ["no file has the code of lines 9 to 9"])
    }

    @Test func `a link that leads nowhere fails`() {
        let moved = readme + "[gone](Sources/Gone.swift)\n"
        #expect(
            ReadmeCheck().verdict(on: workspace(readme: moved, prints: "Nothing.\n")).breaches
                == ["the link to Sources/Gone.swift leads nowhere"])
    }

    @Test func `outputs are written anew and nothing else changes`() throws {
        let renewed = try workspace(prints: "Some\nthing.\n").renewedReadme()
        #expect(renewed == readme.replacing("Nothing.\n", with: "Some\nthing.\n"))
    }
}
