import DebianRootFixtures
import DomainLayer
import Testing

@testable import DebianCopyright
@testable import DebianSystems
@testable import FrameworkLayer

extension CopyrightAnalysis {
    /// The analysis of a file that states one license and leaves lines unexplained.
    fileprivate static func stating(
        _ license: StatedLicense, isOutsideDebian: Bool = false
    ) -> CopyrightAnalysis {
        CopyrightAnalysis(
            format: .prose,
            statements: [
                CopyrightStatement(
                    LicenseAssertion(license: license, basis: .grant, method: .grant),
                    lines: 1...2, name: nil)
            ],
            loneExceptions: [], main: license, basis: .grant,
            findings: [CopyrightFinding(.unexplainedTerms, line: 9)],
            unexplained: [4...4, 9...12], isOutsideDebian: isOutsideDebian, references: [])
    }
}

@Suite struct UnexplainedTextTests {
    /// The inventory of a system whose packages share one copyright text, with this analysis.
    private func inventory(
        of packages: [(name: String, section: String)], _ analysis: CopyrightAnalysis
    ) async throws -> LicenseInventory {
        try await withDebianRoot { root in
            for package in packages {
                try root.install(
                    package.name, fields: ["Section: \(package.section)"],
                    copyright: "The same for all of them.\n")
            }
            let system = try InstalledSystem(path: root.path)
            let scan = try await SystemScanner(vocabulary: LicenseVocabulary.spdx)
                .scan(system) { _, _ in }
            return LicenseInventory(
                scan, answers: [CopyrightAnswer(analysis, source: "")], addingTo: nil)
        }
    }

    @Test func `packages share what their text leaves unexplained`() async throws {
        let entries = try await inventory(
            of: [("apple", "fruit"), ("pear", "fruit")], .stating(.license("MIT"))
        ).entries
        #expect(entries.map(\.unexplained) == [[4...4, 9...12], [4...4, 9...12]])
        #expect(
            entries.map(\.findings)
                == Array(repeating: [LicenseFinding(.unexplainedTerms, line: 9)], count: 2))
        #expect(Set(entries.map { ArrayIdentity($0.unexplained) }).count == 1)
        #expect(Set(entries.map { ArrayIdentity($0.findings) }).count == 1)
    }

    @Test(
        arguments: [
            (StatedLicense.license("MIT"), false, ["moss", "sand"]),
            (.license("MIT"), true, ["fern", "moss", "sand"]),
            (.reference(LicenseReference(id: "LicenseRef-deb-0a1b2c3d4e5f60718293a4b5")), true, []),
            (.license("CC-BY-NC-4.0"), true, []),
        ])
    func `a free license is found where what isn't free belongs`(
        license: StatedLicense, isOutsideDebian: Bool, names: [String]
    ) async throws {
        let entries = try await inventory(
            of: [
                ("fern", "plants"), ("lichen", "contrib/plants"), ("moss", "non-free/plants"),
                ("sand", "non-free-firmware/earth"),
            ], .stating(license, isOutsideDebian: isOutsideDebian)
        ).entries
        #expect(entries.count == 4)
        let found = entries.filter {
            $0.findings.contains(LicenseFinding(.freeLicenseInNonFree))
        }
        #expect(found.map(\.name) == names)
    }

    @Test func `a file by itself is in no area, but has its unexplained lines`() {
        let answer = CopyrightAnswer(
            .stating(.license("MIT"), isOutsideDebian: true), source: "")
        let file = IdentifiedFile(answer, of: .standardInput, unexplainedLines: ["a"])
        #expect(file.unexplainedLines == ["a"])
        #expect(file.unexplained == [4...4, 9...12])
        #expect(file.findings == [LicenseFinding(.unexplainedTerms, line: 9)])
    }
}
