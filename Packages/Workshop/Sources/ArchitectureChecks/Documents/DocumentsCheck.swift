import SwiftSources

/// What the documents name exists: the files that they link to, the folders, types and make targets
/// in backquotes, and the file that each block of Swift comes from.
///
/// An article of the documentation names the file of each block that it quotes: the paragraph
/// before the block ends in "in `path`:". Other blocks are examples or a tutorial's steps.
struct DocumentsCheck: Check {
    let name = "documents"
    let reason = "they are read first, and reread last after a change"
    let remedy = "write the thing's current name, or the code as the sources have it"

    /// The documents for strangers that exist.
    static let all = [
        "README.md", "README.ja.md", "CONTRIBUTING.md", "DevelopmentApp/README.md",
        "ProductionApp/README.md", "ProductionApp/Reference.md",
    ]

    func verdict(on workspace: Workspace) -> Verdict {
        let names = Names(of: workspace)
        let sources = workspace.swiftFiles().compactMap { workspace.files[$0] }
        var breaches: [String] = []
        var count = 0
        for path in Self.all {
            guard let text = workspace.files[path] else { continue }
            let markdown = MarkdownText(text)
            let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
            for (number, target) in markdown.links {
                let file = target.prefix { $0 != "#" }
                if target.hasPrefix("http") || file.isEmpty { continue }
                count += 1
                if !names.hasPath(folder + file) {
                    breaches.append("\(path):\(number): the link to \(target) leads nowhere")
                }
            }
            for (number, code) in markdown.codeSpans {
                count += 1
                if let missing = names.missing(in: code) {
                    breaches.append("\(path):\(number): there is no \(missing)")
                }
            }
            for block in markdown.blocks where block.language == "swift" {
                count += 1
                if !sources.contains(where: { $0.contains(block.text) }) {
                    breaches.append("\(path):\(block.lines.lowerBound + 1): no file has this code")
                }
            }
            let commands = markdown.blocks.filter { $0.language == "console" }.flatMap { block in
                block.text.split(separator: "\n").filter { $0.hasPrefix("$ make ") }
            }
            breaches += commands.compactMap { names.missing(in: $0.dropFirst(2)) }
                .map { "\(path): there is no \($0)" }
        }
        let articles = workspace.paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
        for article in articles {
            for block in MarkdownText(workspace.files[article] ?? "").blocks {
                guard let file = block.quotedFile else { continue }
                count += 1
                let isThere = workspace.paths.contains { path in
                    (file.hasPrefix("…/") ? path.hasSuffix(file.dropFirst()) : path == file)
                        && workspace.files[path]?.contains(block.text) == true
                }
                if !isThere {
                    let line = block.lines.lowerBound + 1
                    breaches.append("\(article):\(line): this code is not in \(file)")
                }
            }
        }
        if count == 0 { breaches.append("they name nothing") }
        return Verdict(breaches: breaches, looked: "\(count) links, names and pieces of code")
    }
}

/// The things that a document can name.
private struct Names {
    private let paths: Set<String>
    private let types: Set<String>
    private let targets: Set<Substring>

    init(of workspace: Workspace) {
        var paths: Set<String> = []
        var types: Set<String> = []
        for path in workspace.paths {
            var folder = ""
            for part in path.split(separator: "/") {
                folder += folder.isEmpty ? String(part) : "/\(part)"
                paths.insert(folder)
                types.insert(String(part))
            }
            if path.hasSuffix(".swift") {
                types.formUnion(TypeDeclaration.names(in: workspace.files[path] ?? ""))
            }
        }
        self.paths = paths
        self.types = types
        targets = Set(
            workspace.lines(of: "Makefile").compactMap { _, line in
                let name = line.prefix { $0.isLetter || $0 == "-" || $0 == "%" }
                return line.dropFirst(name.count).first == ":" ? name : nil
            })
    }

    /// Whether there is such a file or folder, at the top or, after `…/`, by the end of its path.
    func hasPath(_ path: String) -> Bool {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        let path = parts.joined(separator: "/")
        return path.hasPrefix("…/")
            ? paths.contains { $0.hasSuffix(path.dropFirst()) } : paths.contains(path)
    }

    /// The first thing that the code names if it doesn't exist; nil if it does, or names nothing.
    func missing(in code: Substring) -> String? {
        let words = code.split(separator: " ")
        guard let first = words.first else { return nil }
        if first == "make", words.count > 1, let name = words.dropFirst().first(where: \.isTarget) {
            let layer = name.hasPrefix("test-") ? String(name.dropFirst(5)) : ""
            return targets.contains(name) || types.contains(layer) ? nil : "make target \(name)"
        }
        guard words.count == 1 else { return nil }
        if first.hasPrefix("Packages/") || first.hasPrefix("…/") {
            return hasPath(String(first)) ? nil : "\(first)"
        }
        let isType =
            first.wholeMatch(of: /[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*/) != nil
            && !types.contains(String(first))
        return isType ? "type, module or folder \(first)" : nil
    }
}

extension FencedBlock {
    /// The path of the file that the block says it is from, whole or its end after `…/`.
    fileprivate var quotedFile: Substring? {
        language == "swift" ? introduction.firstMatch(of: /[Ii]n `([^`]+)`:$/)?.1 : nil
    }
}

extension Substring {
    /// Whether a word after `make` is a target's name and neither an option nor a variable.
    fileprivate var isTarget: Bool { !contains("=") && !hasPrefix("-") }
}
