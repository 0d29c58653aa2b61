import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct PolicyReviewStanzasTests {
    private static let review = PolicyReview(texts: [
        .init(
            id: "LicenseRef-deb-0123456789abcdef01234567", names: ["Oak", "Old oak"],
            packages: ["acorn:all", "bark:amd64"], body: "\n  Plant it.\u{1B}\nWater it.\n"),
        .init(
            id: "LicenseRef-deb-name-0123456789abcdef01234567", names: [],
            packages: (1...22).map { "p\($0):all" }, body: nil),
        .init(
            id: "LicenseRef-x", names: [], packages: ["q:all"],
            body: String(repeating: "tree ", count: 20)),
    ])

    @Test func `each text has a stanza behind # with what helps to judge it`() {
        let policy = Self.review.policy(adding: "Deny: GPL-*")
        #expect(
            policy == """
                Deny: GPL-*

                # Oak, Old oak
                # in acorn:all bark:amd64
                # "Plant it.␛"
                #License: LicenseRef-deb-0123456789abcdef01234567
                #Category: unknown

                # in p1:all p2:all p3:all p4:all p5:all p6:all p7:all p8:all p9:all p10:all p11:all \
                p12:all p13:all p14:all p15:all p16:all p17:all p18:all p19:all p20:all and 2 more
                #License: LicenseRef-deb-name-0123456789abcdef01234567
                #Category: unknown

                # in q:all
                # "\(String(repeating: "tree ", count: 18))…"
                #License: LicenseRef-x
                #Category: unknown

                """)
    }

    @Test func `each file has a stanza with why it has to be read`() throws {
        let terms = LicenseFinding.Kind.unexplainedTerms
        let review = PolicyReview(files: [
            .init(
                packages: ["acorn", "bark"], digest: "sha256:00",
                expression: try LicenseExpression(parsing: "MIT AND Zlib"),
                findings: [
                    LicenseFinding(terms, line: 3), LicenseFinding(.freeLicenseInNonFree),
                    LicenseFinding(terms, line: 14),
                ])
        ])
        #expect(
            review.policy(adding: "") == """

                # words about rights or conditions that no statement explains (lines 3, 14)
                # the package is not part of Debian, but only free licenses were found
                #Package: acorn, bark
                #Text-Digest: sha256:00
                #Expression: MIT AND Zlib

                """)
    }

    @Test func `what was written stays as it is, and what it names isn't asked for again`() {
        let written = "Unknown: fail\n\n# License: LicenseRef-deb-b04d92e65c0f7a1d38e29b64\n"
        let known = PolicyReview.subjects(of: written)
        let review = Samples.inventory.review(excluding: known)
        #expect(known == ["LicenseRef-deb-b04d92e65c0f7a1d38e29b64"])
        #expect(Samples.inventory.review(excluding: []).texts.count == review.texts.count + 1)
        let policy = review.policy(adding: written)
        #expect(policy.hasPrefix(written + "\n#"))
        let rest = Samples.inventory.review(excluding: PolicyReview.subjects(of: policy))
        #expect(rest.texts == [])
        #expect(rest.policy(adding: policy) == policy)
    }

    @Test(
        arguments: [
            (
                "License: LicenseRef-x, LicenseRef-y\n#license:LicenseRef-z",
                ["LicenseRef-x", "LicenseRef-y", "LicenseRef-z"]
            ),
            ("# Licenses: LicenseRef-x\nAllow: LicenseRef-y", []),
            ("Text-Digest: sha256:ab\n#text-digest: sha256:cd", ["sha256:ab", "sha256:cd"]),
        ] as [(String, Set<String>)])
    func `texts and files are known by the fields that name them`(
        policy: String, subjects: Set<String>
    ) {
        #expect(PolicyReview.subjects(of: policy) == subjects)
    }
}
