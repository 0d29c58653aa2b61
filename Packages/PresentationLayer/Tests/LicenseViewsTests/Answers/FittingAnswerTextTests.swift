import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import LicenseViews

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
