import ChildProcesses

/// The checkout that is looked at: its files, and the commands that can be run in it.
public struct Workspace: Sendable {
    /// The absolute path of the checkout, without a slash at its end.
    let root: String
    /// The text of each file of the project, by its path below the root; build products and what
    /// `.gitignore` names are no files of the project.
    let files: [String: String]
    private let runner: Runner

    /// Runs a program; tests give a double.
    typealias Runner =
        @Sendable (Command, Command.Output) throws(CommandError) -> Outcome

    init(root: String, files: [String: String], runner: @escaping Runner) {
        self.root = root
        self.files = files
        self.runner = runner
    }

    /// The paths of all files in the order of their bytes.
    var paths: [String] { files.keys.sorted() }

    /// The paths of the Swift files below a folder, in the order of their bytes.
    func swiftFiles(below folder: String = "") -> [String] {
        paths.filter { $0.hasSuffix(".swift") && ($0.hasPrefix(folder + "/") || folder.isEmpty) }
    }

    /// The lines of a file, each with its 1-based number; none where there is no such file.
    func lines(of path: String) -> [(number: Int, text: Substring)] {
        guard let text = files[path] else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { ($0.offset + 1, $0.element) }
    }

    /// The folders that hold a manifest, but for the root: `Packages/DomainLayer`,
    /// `DevelopmentApp`.
    var packages: [String] {
        paths.filter { $0.hasSuffix("/Package.swift") }.map { String($0.dropLast(14)) }
    }

    /// The names of the folders directly below `folder`.
    func folders(in folder: String) -> [String] {
        var names: Set<String> = []
        for path in files.keys where path.hasPrefix(folder + "/") {
            let rest = path.dropFirst(folder.count + 1)
            if let slash = rest.firstIndex(of: "/") { names.insert(String(rest[..<slash])) }
        }
        return names.sorted()
    }

    func run(
        _ words: String..., output: Command.Output = .captured
    ) throws(CommandError) -> Outcome {
        try run(words, output: output)
    }

    func run(
        _ words: [String], output: Command.Output = .captured
    ) throws(CommandError) -> Outcome {
        try runner(Command(words), output)
    }

    /// The verdict of a check that runs programs: skipped where one of them is not installed.
    func judged(_ judge: () throws(CommandError) -> Verdict) -> Verdict {
        do throws(CommandError) {
            return try judge()
        } catch {
            return error.isMissing
                ? .skipped("\(error.words.first ?? "") is not installed")
                : .failed([error.description])
        }
    }

    /// A folder below `.build`, where everything that checks build is put.
    func scratch(_ name: String) -> String { "\(root)/.build/\(name)" }
}
