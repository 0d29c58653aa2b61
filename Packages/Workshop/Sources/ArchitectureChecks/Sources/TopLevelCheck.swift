/// The top level holds the six entries of the design card and otherwise only known files.
struct TopLevelCheck: Check {
    let name = "top level"
    let reason = "a stranger has to find the rooms of the house at one look"
    let remedy = "move the entry below Packages, or name it in TopLevelCheck if it belongs there"

    static let rooms = [
        "DevelopmentApp", "Makefile", "Packages", "ProductionApp", "README.md", "assets",
    ]
    static let files: Set = [
        ".ci", ".editorconfig", ".github", ".gitignore", ".swift-format", "CHANGELOG.md",
        "CONTRIBUTING.md", "LICENSE", "LICENSES", "NOTICE", "Package.swift", "README.ja.md",
        "REUSE.toml",
    ]

    func verdict(on workspace: Workspace) -> Verdict {
        let entries = Set(workspace.files.keys.map { String($0.prefix { $0 != "/" }) })
        let missing = Self.rooms.filter { !entries.contains($0) }
        let strange = entries.subtracting(Self.rooms).subtracting(Self.files).sorted()
        return Verdict(
            breaches: missing.map { "missing: \($0)" } + strange.map { "unexpected: \($0)" },
            looked: "\(entries.count) entries")
    }
}
