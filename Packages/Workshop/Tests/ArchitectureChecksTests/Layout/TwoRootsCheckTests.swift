import Testing

@testable import ArchitectureChecks

@Suite struct TwoRootsCheckTests {
    private func verdict(development: String, production: String) -> Verdict {
        TwoRootsCheck().verdict(
            on: .fixture([
                "DevelopmentApp/Sources/DevelopmentApp/DevelopmentApp.swift": development,
                "ProductionApp/Sources/ProductionApp/ProductionApp.swift": production,
            ]))
    }

    @Test func `one expression and its import pass`() {
        let verdict = verdict(
            development: "import Mocks\nstruct DevelopmentApp {\n  run(MockDIContainer())\n}\n",
            production: "import Real\nstruct ProductionApp {\n  run(DIContainer())\n}\n")
        #expect(verdict.isPassed)
    }

    @Test func `a second difference fails`() {
        let verdict = verdict(
            development: "import Mocks\nrun(MockDIContainer())\nstop()\n",
            production: "import Real\nrun(DIContainer())\nwait()\n")
        #expect(
            verdict.breaches == [
                "import Mocks  |  import Real",
                "run(MockDIContainer())  |  run(DIContainer())",
                "stop()  |  wait()",
            ])
    }

    @Test func `more around the expression fails`() {
        let verdict = verdict(
            development: "import Mocks\nrun(MockDIContainer())\n",
            production: "import Real\nrun(DIContainer(), fast: true)\n")
        #expect(!verdict.isPassed)
    }

    @Test func `a line more fails`() {
        let verdict = verdict(
            development: "import Mocks\nrun(MockDIContainer())\n", production: "import Real\n")
        #expect(verdict == .failed(["DevelopmentApp has 3 lines, ProductionApp 2"]))
    }

    @Test func `a root without its file fails`() {
        #expect(!TwoRootsCheck().verdict(on: .fixture()).isPassed)
    }
}
