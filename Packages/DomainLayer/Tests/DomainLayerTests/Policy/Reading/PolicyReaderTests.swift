import DomainLayer
import Testing

struct PolicyReaderTests {
    private func problems(_ text: String) -> [PolicyProblem.Kind] {
        PolicyDocument(text).problems().values.flatMap(\.self)
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
        ("Unknown: ", 4096), ("Deny: MIT\n\nAllow: MIT\nPackage: ", 4096),
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
}
