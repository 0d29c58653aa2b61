/// Which sections of the archive a rule is about.
///
/// Debian Policy 2.4: a section is `libs` in the archive area main, and `non-free/libs` in another
/// area. A pattern is held against the section as it is written, against the area alone, and
/// against both where main is not written: `libs`, `main` and `main/*` all match the first one.
public struct SectionPattern: Hashable, Sendable {
    /// The pattern as it is written.
    public let text: String

    private let glob: Glob

    init(_ text: String) {
        self.text = text
        glob = Glob(text)
    }

    func matches(_ section: String) -> Bool {
        if glob.matches(section) { return true }
        guard let slash = section.firstIndex(of: "/") else {
            return glob.matches("main") || glob.matches("main/" + section)
        }
        return glob.matches(String(section[..<slash]))
    }
}
