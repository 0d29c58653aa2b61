internal import Reports

/// The manual page, made from the tables of commands and options.
///
/// Its day is that of the version: the same program writes the same page every day.
enum ManualPage {
    /// The page in mdoc(7).
    ///
    /// - Parameter commands: those that there are.
    static func text(of commands: [Command]) -> String {
        var page = ManualWriter()
        page.add("Dd \(Tool.releaseDay)")
        page.add("Dt \(Tool.name.uppercased()) 1")
        page.add("Os Debian")
        page.begin(section: "NAME")
        page.add("Nm \(Tool.name)")
        page.add("Nd tell the licences of the packages installed on a Debian system")
        page.begin(section: "SYNOPSIS")
        page.add("Nm")
        page.add("Op Ar option ...")
        for command in commands { writeSynopsis(of: command, to: &page) }
        page.begin(section: "DESCRIPTION")
        writeDescription(to: &page)
        page.begin(section: "COMMANDS")
        page.list(commands, term: usage, explanation: explain)
        page.begin(section: "OPTIONS")
        page.write("They may stand before the command or behind it.")
        page.list(commands.options, term: spellings, explanation: explain)
        writeSurroundings(to: &page)
        page.begin(section: "EXIT STATUS")
        page.list(
            ExitStatus.allCases, term: { "\($0.rawValue)" },
            explanation: { status, page in page.write(status.meaning + ".") })
        writeExamples(to: &page)
        return page.text
    }

    private static func writeSynopsis(of command: Command, to page: inout ManualWriter) {
        page.add("Nm")
        page.add("Cm \(command.name)")
        page.add("Op Ar option ...")
        if let operand = command.operand { page.add(macro(for: operand)) }
    }

    private static func usage(of command: Command) -> String {
        "Cm \(command.name)" + (command.operand.map { " " + macro(for: $0) } ?? "")
    }

    private static func macro(for operand: Command.Operand) -> String {
        let word = "Ar \(operand.placeholder)" + (operand.repeats ? " ..." : "")
        return operand.count.lowerBound == 0 ? "Op " + word : word
    }

    private static func explain(_ command: Command, on page: inout ManualWriter) {
        page.write(command.summary + ".")
        if let operand = command.operand {
            page.add("Ar \(operand.placeholder) :")
            let explanation = operand.explanation
            page.write(explanation.prefix(1).lowercased() + explanation.dropFirst() + ".")
        }
        if !command.formats.isEmpty {
            page.write("Formats: \(command.formats.map(\.rawValue).listed("and")).")
        }
        let options = command.options.map(\.word).listed("and")
        page.write("Options: \(options).")
    }

    /// Each way to type the option with its value: `-f FORMAT`, `--format FORMAT`.
    private static func spellings(of option: Option) -> String {
        let value = option.value.placeholder.map { " Ar \($0)" } ?? ""
        return option.spellings.map { "Fl \($0.dropFirst().replacing("-", with: "\\-"))\(value)" }
            .joined(separator: " , ")
    }

    private static func explain(_ option: Option, on page: inout ManualWriter) {
        var sentence = option.help
        if var words = option.value.words {
            if !option.value.isList { words[0] += " (default)" }
            sentence += ": " + words.listed("or")
        }
        page.write(sentence + ".")
        if let formats = option.formats {
            page.write("It has an effect with \(formats.map(\.rawValue).listed("and")) alone.")
        }
        if option.value.isList {
            page.write("Several have commas between them, or the option is repeated.")
        }
    }
}
