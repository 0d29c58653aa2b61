import SwiftSources

/// Each type, module, package, folder, make target, command and option that README names is there.
struct ReadmeNamesCheck: Check {
    let name = "names in README"
    let reason = "who looks for something by its name has to find it"
    let remedy = "write the name that the thing has now"

    func verdict(on workspace: Workspace) -> Verdict {
        guard let text = workspace.files["README.md"] else { return .failed(["there is none"]) }
        let markdown = MarkdownText(text)
        let known = KnownNames(of: workspace)
        var breaches = markdown.codeSpans.compactMap { number, code in
            known.lack(in: String(code)).map { "line \(number): \($0)" }
        }
        breaches += markdown.commands.compactMap(known.lack(inCommand:))
        for table in markdown.tables where table.first?.first == "command" {
            for row in table.dropFirst() {
                let code = row[0].split(separator: "`").first ?? ""
                let words = code.split(separator: " ").map(String.init)
                if let lack = known.lack(inArguments: words) { breaches.append(lack) }
            }
        }
        let count = markdown.codeSpans.count + markdown.commands.count
        if count == 0 { breaches.append("it names nothing") }
        return Verdict(breaches: breaches, looked: "\(count) names and commands")
    }
}

/// What can be named.
struct KnownNames {
    private let types: Set<String>
    private let paths: [String]
    private let targets: Set<String>
    private let commands: Set<String>
    private let options: Set<String>
    private let formats: Set<String>

    static let table = "Packages/PresentationLayer/Sources/CommandLineInterface/Table/"

    init(of workspace: Workspace) {
        var types: Set<String> = []
        for path in workspace.paths {
            types.formUnion(path.split(separator: "/").dropLast().map(String.init))
            guard path.hasSuffix(".swift") else { continue }
            types.formUnion(TypeDeclaration.names(in: workspace.files[path] ?? ""))
        }
        self.types = types
        paths = workspace.paths
        targets = Set(
            (workspace.files["Makefile"] ?? "").split(separator: "\n").compactMap { line in
                let name = line.prefix { $0.isLetter || $0 == "-" || $0 == "%" }
                return line.dropFirst(name.count).first == ":" ? String(name) : nil
            })
        func values(_ file: String) -> Set<String> {
            Set((workspace.files[Self.table + file] ?? "").enumCases)
        }
        commands = values("CommandName.swift")
        options = values("OptionName.swift")
        formats = values("ExportFormat.swift")
    }

    /// What is not there of what stands in backquotes; nil where all is, or nothing is named.
    func lack(in code: String) -> String? {
        let words = code.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        if let place = words.firstIndex(of: "make"), place + 1 < words.count {
            return lack(ofTarget: words[place + 1])
        }
        if ["DevelopmentApp", "ProductionApp"].contains(first) || commands.contains(first) {
            return lack(inArguments: Array(words.drop { types.contains($0) }))
        }
        if first.hasPrefix("--") { return lack(inArguments: words) }
        if words.count == 1, first.hasPrefix("Packages/") || first.hasPrefix("…/") {
            let path = first.hasPrefix("…") ? String(first.dropFirst()) : first
            return paths.contains { ("/" + $0).contains(path + "/") || $0 == path }
                ? nil : "no folder \(first)"
        }
        if words.count == 1, first.isTypeName, !types.contains(first) {
            return "no type, module or package \(first)"
        }
        return nil
    }

    /// What is not there of a command that a block shows.
    func lack(inCommand command: String) -> String? {
        let words = command.split(separator: " ").map(String.init)
        if words.first == "make" { return words.dropFirst().first.flatMap(lack(ofTarget:)) }
        let place = words.firstIndex { word in
            ["DevelopmentApp", "ProductionApp"].contains(word)
                || word.hasSuffix("/ProductionApp") || word.hasSuffix("/DevelopmentApp")
        }
        guard let place, words.first != "swift" || words.dropFirst().first == "run" else {
            return nil
        }
        return lack(inArguments: Array(words[(place + 1)...]))
    }

    /// What is not there of a program's arguments.
    func lack(inArguments words: [String]) -> String? {
        if let first = words.first, !first.hasPrefix("-"), !commands.contains(first) {
            return "no command \(first)"
        }
        if words.first == "export", let format = words.dropFirst().first,
            !format.hasPrefix("-"), format != "FORMAT", !formats.contains(format)
        {
            return "no format \(format)"
        }
        let unknown = words.first { $0.hasPrefix("--") && !options.contains($0.optionName) }
        return unknown.map { "no option \($0)" }
    }

    private func lack(ofTarget name: String) -> String? {
        if targets.contains(name) { return nil }
        if name.hasPrefix("test-"), targets.contains("test-%"),
            types.contains(String(name.dropFirst(5)))
        {
            return nil
        }
        return "no target \(name) in the Makefile"
    }
}

extension String {
    /// The raw values of an enum's cases.
    fileprivate var enumCases: [String] {
        split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.first == "case", words.count > 1 else { return nil }
            return words.count > 3
                ? words[3].split(separator: "\"").first.map(String.init)
                : String(words[1])
        }
    }

    /// `--root` of `--root=DIR`.
    fileprivate var optionName: String { String(dropFirst(2).prefix { $0 != "=" }) }

    /// Written as a type's name, and not in capitals alone as an acronym.
    fileprivate var isTypeName: Bool {
        (first?.isUppercase ?? false) && contains { $0.isLowercase }
            && allSatisfy { $0.isLetter || $0.isNumber }
    }
}
