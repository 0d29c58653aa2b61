import Testing

@testable import ArchitectureChecks

@Suite struct DiagramsCheckTests {
    @Test func `a picture that is not there is said`() {
        #expect(
            DiagramsCheck().verdict(on: .fixture()).breaches.first
                == "assets/architecture-outline.svg is not there")
    }

    @Test func `this checkout's diagrams are as its sources, and one that was edited is found`()
        throws
    {
        let workspace = try Workspace(reading: Workspace.checkout)
        #expect(DiagramsCheck().verdict(on: workspace) == .passed("5 diagrams"))
        var files = workspace.files
        let circle = "assets/architecture-circle.svg"
        files[circle] = files[circle]?.replacing("\"TerminalUI\"", with: "\"Attic\"")
        #expect(
            DiagramsCheck().verdict(on: .fixture(files)).breaches == [
                "\(circle) shows Attic, which is gone", "\(circle) has no room for TerminalUI",
                "\(circle) labels Attic as TerminalUI",
            ])
    }
}
