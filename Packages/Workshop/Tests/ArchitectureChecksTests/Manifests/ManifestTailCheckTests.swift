import Testing

@testable import ArchitectureChecks

@Suite struct ManifestTailCheckTests {
    private func manifest(_ package: String = "", settings: String = "v6") -> String {
        """
        // swift-tools-version: 6.3
            platforms: [.macOS(.v15)],
            \(package)
        )

        for target in package.targets { \(settings) }

        """
    }

    private func verdict(_ other: String) -> Verdict {
        ManifestTailCheck().verdict(
            on: .fixture([
                "Package.swift": manifest(),
                "Packages/DomainLayer/Package.swift": manifest(),
                "DevelopmentApp/Package.swift": other,
            ]))
    }

    @Test func `equal tails pass whatever stands before them`() {
        #expect(verdict(manifest("name: \"DevelopmentApp\"")) == .passed("3 manifests"))
    }

    @Test func `another setting fails`() {
        #expect(
            verdict(manifest(settings: "v5")).breaches
                == ["DevelopmentApp/Package.swift: other settings"])
    }

    @Test func `an empty manifest fails in each respect`() {
        #expect(
            verdict("").breaches == [
                "DevelopmentApp/Package.swift: other settings",
                "DevelopmentApp/Package.swift: lacks // swift-tools-version: 6.3",
                "DevelopmentApp/Package.swift: lacks     platforms: [.macOS(.v15)],",
            ])
    }

    @Test(arguments: ["unsafeFlags([])", ".package(url: \"x\")", ".package(id: \"x.y\")"])
    func `flags and packages from elsewhere fail`(words: String) {
        #expect(verdict(manifest(words)).breaches.count == 1)
    }
}
