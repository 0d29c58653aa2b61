import Testing

@testable import CommandLineInterface

struct TablesTests {
    @Test func `every command has one row`() {
        #expect(Command.rows(withPreviews: true).map(\.name) == CommandName.allCases)
    }

    @Test func `previews are a command only where there are some`() {
        #expect(
            Command.rows(withPreviews: false).map(\.name)
                == CommandName.allCases.filter { $0 != .previews })
    }

    @Test func `a command takes formats exactly where it takes the option for them`() {
        for command in Command.rows(withPreviews: true) {
            #expect(command.options.contains(.format) == !command.formats.isEmpty)
        }
    }

    @Test func `no command names an option twice`() {
        for command in Command.rows(withPreviews: true) {
            #expect(Set(command.options).count == command.options.count)
        }
    }

    @Test func `every option belongs to a command`() {
        #expect(Set(Command.rows.flatMap(\.options)) == Set(OptionName.allCases))
    }

    @Test func `no two options share a letter`() {
        #expect(Option.rows.compactMap(\.short).sorted() == ["f", "h", "o", "q", "v"])
    }

    @Test func `a choice begins with its default`() {
        let firsts = Option.rows.compactMap { option -> String? in
            guard case .choice(_, let words) = option.value else { return nil }
            return words.first
        }
        #expect(firsts == ["table", "package", "name", "auto"])
    }
}
