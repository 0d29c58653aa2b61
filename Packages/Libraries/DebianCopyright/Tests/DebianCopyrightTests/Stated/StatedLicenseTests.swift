import Testing

@testable import DebianCopyright

struct StatedLicenseTests {
    private let tree = StatedLicense.and([
        .license("MIT"),
        .or([
            .reference(LicenseReference(id: "LicenseRef-b", underlying: ["GPL-2.0-only", "Zlib"])),
            .reference(LicenseReference(id: "LicenseRef-a", underlying: ["GPL-2.0-only"])),
            .license("ISC", exception: "Font-exception-2.0"),
        ]),
    ])

    @Test func `what references build upon is collected from the whole tree`() {
        #expect(tree.underlying == ["GPL-2.0-only", "Zlib"])
        #expect(StatedLicense.reference(.publicDomain).underlying == [])
    }

    @Test func `the ids of licenses come in the order of the tree`() {
        #expect(tree.licenseIDs == ["MIT", "ISC"])
    }

    @Test func `each license of the tree can be replaced, and no reference`() {
        let replaced = tree.mapLicenses { id, orLater, exception in
            .license(id + "-0", orLater: !orLater, exception: exception)
        }
        #expect(
            replaced
                == .and([
                    .license("MIT-0", orLater: true),
                    .or([
                        .reference(
                            LicenseReference(
                                id: "LicenseRef-b", underlying: ["GPL-2.0-only", "Zlib"])),
                        .reference(
                            LicenseReference(id: "LicenseRef-a", underlying: ["GPL-2.0-only"])),
                        .license("ISC-0", orLater: true, exception: "Font-exception-2.0"),
                    ]),
                ]))
    }

    @Test func `an exception is added where there is none`() {
        let choice = StatedLicense.or([
            .license("Zlib"), .license("ISC", exception: "Font-exception-2.0"),
        ])
        #expect(
            choice.with(exception: "Bison-exception-2.2")
                == .or([
                    .license("Zlib", exception: "Bison-exception-2.2"),
                    .license("ISC", exception: "Font-exception-2.0"),
                ]))
        #expect(choice.withoutExceptions == .or([.license("Zlib"), .license("ISC")]))
        #expect(choice.hasException)
        #expect(!choice.withoutExceptions.hasException)
    }

    @Test func `a tree has the parts that its top joins`() {
        let pair = [StatedLicense.license("Zlib"), .license("ISC")]
        #expect(StatedLicense.and(pair).conjuncts == pair)
        #expect(StatedLicense.and(pair).alternatives == [.and(pair)])
        #expect(StatedLicense.or(pair).alternatives == pair)
        #expect(StatedLicense.or(pair).conjuncts == [.or(pair)])
    }
}
