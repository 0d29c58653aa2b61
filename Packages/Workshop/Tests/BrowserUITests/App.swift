import DebianRootFixtures
import PseudoTerminals
import SampleRoots

/// One of the two programs, as it was built for these tests.
enum App: String, CaseIterable {
    case development = "DevelopmentApp"
    case production = "ProductionApp"

    /// The folder of the build, in which the programs are next to the tests.
    static let folder = {
        let bundle = CommandLine.arguments.first ?? ""
        return bundle.lastIndex(of: "/").map { String(bundle[...$0]) } ?? ""
    }()

    var path: String { Self.folder + rawValue }

    /// Starts its browser on a terminal.
    ///
    /// - Parameters:
    ///   - root: a scenario's name or a folder; nil for the program's default, which for
    ///     ProductionApp is the invented system.
    ///   - options: more words of the command line.
    func browse(
        _ root: String? = nil, options: [String] = [], columns: Int = 100, rows: Int = 30
    ) throws -> TerminalProgram {
        try TerminalProgram(
            words(root) + options, environment: Self.environment, columns: columns, rows: rows)
    }

    /// A crash must not wait for a user who reads Swift's backtrace.
    static let environment = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]

    /// The command line that starts the browser.
    func words(_ root: String? = nil) throws -> [String] {
        try [path, "browse"] + self.root(root)
    }

    /// The option that names the system to show.
    func root(_ root: String? = nil) throws -> [String] {
        try ["--root", root ?? (self == .production ? Self.inventedSystem.get() : "samples")]
    }

    /// A system of 60 packages, written once for all tests.
    private static let inventedSystem = Result { () throws(FixtureError) in
        let folder = App.folder + "BrowserUITests.root"
        try SampleRoot(packages: 60, seed: 7).write(to: folder)
        return folder
    }
}
