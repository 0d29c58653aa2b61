import DomainLayer
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import LicenseViews

@MainActor
struct MainAnswerTextTests {
    private func entry(_ expression: String?, main: String?) throws -> PackageLicense {
        var entry = try #require(Samples.inventory.entries.first { $0.name == "gantry" })
        entry.expression = try expression.map { try LicenseExpression(parsing: $0) }
        entry.mainExpression = try main.map { try LicenseExpression(parsing: $0) }
        return entry
    }

    @Test(
        arguments: [
            ("MIT", "MIT", "MIT"),
            ("MIT AND Zlib AND (ISC OR GPL-2.0-only)", "MIT", "MIT +3"),
            ("(MIT OR ISC) AND MIT AND Zlib", "MIT OR ISC", "MIT OR ISC +1"),
            (
                "GPL-3.0-only AND GPL-3.0-only WITH GCC-exception-3.1", "GPL-3.0-only",
                "GPL-3.0-only"
            ),
            ("MIT AND Zlib", nil, "MIT AND Zlib"), (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func `the main license and how many more there are, or the whole expression without one`(
        expression: String?, main: String?, text: String?
    ) throws {
        #expect(try entry(expression, main: main).mainAnswer.label == text)
    }

    @Test(arguments: [
        (nil, "MIT OR ISC +2\n"), (13, "MIT OR ISC +2\n"), (10, "MIT OR… +2\n"), (3, " +2\n"),
    ])
    func `the number stays if there is little room`(width: Int?, text: String) throws {
        let entry = try entry("(MIT OR ISC) AND Zlib AND X11", main: "MIT OR ISC")
        #expect(MainAnswerText(entry: entry).text(width: width) == text)
    }

    @Test func `it has the color of the package's category, and without an answer says why`()
        throws
    {
        let entry = try entry("MIT AND GPL-2.0-only", main: "MIT")
        #expect(MainAnswerText(entry: entry).styledText(width: 9) == "␛[32mMIT␛[0m␛[35m +1␛[0m\n")
        #expect(MainAnswerText(entry: entry, isPlain: true).styledText(width: 9) == "MIT +1\n")
        let none = try self.entry(nil, main: nil)
        #expect(MainAnswerText(entry: none).styledText(width: 40) == "␛[2mno copyright file␛[0m\n")
    }
}

@MainActor
struct FittingAnswerTextTests {
    @Test(arguments: [
        (nil, "MIT AND (ISC OR Zlib)\n"), (21, "MIT AND (ISC OR Zlib)\n"), (20, "MIT +2\n"),
        (5, "M… +2\n"),
    ])
    func `the whole expression if it fits, else the main license and a number`(
        width: Int?, text: String
    ) throws {
        var entry = try #require(Samples.inventory.entries.first { $0.name == "gantry" })
        entry.expression = try LicenseExpression(parsing: "MIT AND (ISC OR Zlib)")
        entry.mainExpression = try LicenseExpression(parsing: "MIT")
        #expect(FittingAnswerText(entry: entry).frame(height: 1).text(width: width) == text)
    }

    @Test func `without an answer it says why`() throws {
        var entry = try #require(Samples.inventory.entries.first { $0.name == "gantry" })
        (entry.expression, entry.mainExpression) = (nil, nil)
        #expect(FittingAnswerText(entry: entry).frame(height: 1).text(width: 5) == "no c…\n")
    }
}
