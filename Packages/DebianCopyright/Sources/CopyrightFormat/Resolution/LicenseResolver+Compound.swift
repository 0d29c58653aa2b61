import Bytes
import Identification
import LicenseStatements

extension LicenseResolver {
    /// What a name says that was written in one word: `BSD-3-clause_and_LGPL-2+`; nil where a part
    /// of it is not known.
    func compound(_ name: SynopsisName) -> StatedLicense? {
        compound(name) { _ in nil }
    }

    /// The same for a name with a `LicenseRef-` among known ones, which stands for the text below:
    /// `GPL-2.0-only_OR_LicenseRef-moon`.
    mutating func compound(withReferenceTo named: NamedText) -> StatedLicense? {
        guard let text = named.text, named.name.whole.containsIgnoringCase("licenseref-") else {
            return nil
        }
        let digest = texts.digest(of: text)
        var references = references
        let license = compound(named.name) { name in
            guard name.isReference, name.whole.count < named.name.whole.count else { return nil }
            return .reference(
                references.reference(to: name.whole, text: text, digest: digest, underlying: []))
        }
        if license != nil { self.references = references }
        return license
    }

    /// - Parameter unknown: what a part means that is not known.
    private func compound(
        _ name: SynopsisName, unknown: (SynopsisName) -> StatedLicense?
    ) -> StatedLicense? {
        guard name.whole.contains(UInt8(ascii: "_")) else { return nil }
        let spaced = name.whole.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
        return ByteView.withBytes(of: spaced) { line in
            switch SynopsisParser.parse(line) {
            case (let tree?, false): license(of: tree, unknown: unknown)
            default: nil
            }
        }
    }

    /// What the names say that are the first paragraph of a text; nil where something else is, a
    /// name is not known, or one name alone may be the title of what follows.
    func expression(in text: LicenseText) -> StatedLicense? {
        guard let paragraph = text.firstLineAlone,
            case (let tree?, false) = SynopsisParser.parse(paragraph.line)
        else { return nil }
        if case .name = tree, !paragraph.isAll { return nil }
        return license(of: tree) { _ in nil }
    }

    private func license(
        of tree: Synopsis, unknown: (SynopsisName) -> StatedLicense?
    ) -> StatedLicense? {
        switch tree {
        case .name(let name): names.meaning(of: name).meaning.license ?? unknown(name)
        case .and(let operands): joined(operands, by: StatedLicense.and, unknown: unknown)
        case .or(let operands): joined(operands, by: StatedLicense.or, unknown: unknown)
        }
    }

    private func joined(
        _ operands: [Synopsis], by make: ([StatedLicense]) -> StatedLicense,
        unknown: (SynopsisName) -> StatedLicense?
    ) -> StatedLicense? {
        let licenses = operands.compactMap { license(of: $0, unknown: unknown) }
        return licenses.count == operands.count ? .joined(licenses, by: make) : nil
    }
}
