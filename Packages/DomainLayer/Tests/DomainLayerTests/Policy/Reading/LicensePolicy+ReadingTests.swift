import DomainLayer
import Testing

struct LicensePolicyReadingTests {
    /// What is wrong with a policy, and where in the words `line:column`.
    private func problems(
        _ text: String, strayLines: [Int] = [], allow: [String] = [], deny: [String] = []
    ) -> [String: [PolicyProblem.Kind]] {
        var document = PolicyDocument(text)
        document.strayLines = strayLines
        do throws(PolicyError) {
            _ = try LicensePolicy(document: document, allow: allow, deny: deny)
            return [:]
        } catch {
            guard case .invalid("house", let problems) = error else { return ["\(error)": []] }
            return problems.reduce(into: [:]) { found, problem in
                switch problem.place {
                case .line(let line, let column):
                    found["\(line):\(column)", default: []].append(problem.kind)
                case .option(let option): found["\(option)", default: []].append(problem.kind)
                case .unwritten: found["unwritten", default: []].append(problem.kind)
                }
            }
        }
    }

    private static let rule: [String] = [
        "Sections", "Allow", "Deny", "Allow-Exceptions", "Unknown",
    ]
    private static let exemption: [String] = ["Package", "Version", "Allow", "Reason", "Expires"]
    private static let clarification: [String] = [
        "Package", "Version", "Text-Digest", "Expression", "Reason",
    ]

    @Test(
        arguments: [
            ("Deny: MIT\nDenny: ISC", "2:1", .unknownField("Denny", known: rule)),
            (
                "Deny: MIT\n\nPackage: a\nDeny: ISC\nAllow: MIT", "4:1",
                .unknownField("Deny", known: exemption)
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT\nExpires: 2024-01-01", "6:1",
                .unknownField("Expires", known: clarification)
            ),
            ("Deny: MIT\ndeny: ISC", "2:1", .repeatedField("Deny", first: 1)),
            ("Deny: MIT\nAllow:", "2:1", .emptyField("Allow")),
            ("Deny: MIT\n\nPackage: a\nReason: none", "3:1", .missingField(["Allow"])),
            ("Deny: MIT\n\nVersion: 1\nAllow: ISC", "3:1", .missingField(["Package"])),
            (
                "Deny: MIT\n\nPackage: a\nExpression: MIT", "3:1",
                .missingField(["Version", "Text-Digest"])
            ),
            (
                "Deny: MIT\n\nPackage: a\nText-Digest: sha256:\(String(repeating: "0f", count: 32))",
                "3:1", .missingField(["Expression"])
            ),
            ("Deny: MIT\n\nAllow: ISC", "3:1", .repeatedStanza(first: 1)),
            (
                "Sections: doc  libs\nDeny: MIT\n\nSections: libs,doc\nAllow: ISC", "4:1",
                .repeatedStanza(first: 1)
            ),
            (
                "Deny: MIT\n\nPackage: a\nAllow: MIT\n\nPackage: a\nAllow: ISC\nReason: x", "6:1",
                .repeatedStanza(first: 3)
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: ISC\n\nPackage: a\nVersion: 1\n"
                    + "Expression: MIT", "7:1", .repeatedStanza(first: 3)
            ),
            ("", "1:1", .noRule),
            ("Package: a\nAllow: MIT", "1:1", .noRule),
            ("Deny: GPL[23]", "1:10", .unexpectedCharacter("[", in: "GPL[23]")),
            ("Deny: MIT\n  ISC\n  GPL-é", "3:7", .unexpectedCharacter("é", in: "GPL-é")),
            ("Deny: MTI", "1:7", .unknownLicense("MTI")),
            ("Deny: MIT, GLP-2.0-only ISC", "1:12", .unknownLicense("GLP-2.0-only")),
            ("Allow: NONE", "1:8", .unknownLicense("NONE")),
            (
                "Deny: GPL-2.0", "1:7",
                .deprecatedLicense("GPL-2.0", replacement: "GPL-2.0-only")
            ),
            (
                "Deny: GPL-2.0+", "1:7",
                .deprecatedLicense("GPL-2.0+", replacement: "GPL-2.0-or-later")
            ),
            ("Deny: GLP-*", "1:7", .uselessGlob("GLP-*")),
            ("Deny: MIT WITH Bison-*-3.0", "1:16", .uselessGlob("Bison-*-3.0")),
            (
                "Deny: category:copyleft", "1:16",
                .unknownCategory("copyleft", known: LicenseCategory.allCases.map(\.rawValue))
            ),
            ("Deny: LicenseRef-", "1:7", .badExpression(.incompleteReference)),
            ("Deny: LicenseRef-a+", "1:19", .badExpression(.unexpectedCharacter("+"))),
            ("Allow: MIT WITH", "1:12", .incompleteException),
            ("Allow: WITH Bison-exception-2.2", "1:8", .incompleteException),
            ("Allow: MIT WITH WITH MIT", "1:12", .incompleteException),
            ("Allow: GPL-2.0-only WITH Bison", "1:26", .unknownException("Bison")),
            ("Deny: MIT\nAllow-Exceptions: MIT", "2:19", .unknownException("MIT")),
            ("Unknown: maybe", "1:10", .unknownWord("maybe", known: ["fail", "warn"])),
            ("Unknown: fail warn", "1:10", .unknownWord("fail warn", known: ["fail", "warn"])),
            (
                "Deny: MIT\n\nPackage: a b\nAllow: MIT", "3:11",
                .unexpectedCharacter(" ", in: "a b")
            ),
            ("Deny: MIT\n\nPackage: Git\nAllow: MIT", "3:10", .unexpectedCharacter("G", in: "Git")),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1_2\nAllow: MIT", "4:11",
                .unexpectedCharacter("_", in: "1_2")
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1*\nExpression: MIT", "4:11",
                .unexpectedCharacter("*", in: "1*")
            ),
            ("Deny: MIT\n\nPackage: a\nAllow: MIT\nExpires: soon", "5:10", .badDate("soon")),
            (
                "Deny: MIT\n\nPackage: a\nAllow: MIT\nExpires: 2023-02-29", "5:10",
                .badDate("2023-02-29")
            ),
            (
                "Deny: MIT\n\nPackage: a\nText-Digest: md5:00\nExpression: MIT", "4:14",
                .badDigest("md5:00")
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT OR", "5:19",
                .badExpression(.expectedLicense)
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT\n  OR ISC)", "6:9",
                .badExpression(.unopenedParenthesis)
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: NOASSERTION", "5:13",
                .badExpression(.reservedWord("NOASSERTION"))
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT OR MTI", "5:13",
                .unknownLicense("MTI")
            ),
        ] as [(String, String, PolicyProblem.Kind)])
    func `what makes no sense is named with its place`(
        text: String, place: String, problem: PolicyProblem.Kind
    ) {
        #expect(problems(text) == [place: [problem]])
    }

    @Test func `a line that is no field is named`() {
        #expect(problems("Deny: MIT", strayLines: [3]) == ["3:1": [.strayLine]])
    }

    @Test func `everything is told at once, in the order of the file, options last`() {
        let text = """
            Deny: MTI
            Alow: ISC

            Package: a
            Allow: GPL-2.0
            Expires: never

            """
        let error = #expect(throws: PolicyError.self) {
            _ = try LicensePolicy(
                document: PolicyDocument(text), allow: ["IST"], deny: ["category:evil"])
        }
        #expect(
            error
                == .invalid(
                    path: "house",
                    [
                        PolicyProblem(.unknownLicense("MTI"), at: .line(1, column: 7)),
                        PolicyProblem(
                            .unknownField("Alow", known: Self.rule), at: .line(2, column: 1)),
                        PolicyProblem(
                            .deprecatedLicense("GPL-2.0", replacement: "GPL-2.0-only"),
                            at: .line(5, column: 8)),
                        PolicyProblem(.badDate("never"), at: .line(6, column: 10)),
                        PolicyProblem(.unknownLicense("IST"), at: .option(.allow)),
                        PolicyProblem(
                            .unknownCategory(
                                "evil", known: LicenseCategory.allCases.map(\.rawValue)),
                            at: .option(.deny)),
                    ]))
    }

    @Test func `options alone make a policy`() throws {
        let policy = try LicensePolicy(document: nil, allow: ["mit"], deny: ["GPL-*"])
        #expect(policy.path == nil)
        #expect(policy.rules.map { $0.allow.map(\.pattern.text) } == [["MIT"]])
        #expect(policy.rules.map { $0.deny.map(\.pattern.text) } == [["GPL-*"]])
        #expect(policy.rules.map(\.unknown) == [.fail])
        #expect(throws: PolicyError.self) { try LicensePolicy(document: nil) }
    }

    @Test func `options are added to every rule of a file`() throws {
        let policy = try LicensePolicy(
            "Sections: doc\nAllow: MIT\n\nDeny: ISC\n", allow: ["Zlib"], deny: ["GPL-*"])
        #expect(policy.rules.map { $0.allow.map(\.pattern.text) } == [["MIT", "Zlib"], ["Zlib"]])
        #expect(policy.rules.map { $0.deny.map(\.pattern.text) } == [["GPL-*"], ["ISC", "GPL-*"]])
        #expect(
            policy.rules[0].deny.map(\.place) == [.option(.deny)]
                && policy.rules[1].deny.map(\.place) == [.line(4, column: 7), .option(.deny)])
    }

    @Test(
        arguments: [
            ("Deny: MIT", .warn), ("Allow: MIT", .fail), ("Allow: MIT\nDeny: ISC", .fail),
            ("Deny: MIT\nUnknown: fail", .fail), ("Allow: MIT\nUnknown: Warn", .warn),
        ] as [(String, UnknownTreatment)])
    func `unknown licences fail where licences are allowed one by one`(
        text: String, treatment: UnknownTreatment
    ) throws {
        #expect(try LicensePolicy(text).rules.map(\.unknown) == [treatment])
    }

    @Test func `every field is understood`() throws {
        let digest = "sha256:" + String(repeating: "0f", count: 32)
        let policy = try LicensePolicy(
            """
            sections: main/* contrib
            ALLOW: mit,
             GPL-2.0-ONLY with classpath-EXCEPTION-2.0,
             category:Font
            Deny: agpl-*
            Allow-Exceptions: GCC-exception-* llvm-exception
            Unknown: warn

            Package: git*:amd64
            Version: 1:2.*
            Allow: AGPL-3.0-only NOASSERTION
            Reason: agreed upon,
             see the minutes
            Expires: 2025-01-31

            Package: zlib1g
            Version: 1:1.2-1
            Text-Digest: \(digest.uppercased().replacing("SHA", with: "sha"))
            Expression: (Zlib OR mit)
             AND BSL-1.0

            """)
        let rule = try #require(policy.rules.first)
        #expect(rule.sections.map(\.text) == ["main/*", "contrib"])
        #expect(
            rule.allow.map(\.pattern.text)
                == ["MIT", "GPL-2.0-only WITH Classpath-exception-2.0", "category:font"])
        #expect(
            rule.allow.map(\.place)
                == [.line(2, column: 8), .line(3, column: 2), .line(4, column: 2)])
        #expect(rule.deny.map(\.pattern.text) == ["agpl-*"])
        #expect(rule.allowedExceptions.map(\.text) == ["GCC-exception-*", "LLVM-exception"])
        #expect(rule.unknown == .warn)
        #expect(rule.unknownPlace == .line(7, column: 1))
        let exemption = try #require(policy.exemptions.first)
        #expect(exemption.package.text == "git*:amd64")
        #expect(exemption.version == "1:2.*")
        #expect(exemption.allow.map(\.pattern.text) == ["AGPL-3.0-only", "NOASSERTION"])
        #expect(exemption.reason == "agreed upon, see the minutes")
        #expect(exemption.expires?.description == "2025-01-31")
        #expect(exemption.place == .line(9, column: 1))
        let clarification = try #require(policy.clarifications.first)
        #expect(clarification.version == "1:1.2-1")
        #expect(clarification.textDigest == digest)
        #expect(clarification.expression.description == "(Zlib OR MIT) AND BSL-1.0")
        #expect(policy.detail == .digests)
    }

    @Test func `digests are read only where a clarification needs them`() throws {
        #expect(try LicensePolicy("Deny: MIT").detail == [])
        let policy = try LicensePolicy("Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT")
        #expect(policy.detail == [])
    }
}

struct HostilePolicyTests {
    private func problems(_ text: String) -> [PolicyProblem.Kind] {
        do throws(PolicyError) {
            _ = try LicensePolicy(document: PolicyDocument(text))
            return []
        } catch {
            if case .invalid(_, let problems) = error { return problems.map(\.kind) }
            return []
        }
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

    @Test func `a deep expression is refused`() {
        let deep = String(repeating: "(", count: 100_000)
        #expect(
            problems("Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: \(deep)")
                == [.badExpression(.nestedTooDeep)])
    }
}
