/// Reads what a text states by naming files under `/usr/share/common-licenses`.
///
/// A path means what the file's name means: `GPL-2` is that version only, `GPL` any version, and
/// never the version that a link leads to.
struct CommonLicensePointers {
    private let names: LicenseNames

    init(names: LicenseNames) {
        self.names = names
    }

    /// One statement for each path, in the text's order; each licence once, at its first place.
    func statements(in text: ByteView, firstLine: Int) -> [IdentifiedStatement] {
        statements(in: text, firstLine: firstLine) { _ in .work }
    }

    /// The statements of those paths that state something even where words grant other licences.
    func loneStatements(in text: ByteView, firstLine: Int) -> [IdentifiedStatement] {
        let lone = LonePointers(in: text)
        return statements(in: text, firstLine: firstLine) { lone.subject(of: $0) }
    }

    /// - Parameter subject: what a path speaks of; nil where it states nothing.
    private func statements(
        in text: ByteView, firstLine: Int, subject: (ByteView) -> LonePointers.Subject?
    ) -> [IdentifiedStatement] {
        var statements: [IdentifiedStatement] = []
        var seen: Set<StatedLicense> = []
        var lines = LineCounter(text, firstLine: firstLine)
        for path in CommonLicensePaths(in: text) {
            guard let subject = subject(path),
                let (license, isUnversioned) = license(inCommonFile: path),
                seen.insert(license).inserted
            else { continue }
            let start = path.offset(in: text)
            let first = lines.line(of: start)
            let last = lines.line(of: start + path.count)
            statements.append(
                IdentifiedStatement(
                    license: license, basis: .pointer, rule: .commonLicense,
                    lines: first...last, isUnversioned: isUnversioned, isPartial: subject == .part))
        }
        return statements
    }

    /// The licence of a file under common-licenses.
    private func license(inCommonFile name: ByteView) -> (StatedLicense, isUnversioned: Bool)? {
        // The file holds the text with three clauses.
        if name.equalsIgnoringCase("BSD") { return (.license("BSD-3-Clause"), false) }
        guard let name = NormalizedName(name),
            case .definite(let license, let isUnversioned) = names.meaning(of: name)
        else { return nil }
        return (license, isUnversioned)
    }
}
