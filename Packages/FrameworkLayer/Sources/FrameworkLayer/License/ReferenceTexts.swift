import DebianCopyright

/// Completes the texts of references: where a text only refers to a file in
/// `/usr/share/common-licenses`, it inserts the file.
struct ReferenceTexts {
    /// How much is put in altogether, in bytes. Ten times what a large system needs; without a
    /// bound the pointers of a hostile one could become as long as its maker likes.
    private static let budget = 1 << 26

    private let root: InstalledRoot
    private var files: [String: String?] = [:]
    private var spent = 0
    /// The texts by the ids of the references.
    private(set) var texts: [String: String] = [:]

    init(root: InstalledRoot) {
        self.root = root
    }

    /// Adds a reference's text, unless one of its id is there already.
    ///
    /// What the file prints comes first: the text, or at least the name; then that of the license
    /// that an exception is added to; then each common license under its path.
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

    /// The text of a common license; nil if the root has none that can be read.
    private mutating func file(_ name: String) -> String? {
        if let known = files[name] { return known }
        let text = root.system.commonLicense(name)
        files[name] = .some(text)
        return text
    }
}
