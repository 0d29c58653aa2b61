import DebianCopyright
import DomainLayer
import Testing

@testable import DebianSystems
@testable import FrameworkLayer

struct PolicyReaderTests {
    private func problems(_ text: String) -> [PolicyProblem.Kind] {
        LicensePolicy.problems(in: text).values.flatMap(\.self)
    }

    @Test func `more words than a person writes are refused`() {
        let limit = LicensePolicy.limit
        let most = String(repeating: " MIT", count: limit)
        #expect(problems("Deny:\(most)") == [])
        #expect(problems("Deny:\(most) ISC\nAllow: Zlib Zlib") == [.tooMany(limit: limit)])
        #expect(problems("Deny:\(most)\nAllow: Zlib Zlib") == [.tooMany(limit: limit)])
    }

    @Test func `more stanzas than a person writes are refused`() {
        let limit = LicensePolicy.limit
        let stanzas = (0..<limit).map { "\n\nPackage: a\(($0))\nVersion: 1\nExpression: MIT" }
        #expect(problems("Deny: MIT" + stanzas.dropLast().joined()) == [])
        #expect(problems("Deny: MIT" + stanzas.joined()) == [.tooMany(limit: limit)])
    }

    @Test(arguments: [
        ("Deny: ", 256), ("Deny: MIT\nSections: ", 256), ("Deny: MIT\nAllow-Exceptions: ", 256),
        ("Unknown: ", 4096), ("Deny: MIT\n\nAllow: MIT\nPackage: ", 256),
        ("Deny: MIT\n\nPackage: a\nAllow: MIT\nVersion: ", 4096),
        ("Deny: MIT\n\nPackage: a\nAllow: MIT\nReason: ", 4096),
        ("Deny: MIT\n\nPackage: a\nAllow: MIT\nExpires: ", 4096),
        ("Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: ", 4096),
    ])
    func `words and values longer than any that makes sense are refused`(
        beginning: String, limit: Int
    ) {
        let tooLong = PolicyProblem.Kind.tooLong(limit: limit)
        #expect(problems(beginning + String(repeating: "*", count: limit + 1)) == [tooLong])
        #expect(!problems(beginning + String(repeating: "(", count: limit)).contains(tooLong))
    }

    @Test func `a deep expression is refused`() {
        let deep = String(repeating: "(", count: 1_000)
        #expect(
            problems("Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: \(deep)")
                == [.badExpression(.nestedTooDeep)])
    }

    @Test func `a line that is no field is named`() {
        #expect(LicensePolicy.problems(in: "Deny: MIT\n\nstray") == ["3:1": [.strayLine]])
    }

    @Test func `everything is told at once, in the order of the file`() {
        let text = """
            Deny: MTI
            Alow: ISC

            Package: a
            Allow: Nunit
            Expires: never

            """
        let rule = [
            "Sections", "Allow", "Deny", "Overrides", "Allow-Exceptions", "Unknown", "Unlisted",
            "Scope", "Machinery",
        ]
        let error = #expect(throws: PolicyError.self) {
            try LicensePolicy(reading: text)
        }
        #expect(
            error
                == .invalid(
                    path: "house",
                    [
                        PolicyProblem(.unknownLicense("MTI"), at: .line(1, column: 7)),
                        PolicyProblem(
                            .unknownField("Alow", known: rule), at: .line(2, column: 1)),
                        PolicyProblem(
                            .deprecatedLicense("Nunit", replacement: "zlib-acknowledgement"),
                            at: .line(5, column: 8)),
                        PolicyProblem(.badDate("never"), at: .line(6, column: 10)),
                    ]))
    }

    @Test func `a stanza for sections may override what is denied for all`() throws {
        let policy = try LicensePolicy(
            reading: "Deny: MIT\n\nSections: doc\nOverrides: Deny\n\nSections: libs\nAllow: *\n")
        #expect(policy.rules.map(\.overridesDeny) == [true, false, false])
        #expect(policy.rules.map(\.deny.count) == [0, 1, 1])
        #expect(
            LicensePolicy.problems(in: "Deny: MIT\nOverrides: deny")
                == ["1:1": [.missingField(["Sections"])]])
        #expect(
            LicensePolicy.problems(in: "Deny: MIT\nSections: doc\nOverrides: all")
                == ["3:12": [.unknownWord("all", known: ["deny"])]])
    }

    @Test func `every field is understood`() throws {
        let digest = "sha256:" + String(repeating: "0f", count: 32)
        let policy = try LicensePolicy(
            reading:
                """
                sections: main/* contrib
                ALLOW: mit,
                 GPL-2.0-ONLY with classpath-EXCEPTION-2.0,
                 category:Font
                Deny: agpl-*
                Allow-Exceptions: GCC-exception-* llvm-exception
                Unknown: Warn
                Scope: Shipped
                Machinery: debian/*, *.m4
                 tests/*

                Package: git*:amd64, gitk
                Source: git git-*
                Version: 1:2.*
                Files: debian/*, *.m4
                Allow: AGPL-3.0-only NOASSERTION
                Reason: agreed upon,
                 see the minutes
                Expires: 2025-01-31

                Package: zlib1g
                Version: 1:1.2-1
                Text-Digest: \(digest.uppercased().replacing("SHA", with: "sha"))
                Expression: (Zlib OR mit)
                 AND BSL-1.0
                Reason: stated in the sources
                Expires: 2032-01-31

                License: LicenseRef-b, LicenseRef-a
                Category: other
                Reason: not for sale
                Expires: 2031-01-31

                License: LicenseRef-c
                Allow: Yes

                """)
        let rule = try #require(policy.rules.first)
        #expect(rule.sections.map(\.text) == ["main/*", "contrib"])
        #expect(
            rule.allow.map(\.pattern.text)
                == ["MIT", "GPL-2.0-only WITH Classpath-exception-2.0", "category:font"])
        #expect(
            rule.allow.map(\.location)
                == [.line(2, column: 8), .line(3, column: 2), .line(4, column: 2)])
        #expect(rule.deny.map(\.pattern.text) == ["agpl-*"])
        #expect(rule.allowedExceptions.map(\.text) == ["GCC-exception-*", "LLVM-exception"])
        #expect(rule.unknown == .warn)
        #expect(rule.unknownLocation == .line(7, column: 1))
        #expect(rule.scope == .shipped)
        #expect(rule.machinery == FilePatterns(["debian/*", "*.m4", "tests/*"]))
        let exemption = try #require(policy.exemptions.first)
        #expect(exemption.packages.packages.map(\.text) == ["git*:amd64", "gitk"])
        #expect(exemption.packages.sources.map(\.text) == ["git", "git-*"])
        #expect(exemption.packages.version == "1:2.*")
        #expect(exemption.files?.patterns == ["debian/*", "*.m4"])
        #expect(exemption.allow.map(\.pattern.text) == ["AGPL-3.0-only", "NOASSERTION"])
        #expect(exemption.reason == "agreed upon, see the minutes")
        #expect(exemption.expires?.description == "2025-01-31")
        #expect(exemption.location == .line(12, column: 1))
        let clarification = try #require(policy.clarifications.first)
        #expect(clarification.packages.version == "1:1.2-1")
        #expect(clarification.textDigest == digest)
        #expect(clarification.expression.description == "(Zlib OR MIT) AND BSL-1.0")
        #expect(clarification.reason == "stated in the sources")
        #expect(clarification.expires?.description == "2032-01-31")
        #expect(policy.detail == .digests)
        #expect(
            policy.judgments.map(\.licenses) == [
                ["LicenseRef-b", "LicenseRef-a"], ["LicenseRef-c"],
            ])
        #expect(policy.judgments.map(\.ruling) == [.category(.restricted), .allowed])
        #expect(policy.judgments.map(\.reason) == ["not for sale", ""])
        #expect(policy.judgments.map(\.expires?.description) == ["2031-01-31", nil])
    }

    @Test(
        arguments: [
            ("License: LicenseRef-a", "3:1", .missingField(["Category", "Allow"])),
            ("Category: font", "3:1", .missingField(["License"])),
            (
                "License: LicenseRef-a\nCategory: font\nAllow: yes", "5:1",
                .excludingFields("Category", "Allow")
            ),
            ("License: MIT\nAllow: yes", "3:10", .notReference("MIT")),
            (
                "License: LicenseRef-*\nAllow: yes", "3:10", .badExpression(.incompleteReference)
            ),
            (
                "License: LicenseRef-a\nCategory: weak copyleft", "4:11",
                .unknownCategory("weak copyleft", known: LicenseCategory.allCases.map(\.rawValue))
            ),
            ("License: LicenseRef-a\nAllow: no", "4:8", .unknownWord("no", known: ["yes"])),
            (
                "Version: 1\nAllow: MIT", "3:1", .missingField(["Package", "Source"])
            ),
            (
                "Package: a\nVersion: 1, 2\nAllow: MIT", "4:11",
                .unexpectedCharacter(",", in: "1, 2")
            ),
            ("Package: a B\nAllow: MIT", "3:12", .unexpectedCharacter("B", in: "B")),
            ("Source: a:all\nAllow: MIT", "3:10", .unexpectedCharacter(":", in: "a:all")),
            (
                "License: LicenseRef-a\nAllow: yes\n\nLicense: LicenseRef-b LicenseRef-a\n"
                    + "Category: font", "6:1", .repeatedStanza(first: 3)
            ),
        ] as [(String, String, PolicyProblem.Kind)])
    func `what makes no sense in a stanza is named with its place`(
        stanza: String, place: String, problem: PolicyProblem.Kind
    ) {
        #expect(LicensePolicy.problems(in: "Deny: GPL-*\n\n" + stanza) == [place: [problem]])
    }
}

extension LicensePolicy {
    /// The policy that the driver reads from a file with this text.
    init(reading text: String) throws(PolicyError) {
        var reader = PolicyReader()
        reader.read(ByteView.withBytes(of: Array(text.utf8)) { PolicyDocument($0) })
        self = try reader.policy(path: "house")
    }

    /// The problems with a text as a policy file, by their `line:column`.
    static func problems(in text: String) -> [String: [PolicyProblem.Kind]] {
        do throws(PolicyError) {
            _ = try LicensePolicy(reading: text).adding(PolicyRequest())
            return [:]
        } catch {
            guard case .invalid(_, let problems) = error else { return ["\(error)": []] }
            return problems.reduce(into: [:]) { found, problem in
                guard case .line(let line, let column) = problem.location else { return }
                found["\(line):\(column)", default: []].append(problem.kind)
            }
        }
    }
}
