import BrowserStyles
import DomainLayer
import Testing

@Suite struct RequestTests {
    @Test(arguments: BrowserStyle.allCases)
    func `a style alone is shown over mocks`(style: BrowserStyle) throws {
        let request = try Request(parsing: [style.rawValue])
        #expect(request == .browse(style, source: .standard, isReal: false))
    }

    @Test(
        arguments: [
            (["mvvm", "--system"], .standard, true),
            (["--system", "--root", "/mnt", "mvvm"], .root("/mnt"), true),
            (["--root", "slow", "mvvm"], .root("slow"), false),
            (["--root", "slow", "--root", "large", "mvvm"], .root("large"), false),
        ] as [([String], InventorySource, Bool)])
    func `options say which system`(words: [String], source: InventorySource, isReal: Bool) throws {
        #expect(try Request(parsing: words) == .browse(.mvvm, source: source, isReal: isReal))
    }

    @Test(arguments: [["--help"], ["-h"], ["vsa", "--help", "--wrong"]])
    func `help is given whatever follows`(words: [String]) throws {
        #expect(try Request(parsing: words) == .help)
    }

    @Test(arguments: BrowserStyle.allCases)
    func `the help names each style`(style: BrowserStyle) {
        #expect(Request.helpText.contains("\n  \(style.rawValue) "))
    }

    @Test(
        arguments: [
            ([], "no style is named; choose one of fia, mvvm, redux, asmf, vsa"),
            (["--system"], "no style is named; choose one of fia, mvvm, redux, asmf, vsa"),
            (
                ["fia", "vsa"],
                "more than one style is named; choose one of fia, mvvm, redux, asmf, vsa"
            ),
            (["MVVM"], "unknown style 'MVVM'; choose one of fia, mvvm, redux, asmf, vsa"),
            (["\u{1B}[2J"], "unknown style '␛[2J'; choose one of fia, mvvm, redux, asmf, vsa"),
            (["vsa", "--style"], "unknown option '--style'; see 'StylesApp --help'"),
            (["vsa", "--root"], "--root needs a value: --root PATH"),
            (["vsa", "--root", ""], "--root needs a value: --root PATH"),
        ] as [([String], String)])
    func `what makes no sense is an error that says so`(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try Request(parsing: words) }
        #expect(error?.message == message)
    }
}
