import Testing

@testable import DomainLayer

struct GlobTests {
    @Test(arguments: [
        ("git", "git"), ("*", ""), ("*", "git"), ("g*", "git"), ("*t", "git"), ("g*t", "gt"),
        ("g?t", "git"), ("???", "git"), ("*i*", "git"), ("**", "git"), ("*a*b", "aabab"),
        ("lib*-dev", "libgit2-dev-dev"), ("?*", "g"), ("", ""), ("a*", "a*b"), ("g++", "g++"),
    ])
    func `a pattern covers the whole text`(pattern: String, text: String) {
        #expect(Glob(pattern).matches(text))
    }

    @Test(arguments: [
        ("git", "git2"), ("git", "gi"), ("", "g"), ("g?", "git"), ("?", ""), ("g*t", "gitk"),
        ("*i?", "gi"), ("Git", "git"), ("[g]it", "git"), ("a*b*c", "aXbX"),
    ])
    func `a text that is not covered does not match`(pattern: String, text: String) {
        #expect(!Glob(pattern).matches(text))
    }

    @Test func `letter case counts unless it is ignored`() {
        #expect(Glob("gpl-*-ONLY", ignoringCase: true).matches("GPL-2.0-only"))
        #expect(!Glob("gpl-*").matches("GPL-2.0-only"))
        #expect(!Glob("[", ignoringCase: true).matches("{"))
    }

    @Test func `many asterisks before a text that fails at its end are no trouble`() {
        let pattern = String(repeating: "*a", count: 1_000) + "*b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 10_000)))
    }

    @Test func `asterisks in a row are one`() {
        #expect(Glob("a**b***") == Glob("a*b*"))
        #expect(Glob("a**b***").matches("axb"))
    }

    @Test(arguments: [("git", false), ("g*t", true), ("g?t", true), ("[g]it", false), ("", false)])
    func `only asterisk and question mark are wildcards`(text: String, hasWildcards: Bool) {
        #expect(Glob.hasWildcards(text) == hasWildcards)
    }
}
