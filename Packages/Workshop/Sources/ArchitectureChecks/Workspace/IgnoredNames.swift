/// The names that a `.gitignore` of plain names and `*.suffix` patterns leaves out, in any folder.
///
/// It is read here rather than asked of git, because a checkout that git distrusts (another
/// owner's, or unpacked from an archive) has to pass the same checks.
struct IgnoredNames {
    private var names: Set<Substring> = []
    private var suffixes: [Substring] = []

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let name = line.hasSuffix("/") ? line.dropLast() : line
            if name.hasPrefix("*") {
                suffixes.append(name.dropFirst())
            } else {
                names.insert(name)
            }
        }
    }

    func match(_ name: String) -> Bool {
        names.contains(name[...]) || suffixes.contains { name.hasSuffix($0) }
    }
}
