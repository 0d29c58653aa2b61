import Testing

@testable import DebianSystems

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct PathPatternTests {
    private static let patterns = [
        "", "a", "*", "**", "?", "a*", "*a", "a*b", "*a*b*", "a?b", "*?", "[ab]", "[!ab]", "[^ab]",
        "[]]", "[]a]", "[!]]", "[a-c]", "[c-a]", "[a-]", "[-a]", "[a", "a[", "[", "[]", "[!]", "[!",
        "[a-c-e]", "[\\]]", "[\\a-\\c]", "\\*", "\\a", "\\[a]", "\\\\", "a\\", "[*]", "[?]", "[/]",
        "[[:alpha:]]", "[[:digit:]x]", "[![:space:]]", "[[:punct:]-]", "[[:upper:][:digit:]]",
        "[[a]", "[[]", "[:a]", "/*/c", "/?/c", "[a]*[b]", "*[b]*[c]", "a**b",
    ]
    private static let paths = [
        "", "a", "b", "c", "d", "e", "]", "[", "-", "!", "^", "*", "?", "\\", "/", "x", "5", "A",
        " ",
        "ab", "aab", "acb", "abc", "a*", "[a]", "[a", "a[", "[]", "[!]", "[!", "/b/c", "/b/d/c",
        "//c",
        "\u{E9}", "\u{1}", ":", "a]", "b]", "-]", "aabbcc", "ba", "a\\",
    ]

    @Test func `what matches is what fnmatch says`() {
        for pattern in Self.patterns {
            let parsed = ByteView.withBytes(of: Array(pattern.utf8)) { PathPattern($0) }
            for path in Self.paths {
                var steps = 100
                let matches = parsed.matches(Array(path.utf8), steps: &steps)
                #expect(matches == (fnmatch(pattern, path, 0) == 0), "\(pattern) on \(path)")
            }
        }
    }

    @Test func `a bracket is one step, whatever stands in it`() {
        let bracket = "[" + String(repeating: "xyz", count: 1000) + "]"
        let pattern = ByteView.withBytes(of: Array("*\(bracket)*\(bracket)".utf8)) {
            PathPattern($0)
        }
        var steps = 1000
        let path = [UInt8](repeating: UInt8(ascii: "a"), count: 400)
        let matches = pattern.matches(path, steps: &steps)
        #expect(!matches)
        #expect(steps > 0)
    }

    @Test func `what takes more steps than there are matches nothing`() {
        let stars = String(repeating: "*a", count: 2000)
        let pattern = ByteView.withBytes(of: Array("\(stars)b".utf8)) { PathPattern($0) }
        let path = [UInt8](repeating: UInt8(ascii: "a"), count: 4000)
        var steps = 5000
        let matches = pattern.matches(path, steps: &steps)
        #expect(!matches)
        #expect(steps == 0)
    }
}
