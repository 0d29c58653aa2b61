import Testing

@testable import Reports

/// The contrasts that WCAG 2.2 asks for, success criteria 1.4.3 and 1.4.11.
struct PageStyleTests {
    @Test(arguments: [0, 1], ["--ink", "--quiet", "--accent"])
    func `text stands out from all that is behind it`(mode: Int, color: String) throws {
        for ground in ["--paper", "--raised"] {
            #expect(try contrast(color, ground, mode) >= 4.5)
        }
    }

    @Test(arguments: [0, 1], ["--edge", "--bar"])
    func `edges of fields and bars stand out`(mode: Int, color: String) throws {
        for ground in ["--paper", "--raised"] {
            #expect(try contrast(color, ground, mode) >= 3)
        }
    }

    @Test(arguments: [0, 1]) func `each mark stands out`(mode: Int) throws {
        let marks = PageStyle.inventory.split(separator: "light-dark(").dropFirst().map { part in
            part.split(separator: ")")[0].split(separator: ", ")[mode]
        }
        #expect(marks.count == 12)
        for mark in marks {
            let ground = try color("--paper", mode)
            #expect(try ratio(luminance(of: mark), luminance(of: ground)) >= 3, "\(mark)")
        }
    }

    @Test func `placeholders have the color of quiet text`() {
        #expect(
            PageStyle.inventory.contains("::placeholder { color: var(--quiet); opacity: 1; }"))
    }

    private func contrast(_ one: String, _ other: String, _ mode: Int) throws -> Double {
        ratio(
            try luminance(of: try color(one, mode)), try luminance(of: try color(other, mode)))
    }

    /// The value of a variable, in the order of the style: light, then dark.
    private func color(_ name: String, _ mode: Int) throws -> Substring {
        let values = PageStyle.common.split(separator: "\(name): ").dropFirst()
        return try #require(values.dropFirst(mode).first).prefix { $0 != ";" }
    }

    private func ratio(_ one: Double, _ other: Double) -> Double {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The relative luminance of a color such as `#5c6470`, as WCAG defines it.
    private func luminance(of color: Substring) throws -> Double {
        let digits = color.dropFirst().compactMap(\.hexDigitValue)
        try #require(digits.count == 6)
        let parts = stride(from: 0, to: 6, by: 2).map {
            Double(digits[$0] * 16 + digits[$0 + 1]) / 255
        }
        let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The power of 2.4: the square, times the fifth root of the square by Newton's method.
    private func power(_ base: Double) -> Double {
        let square = base * base
        var root = 1.0
        for _ in 1...40 {
            let fourth = root * root * root * root
            root -= (fourth * root - square) / (5 * fourth)
        }
        return square * root
    }
}
