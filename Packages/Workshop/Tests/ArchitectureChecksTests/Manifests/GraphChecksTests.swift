import Testing

@testable import ArchitectureChecks

@Suite struct GraphChecksTests {
    private func tree(_ name: String, _ dependencies: String...) -> String {
        """
        {"identity": "\(name.lowercased())", "name": "\(name)", "version": "unspecified",
         "path": "/house/Packages/\(name)", "dependencies": [\(dependencies.joined(separator: ","))]}
        """
    }

    private let files = [
        "Packages/DomainLayer/Package.swift": "", "Packages/TerminalUI/Package.swift": "",
    ]

    @Test func `packages of this checkout pass, each counted once`() {
        let domain = tree("DomainLayer")
        let output = "warning: something\n" + tree("House", domain, tree("TerminalUI", domain))
        #expect(
            ThirdPartyCheck().verdict(on: .fixture(files, output: output))
                == .passed("2 packages, all of this checkout"))
    }

    @Test func `a package from elsewhere and a forgotten one fail`() {
        let output = tree("House", tree("DomainLayer", tree("argument-parser")))
        #expect(
            ThirdPartyCheck().verdict(on: .fixture(files, output: output)).breaches == [
                "not of this checkout: /house/Packages/argument-parser",
                "not in the umbrella: /house/Packages/TerminalUI",
            ])
    }

    @Test func `the development app's graph is the clean layers`() {
        let domain = tree("DomainLayer")
        let screens = tree("PresentationLayer", domain, tree("TerminalUI"))
        let clean = tree("DevelopmentApp", screens)
        let unclean = tree("DevelopmentApp", tree("FrameworkLayer", domain))
        #expect(DevelopmentGraphCheck().verdict(on: .fixture(output: clean)).isPassed)
        #expect(
            DevelopmentGraphCheck().verdict(on: .fixture(output: unclean)).breaches == [
                "unexpected: FrameworkLayer", "missing: PresentationLayer", "missing: TerminalUI",
            ])
    }

    @Test(arguments: [(1, ""), (0, "no tree")] as [(Int32, String)])
    func `a graph that can't be had fails`(status: Int32, output: String) {
        let workspace = Workspace.fixture(files, status: status, output: output)
        #expect(!ThirdPartyCheck().verdict(on: workspace).isPassed)
        #expect(!DevelopmentGraphCheck().verdict(on: workspace).isPassed)
    }
}
