import DebianCopyright
import DebianSystems

/// Completes the texts of references: where a text only refers to a file in
/// `/usr/share/common-licenses`, it inserts the file.
struct ReferenceTexts {
    /// How much is inserted altogether, in bytes: ten times what a large system needs. Without a
    /// limit, the references of a hostile system could make the texts arbitrarily long.
    private static let budget = 1 << 26

    private let system: InstalledSystem
    private var files: [String: String?] = [:]
    private var spent = 0
    /// The texts, by the ids of the references.
    private(set) var texts: [String: String] = [:]

    init(system: InstalledSystem) {
        self.system = system
    }

    /// Adds a reference's text, unless its id already has one.
    ///
    /// First comes what the file prints: the text, or at least the name; then the text of the
    /// license that an exception is added to; then each common license under its path.
    mutating func add(_ reference: ReferencedText, as id: String) {
        guard texts[id] == nil else { return }
        var text = reference.text ?? "\(reference.name ?? id)\n"
        if let base = reference.base { text += "\n\(base)" }
        for name in reference.commonLicenses {
            guard let common = file(name), spent + common.utf8.count <= ReferenceTexts.budget else {
                continue
            }
            spent += common.utf8.count
            text += "\n\(CommonLicenseFiles.path(of: name)):\n\n\(common)"
        }
        texts[id] = text
    }

    /// The text of a common license; nil if the system has none, or can't read it.
    private mutating func file(_ name: String) -> String? {
        if let known = files[name] { return known }
        let text = system.commonLicense(name)
        files[name] = .some(text)
        return text
    }
}
