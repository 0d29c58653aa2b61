/// A package of an invented system.
struct SamplePackage {
    let name: String
    let source: String
    let version: String
    let architecture: String
    let section: String
    let maintainer: String
    let installedSize: Int
    let description: String

    /// Its stanza in `var/lib/dpkg/status`, blank line included.
    var stanza: String {
        """
        Package: \(name)
        Status: install ok installed
        Priority: optional
        Section: \(section)
        Installed-Size: \(installedSize)
        Maintainer: \(maintainer)
        Architecture: \(architecture)
        Multi-Arch: \(architecture == "all" ? "foreign" : "same")
        Source: \(source)
        Version: \(version)
        Depends: libc6 (>= 2.34), libgcc-s1 (>= 3.0)
        Description: \(description)
        Homepage: https://example.org/\(source)/


        """
    }
}

extension SamplePackage {
    /// The package of this number: of every three, the second and third come from one source.
    init(
        number: Int, words: InventedWords, using generator: inout SeededGenerator
    ) {
        let isSibling = number % 3 == 2
        let stem = "sample\(isSibling ? number - 1 : number)"
        var description = Array("sample number \(number)\n".utf8)
        words.addText(
            420, indent: " ", emptyLine: " .", to: &description, using: &generator)
        description.removeLast()
        let name = words.properName(using: &generator)
        self.init(
            name: isSibling ? "lib\(stem)" : stem,
            source: stem,
            version: "\(number % 9).\(number % 17)-\(number % 5 + 1)",
            architecture: number % 4 == 0 ? "all" : "amd64",
            section: ["libs", "utils", "net", "devel", "perl"][number % 5],
            maintainer: "\(name) Keeper <\(name.lowercased())@example.org>",
            installedSize: Int.random(in: 20...9000, using: &generator),
            description: String(decoding: description, as: UTF8.self))
    }
}
