import Bytes
import Identification
import LicenseStatements

extension LicenseResolver {
    /// What a name says that was written in one word: `BSD-3-clause_and_LGPL-2+`; nil where a part
    /// of it is not known.
    func compound(_ name: SynopsisName) -> StatedLicense? {
        guard name.whole.contains(UInt8(ascii: "_")) else { return nil }
        let spaced = name.whole.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
        return ByteView.withBytes(of: spaced) { line in
            switch SynopsisParser.parse(line) {
            case (let tree?, false): license(of: tree)
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
        return license(of: tree)
    }

    private func license(of tree: Synopsis) -> StatedLicense? {
        switch tree {
        case .name(let name): names.meaning(of: name).meaning.license
        case .and(let operands): joined(operands, by: StatedLicense.and)
        case .or(let operands): joined(operands, by: StatedLicense.or)
        }
    }

    private func joined(
        _ operands: [Synopsis], by make: ([StatedLicense]) -> StatedLicense
    ) -> StatedLicense? {
        let licenses = operands.compactMap { license(of: $0) }
        return licenses.count == operands.count ? .joined(licenses, by: make) : nil
    }
}
