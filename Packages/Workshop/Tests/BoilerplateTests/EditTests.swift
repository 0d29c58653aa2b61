import Testing

@testable import Boilerplate

@Suite struct EditTests {
    private let text = """
        import Core

        public struct Box<
            LogDriver: LogDriverProtocol
        >:
            First,
            Last
        {
            public let logDriver: LogDriver

            public init(
                logDriver: LogDriver = SpyLogDriver(),
                pace: Int = 1
            ) {
                self.logDriver = logDriver
            }
        }

        public struct Other {
            public let logDriver: LogDriver
        }

        """

    private func lines(_ line: String, _ place: Edit.Place) throws -> [Substring] {
        let edit = Edit(path: "Box.swift", declaration: "Box", line: line, place: place)
        let before = text.split(separator: "\n", omittingEmptySubsequences: false)
        let after = try edit.applied(to: text).split(
            separator: "\n", omittingEmptySubsequences: false)
        return after.difference(from: before).insertions.map {
            if case .insert(_, let line, _) = $0 { line } else { "" }
        }
    }

    @Test(arguments: [
        ("New", Edit.Place.inheritance, ["    Last,", "    New"]),
        (
            "NewDriver: NewDriverProtocol", .behind(.genericParameter),
            ["    LogDriver: LogDriverProtocol,", "    NewDriver: NewDriverProtocol"]
        ),
        (
            "public let newDriver: NewDriver", .behind(.storedDriver),
            ["    public let newDriver: NewDriver"]
        ),
        (
            "newDriver: NewDriver = StubNewDriver()", .behind(.defaultedParameter),
            ["        newDriver: NewDriver = StubNewDriver(),"]
        ),
        (
            "self.newDriver = newDriver", .behind(.assignment),
            ["        self.newDriver = newDriver"]
        ),
        ("var new: Int { 1 }", .end, ["", "    var new: Int { 1 }"]),
    ])
    func `a line goes where lines of its kind are`(
        line: String, place: Edit.Place, inserted: [Substring]
    ) throws {
        #expect(try lines(line, place) == inserted)
    }

    @Test func `a declaration without such lines is an error`() {
        #expect(
            throws: BoilerplateError.noPlace(line: "x", declaration: "Box", path: "Box.swift")
        ) { try lines("x", .behind(.chosenDriver)) }
    }

    @Test func `a file without the declaration is an error`() {
        let edit = Edit(path: "a", declaration: "Bin", line: "x", place: .end)
        #expect(throws: BoilerplateError.noDeclaration("Bin", path: "a")) {
            try edit.applied(to: text)
        }
    }

    @Test func `a clause of one line has no place for another`() {
        let edit = Edit(path: "a", declaration: "Other", line: "New", place: .inheritance)
        #expect(throws: BoilerplateError.noPlace(line: "New", declaration: "Other", path: "a")) {
            try edit.applied(to: text)
        }
    }
}
