import DomainLayer
import Testing

struct LicensePolicyTests {
    @Test func `options alone make a policy`() throws {
        let policy = try LicensePolicy().adding(
            PolicyRequest(allow: ["mit"], deny: ["GPL-*"]))
        #expect(policy.path == nil)
        #expect(policy.rules.map { $0.allow.map(\.pattern.text) } == [["MIT"]])
        #expect(policy.rules.map { $0.deny.map(\.pattern.text) } == [["GPL-*"]])
        #expect(policy.rules.map(\.unknown) == [.fail])
        #expect(throws: PolicyError.self) { try LicensePolicy().adding(PolicyRequest()) }
    }

    @Test func `options are added to every rule of a file`() throws {
        let policy = try LicensePolicy(
            "Sections: doc\nAllow: MIT\n\nDeny: ISC\n", allow: ["Zlib"], deny: ["GPL-*"])
        #expect(policy.rules.map { $0.allow.map(\.pattern.text) } == [["MIT", "Zlib"], ["Zlib"]])
        #expect(
            policy.rules.map { $0.deny.map(\.pattern.text) } == [
                ["ISC", "GPL-*"], ["ISC", "GPL-*"],
            ])
        #expect(
            policy.rules[0].deny == policy.rules[1].deny
                && policy.rules[1].deny.map(\.location) == [.line(4, column: 7), .request(.deny)])
    }

    @Test func `what is denied for all sections is denied in each that doesn't override it`()
        throws
    {
        let policy = try LicensePolicy(
            """
            Sections: doc
            Allow: *

            Deny: GPL-*

            Sections: games
            Overrides: deny
            Deny: MIT
            """)
        #expect(
            policy.rules.map { $0.deny.map(\.pattern.text) } == [["GPL-*"], ["MIT"], ["GPL-*"]])
        #expect(policy.rules[0].deny.map(\.location) == [.line(4, column: 7)])
    }

    @Test(
        arguments: [
            ("Deny: MIT", .warn), ("Allow: MIT", .fail), ("Allow: MIT\nDeny: ISC", .fail),
            ("Deny: MIT\nUnknown: fail", .fail), ("Allow: MIT\nUnknown: warn", .warn),
        ] as [(String, UnknownTreatment)])
    func `unknown licenses fail where licenses are allowed one by one`(
        text: String, treatment: UnknownTreatment
    ) throws {
        #expect(try LicensePolicy(text).rules.map(\.unknown) == [treatment])
    }

    @Test func `digests are read only where a clarification needs them`() throws {
        #expect(try LicensePolicy("Deny: MIT").detail == [])
        let policy = try LicensePolicy("Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT")
        #expect(policy.detail == [])
    }

    @Test func `what is wrong with options is told after what is wrong with a file`() {
        let stray = PolicyProblem(.strayLine, at: .line(3, column: 1))
        let request = PolicyRequest(path: "house", allow: ["IST"], deny: ["category:evil"])
        let wrong = [
            PolicyProblem(.unknownLicense("IST"), at: .request(.allow)),
            PolicyProblem(
                .unknownCategory("evil", known: LicenseCategory.allCases.map(\.rawValue)),
                at: .request(.deny)),
        ]
        #expect(
            PolicyError.invalid(path: "house", [stray]).adding(request)
                == .invalid(path: "house", [stray] + wrong))
        #expect(throws: PolicyError.invalid(path: "house", wrong)) {
            try LicensePolicy(path: "house").adding(request)
        }
        let unreadable = PolicyError.notUTF8(path: "house", line: 2)
        #expect(unreadable.adding(request) == unreadable)
    }
}
