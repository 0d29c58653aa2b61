import Testing

@testable import DebianCopyright

@Suite struct GrantTests {
    static let paragraphs = [
        """
        This program is free software; you can pass it on under the terms of the GNU General Public
        License as published by the Free Software Foundation; either version 2 of the License, or (at
        your option) any later version, with the Classpath exception. The manual is under the GFDL
        1.3 with no Invariant Sections.
        """,
        """
        Licensed under either the Apache License, Version 2.0, or the MIT license, at your option. The
        Debian packaging is in the public domain. See the GNU GPL for more details.
        """,
        """
        You may share it under the same terms as Perl itself. License: LGPL-2.1+ or MPL-1.1. Some
        files are under CC-BY-SA 4.0, or version 3 of the GNU GPL (or later).
        """,
    ]

    /// The words with different line breaks, indents, comment leaders, letter case and padding.
    static func disguised(_ text: String, by random: inout SplitMix) -> String {
        let leader = ["", "# ", "// ", " * ", "   ", "\t", ";; ", "% "].randomElement(
            using: &random)!
        let width = Int.random(in: 30...120, using: &random)
        let isLoud = Bool.random(using: &random)
        var lines = [leader]
        for word in text.split(whereSeparator: \.isWhitespace) {
            if lines[lines.count - 1].count + word.count > width { lines.append(leader) }
            lines[lines.count - 1] += word + " "
        }
        let text = lines.map {
            $0 + String(repeating: " ", count: Int.random(in: 0...3, using: &random))
        }
        .joined(separator: Bool.random(using: &random) ? "\n" : "\r\n")
        return isLoud ? text.uppercased() : text
    }

    @Test(arguments: paragraphs)
    func `the layout of a text changes nothing`(_ text: String) {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SplitMix(state: seed)
        let expected = GrantReader.stated(text)
        #expect(!expected.isEmpty)
        for _ in 0..<200 {
            let other = Self.disguised(text, by: &random)
            #expect(GrantReader.stated(other) == expected, "seed \(seed): \(other)")
        }
    }

    @Test func `lone full stops are empty lines`() {
        let text = " under the GPL version 2.\n .\n See it.\n"
        #expect(GrantReader.stated(text) == "GPL-2.0-only")
    }

    @Test func `any bytes have an answer`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SplitMix(state: seed)
        let pieces =
            [
                "under ", "the ", "gpl", "GPL-2", "+", " or ", "later", "version ", "2", "/", "(",
                ")", "\n", ".",
                "perl ", "as ", "terms ", "public domain", "SPDX-License-Identifier:", "exception ",
                "invariant ", "disclaims ", "extent possible under law ", "either ", "of ", "v",
                ":", "-",
                "alternatively ", "license ", "common-licenses/",
            ].map { Array($0.utf8) } + [[0], [0xFF], [0xC2], [0xE2, 0x80], [0xF0, 0x9F]]
        for _ in 0..<2_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                bytes += pieces.randomElement(using: &random)!
            }
            let low = Int.random(in: 0...bytes.count, using: &random)
            let high = Int.random(in: low...bytes.count, using: &random)
            for excluded in [[], [low..<high]] {
                for grant in GrantReader.grants(bytes, except: excluded) {
                    #expect(
                        grant.bytes.lowerBound >= 0 && grant.bytes.upperBound <= bytes.count,
                        "seed \(seed)")
                }
            }
        }
    }

    static let endless = [
        ("redistribution and use ", ""), ("word", ""), ("gpl or ", ""), ("((((", ""), (" . ", ""),
        ("\n", ""),
        ("under the GPL version 2 or ", "GPL-2.0-only"), ("SPDX-License-Identifier: ((((", ""),
    ]

    @Test(arguments: endless)
    func `a long text of the same words is read to its end`(_ unit: String, _ stated: String) {
        let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
        #expect(
            Set(GrantReader.grants(text).map { String(stating: $0.license) }).joined() == stated)
    }

    @Test func `a reader is used for many texts`() {
        var texts = ["under the MIT license", "", "nothing", "under the ISC license"]
        texts += texts
        #expect(texts.map(GrantReader.stated) == ["MIT", "", "", "ISC", "MIT", "", "", "ISC"])
    }

    @Test func `excluded ranges beyond the text do no harm`() {
        #expect(GrantReader.grants("under the MIT license", except: [500..<900]).count == 1)
        #expect(GrantReader.grants("under the MIT license", except: [0..<900]).isEmpty)
    }
}

/// A small random number generator with a reproducible sequence for each seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
