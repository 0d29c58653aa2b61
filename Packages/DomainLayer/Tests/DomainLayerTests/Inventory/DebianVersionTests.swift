import DomainLayer
import Testing

struct DebianVersionTests {
    /// Each line in ascending order; a blank separates versions that dpkg considers equal.
    @Test(arguments: [
        ["1~~", "1~~a", "1~", "1 1-0 0:1 01 1-00 00:1-0", "1-1", "1a", "1+"],
        ["9", "10", "99", "100", "1:0 1:00 01:0-0", "1:1", "2:0", "10:0", "2147483647:0"],
        ["0~1", "0 00 0-0", "0.~", "0. 0.0 0.00", "0.1", "0.9", "0.10", "0.10.1"],
        ["1.0~beta1~svn1245", "1.0~beta1", "1.0", "1.0-1", "1.0-1+b1", "1.0-1+b10", "1.0-1.1"],
        ["2a~", "2a 2a0 2a00", "2a1", "2aa", "2b", "2z"],
        ["2A", "2Z", "2a", "2z", "2z+", "2z-1-1", "2z."],
        ["1a", "1z", "1+", "1+1", "1-1-1", "1.", "1.1"],
        ["1:1a", "1:1z", "1:1+", "1:1-1-1", "1:1.", "1:1:", "1:1:1"],
        ["1-~", "1 1-0", "1-a", "1-+", "1-."],
        ["1-1~bpo12+1", "1-1 01-01", "1-1a", "1-1+deb12u1", "1-1+deb12u10", "1-1.", "1-2", "1-10"],
        ["1.2.3~rc1-4", "1.2.3-4", "1.2.3+dfsg-1", "1.2.3.1-1"],
        ["~", "Z", "a", "a1", "b", "+1"],
        ["20010912-17", "20231205-1", "202312051-1"],
        [
            "1.\(digits(73))", "1.1\(digits(73))", "1.9\(digits(73))", "1.1\(digits(146))",
            "1.1\(digits(147))", "1.1\(digits(221))", "1.1\(digits(222))",
        ],
    ])
    func `keys are in dpkg's order of versions`(line: [String]) throws {
        let groups = try line.map { words in
            try words.split(separator: " ").map { word in
                try #require(DebianVersion(parsing: String(word)), "\(word)").key
            }
        }
        for group in groups { #expect(Set(group).count == 1, "\(group)") }
        for (earlier, later) in zip(groups, groups.dropFirst()) {
            #expect(precedes(earlier[0], later[0]), "\(earlier[0]) \(later[0])")
        }
    }

    private static func digits(_ count: Int) -> String { String(repeating: "7", count: count) }

    @Test func `a key is plain text`() {
        #expect(DebianVersion(parsing: "1:1.2.13.dfsg-1")?.key == "11.11}.12}.213}dfsg.0..11.")
        #expect(DebianVersion(parsing: "1~rc+-10:")?.key == nil)
        #expect(DebianVersion(parsing: "0:1~rc:+-10")?.key == "0.11-rc~{.0..210.")
    }

    @Test(arguments: [
        "", " ", "1 ", " 1", "1 2", "1-", "-1", ":1", "1:", "1:-1", "a:1", "-1:1", "+1:1", "1.5:1",
        "2147483648:1", "99999999999999999999:1", "1-1:1", "1_2", "1-1_2", "1/2", "1\u{0}", "1\n",
        "1é", "1²", "１", "1'", "1\"", "1\\", "1%", "1^2", "1!",
    ])
    func `a text that isn't a version has no key`(text: String) {
        #expect(DebianVersion(parsing: text) == nil)
    }

    @Test func `keys of random versions are in the order of the manual page`() throws {
        var random = SeededGenerator()
        let characters = Array("0012~~+-.:aZ9")
        var compared = 0
        while compared < 20_000 {
            let pair = (0..<2).map { _ in
                String(
                    (0..<Int.random(in: 1...9, using: &random)).map { _ in
                        characters.randomElement(using: &random) ?? "0"
                    })
            }
            guard let left = DebianVersion(parsing: pair[0]),
                let right = DebianVersion(parsing: pair[1])
            else { continue }
            compared += 1
            let order = ManualPageOrder.compare(pair[0], pair[1])
            let isRight =
                order < 0
                ? precedes(left.key, right.key)
                : order > 0 ? precedes(right.key, left.key) : left.key == right.key
            try #require(isRight, "seed \(random.seed): \(pair), \(left.key), \(right.key)")
        }
    }

    private func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}

/// deb-version(7), "Sorting algorithm", word by word.
private enum ManualPageOrder {
    /// Below 0 if the left version is earlier, above 0 if it is later.
    static func compare(_ left: String, _ right: String) -> Int {
        let left = parts(of: left)
        let right = parts(of: right)
        if left.epoch != right.epoch { return left.epoch - right.epoch }
        let order = comparePart(left.upstream, right.upstream)
        return order == 0 ? comparePart(left.revision, right.revision) : order
    }

    private static func parts(of text: String) -> (epoch: Int, upstream: String, revision: String) {
        let colon = text.firstIndex(of: ":")
        let epoch = colon.flatMap { Int(text[..<$0]) } ?? 0
        let rest = colon.map { text[text.index(after: $0)...] } ?? text[...]
        guard let hyphen = rest.lastIndex(of: "-") else { return (epoch, String(rest), "") }
        return (epoch, String(rest[..<hyphen]), String(rest[rest.index(after: hyphen)...]))
    }

    /// "First the initial part of each string consisting entirely of non-digit characters is
    /// determined … Then the initial part of the remainder of each string which consists entirely
    /// of digit characters is determined. … These two steps are repeated."
    private static func comparePart(_ left: String, _ right: String) -> Int {
        var left = left[...]
        var right = right[...]
        while !left.isEmpty || !right.isEmpty {
            let texts = (left.prefix { !isDigit($0) }, right.prefix { !isDigit($0) })
            let order = compareText(Array(texts.0), Array(texts.1))
            if order != 0 { return order }
            left = left[texts.0.endIndex...]
            right = right[texts.1.endIndex...]
            let numbers = (left.prefix(while: isDigit), right.prefix(while: isDigit))
            left = left[numbers.0.endIndex...]
            right = right[numbers.1.endIndex...]
            // "The empty string (which can only occur at the end …) counts as zero."
            let difference = (Int(numbers.0) ?? 0) - (Int(numbers.1) ?? 0)
            if difference != 0 { return difference }
        }
        return 0
    }

    /// "All the letters sort earlier than all the non-letters, and a tilde sorts before anything,
    /// even the end of a part."
    private static func compareText(_ left: [Character], _ right: [Character]) -> Int {
        for index in 0..<max(left.count, right.count) {
            let difference = weight(of: left, at: index) - weight(of: right, at: index)
            if difference != 0 { return difference }
        }
        return 0
    }

    private static func weight(of text: [Character], at index: Int) -> Int {
        guard index < text.count else { return 0 }
        let character = text[index]
        if character == "~" { return -1 }
        let value = Int(character.asciiValue ?? 0)
        return character.isLetter ? value : value + 256
    }

    private static func isDigit(_ character: Character) -> Bool { character.isNumber }
}
