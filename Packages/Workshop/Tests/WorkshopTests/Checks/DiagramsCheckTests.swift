import Testing

@testable import ArchitectureChecks

@Suite struct DiagramsCheckTests {
    @Test func `a workspace that the diagrams have no place for fails with its lack`() {
        #expect(
            DiagramsCheck().verdict(on: .fixture()).breaches == [
                "architecture-outline.svg: DebianCopyright, which it shows, is not there"
            ])
    }

    @Test func `this checkout's diagrams are as its sources, and one that was edited is found`()
        throws
    {
        let workspace = try Workspace(reading: Workspace.checkout)
        #expect(DiagramsCheck().verdict(on: workspace) == .passed("4 diagrams"))
        var files = workspace.files
        files["assets/architecture-circle.svg"]? += "<!-- edited -->\n"
        #expect(
            DiagramsCheck().verdict(on: .fixture(files)).breaches
                == ["assets/architecture-circle.svg shows something else than the sources"])
    }
}
