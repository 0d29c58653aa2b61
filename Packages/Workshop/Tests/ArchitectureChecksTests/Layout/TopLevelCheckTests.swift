import Testing

@testable import ArchitectureChecks

@Suite struct TopLevelCheckTests {
    private let house = [
        "Packages/DomainLayer/Package.swift": "", "DevelopmentApp/Package.swift": "",
        "ProductionApp/Package.swift": "", "Makefile": "", "README.md": "",
        "assets/outline.svg": "", "Package.swift": "", ".ci/run": "",
    ]

    @Test func `the six rooms and known files pass`() {
        #expect(TopLevelCheck().verdict(on: .fixture(house)) == .passed("8 entries"))
    }

    @Test func `a seventh room and a missing one fail`() {
        var house = house
        house["assets/outline.svg"] = nil
        house["Scripts/build.sh"] = ""
        #expect(
            TopLevelCheck().verdict(on: .fixture(house))
                == .failed(["missing: assets", "unexpected: Scripts"]))
    }
}
