import Testing

@testable import BuildMeasurements

@Suite struct EditTests {
    private let edit = Edit("House.swift", "door(1)", "door(1{run})")

    @Test func `a place becomes another at each run`() throws {
        #expect(try edit.applied(to: "open(door(1))\n", run: 7) == "open(door(17))\n")
        let more = Edit.append("\nclose()", to: "open()", in: "House.swift")
        #expect(try more.applied(to: "open()\n", run: 1) == "open()\nclose()\n")
    }

    @Test(arguments: [("window(1)", 0), ("door(1), door(1)", 2)])
    func `a place that is not there just once is said`(text: String, count: Int) {
        #expect(throws: EditError(path: "House.swift", place: "door(1)", count: count)) {
            try edit.applied(to: text, run: 1)
        }
    }
}
