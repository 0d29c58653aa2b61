import ChildProcesses
import Foundation

/// The checkout: its files, and the commands that can run in it.
public struct Workspace: Sendable {
    /// The absolute path of the checkout, without a trailing slash.
    let root: String
    /// The text of each file of the project, by its path below the root, without what `.gitignore`
    /// excludes.
    let files: [String: String]
    private let runner: Runner

    /// Runs a program; tests pass a double.
    typealias Runner = @Sendable (Command, Command.Output) throws(CommandError) -> Outcome

    init(root: String, files: [String: String], runner: @escaping Runner) {
        self.root = root
        self.files = files
        self.runner = runner
    }

    // MARK: Its files

    /// The paths of all files in the order of their bytes.
    var paths: [String] { files.keys.sorted() }

    /// The paths of the Swift files below a folder, in the order of their bytes.
    func swiftFiles(below folder: String = "") -> [String] {
        paths.filter { $0.hasSuffix(".swift") && ($0.hasPrefix(folder + "/") || folder.isEmpty) }
    }

    /// The lines of a file, each with its 1-based number; none if there is no such file.
    func lines(of path: String) -> [(number: Int, text: Substring)] {
        guard let text = files[path] else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { ($0.offset + 1, $0.element) }
    }

    /// The folders with a manifest, except the root: `Packages/DomainLayer`, `DevelopmentApp`.
    /// The templates of other people's packages are left out.
    var packages: [String] {
        paths.filter { $0.hasSuffix("/Package.swift") && !$0.hasPrefix(Self.templates + "/") }
            .map { String($0.dropLast(14)) }
    }

    private static let templates = "Packages/Workshop/Templates"

    /// The names of the folders directly below `folder`.
    func folders(in folder: String) -> [String] {
        var names: Set<String> = []
        for path in files.keys where path.hasPrefix(folder + "/") {
            let rest = path.dropFirst(folder.count + 1)
            if let slash = rest.firstIndex(of: "/") { names.insert(String(rest[..<slash])) }
        }
        return names.sorted()
    }

    // MARK: Programs that run in it

    func run(_ words: String..., output: Command.Output = .captured) throws(CommandError) -> Outcome
    {
        try run(words, output: output)
    }

    func run(
        _ words: [String], output: Command.Output = .captured
    ) throws(CommandError) -> Outcome {
        try runner(Command(words), output)
    }

    /// The verdict of a check that runs programs: skipped if one of them is not installed.
    func judged(_ judge: () throws(CommandError) -> Verdict) -> Verdict {
        do throws(CommandError) {
            return try judge()
        } catch {
            return error.isMissing
                ? .skipped("\(error.words.first ?? "") is not installed")
                : .failed([error.description])
        }
    }

    /// A folder below `.build`, which has everything that checks build.
    func scratch(_ name: String) -> String { "\(root)/.build/\(name)" }
}

// MARK: Reading a checkout

extension Workspace {
    /// Reads the checkout at `root`, and runs programs for real; a link that leads nowhere is
    /// skipped.
    ///
    /// - Throws: Foundation's error if a folder or file can't be read.
    public init(reading root: String) throws {
        let url = URL(filePath: root, directoryHint: .isDirectory).standardizedFileURL
        let base = String(url.path(percentEncoded: false).dropLast())
        let patterns = IgnoredNames(
            try String(contentsOfFile: base + "/.gitignore", encoding: .utf8))
        var files: [String: String] = [:]
        var folders = [""]
        while let folder = folders.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: base + "/" + folder)
            where name != ".git" && !patterns.match(name) {
                let path = base + "/" + folder + name
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                    continue
                }
                if isFolder.boolValue {
                    folders.append(folder + name + "/")
                } else {
                    let bytes = try Data(contentsOf: URL(filePath: path))
                    files[folder + name] = String(decoding: bytes, as: UTF8.self)
                }
            }
        }
        self.init(root: base, files: files) { command, output throws(CommandError) in
            try command.run(output)
        }
    }
}

/// The names that a `.gitignore` with plain names and `*.suffix` patterns excludes, in any folder.
///
/// The file is read here instead of asking git, because a checkout that git distrusts (another
/// owner's, or unpacked from an archive) has to pass these checks too.
struct IgnoredNames {
    private let patterns: [Substring]

    init(_ text: String) {
        patterns = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.hasSuffix("/") ? $0.dropLast() : $0 }
    }

    func match(_ name: String) -> Bool {
        patterns.contains { $0.hasPrefix("*") ? name.hasSuffix($0.dropFirst()) : $0 == name }
    }
}
