import DebianCopyright
import DebianRootFixtures
import DomainLayer
import Testing

@testable import FrameworkLayer

@Suite struct StatedLicenseConversionTests {
    @Test(arguments: [
        (StatedLicense.license("MIT"), "MIT"),
        (.license("EPL-1.0", orLater: true), "EPL-1.0+"),
        (
            .license("GPL-2.0-or-later", exception: "Libtool-exception"),
            "GPL-2.0-or-later WITH Libtool-exception"
        ),
        (
            .reference(LicenseReference(id: "LicenseRef-deb-0a1b2c3d4e5f60718293a4b5")),
            "LicenseRef-deb-0a1b2c3d4e5f60718293a4b5"
        ),
        (
            .and([.license("MIT"), .or([.license("ISC"), .license("Zlib")])]),
            "MIT AND (ISC OR Zlib)"
        ),
    ])
    func `the engine's tree becomes the domain's expression`(
        stated: StatedLicense, expression: String
    ) {
        #expect(LicenseExpression(stated, source: "orchard").description == expression)
    }
}

@Suite struct GrantRuleConversionTests {
    @Test func `the rules by which the engine may grant are those of the domain`() {
        #expect(Set(CopyrightStatement.grantRules) == Set(GrantRule.allCases.map(\.rawValue)))
    }
}

@Suite struct ExceptionCategoryTests {
    @Test(
        arguments: [
            ("GPL-2+", "As a special exception, you may link it with OpenSSL.", .strongCopyleft),
            ("LGPL-2+", "As a special exception, you may link it with OpenSSL.", .weakCopyleft),
            ("GPL-2+", "As a special exception, the moon is turned by hand.", .unknown),
            ("GPL-2+", "As a special exception, it may not be sold.", .restricted),
        ] as [(String, String, LicenseCategory)])
    func `an exception's license asks no more than the license alone, if the text is understood`(
        license: String, exception: String, category: LicenseCategory
    ) async throws {
        let analysis = try await analysis(
            ofLicense: "\(license) with OpenSSL exception\n \(exception)")
        let answer = CopyrightAnswer(analysis, source: "orchard")
        #expect(answer.readings.values.map(\.category) == [category])
    }
}

@Suite struct SourceAnswersTests {
    @Test func `a text with names alone is answered for each source while there is room`()
        async throws
    {
        let analysis = try await analysis(ofLicense: "orchard")
        var sources = SourceAnswers([CopyrightAnswer(analysis, source: "")], room: 2)
        let apple = sources.answer(of: 0, forSource: "apple")
        let pear = sources.answer(of: 0, forSource: "pear")
        let plum = sources.answer(of: 0, forSource: "plum")
        let again = sources.answer(of: 0, forSource: "apple")
        #expect(apple?.references.count == 1 && pear?.references.count == 1)
        #expect(apple?.names.keys != pear?.names.keys)
        #expect(plum == nil)
        #expect(again === apple)
    }
}

/// The analysis of a file with one license.
///
/// - Parameter license: the value of its `License` field.
private func analysis(ofLicense license: String) async throws -> CopyrightAnalysis {
    try await withDebianRoot { root in
        try root.file(
            "copyright",
            """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

            Files: *
            Copyright: 2024 Ada Example
            License: \(license)

            """)
        return try CopyrightReader(vocabulary: .spdx)
            .analyze(file: root.hostPath("copyright")).analysis
    }
}
