public import Bytes
import LicenseStatements

extension ProseIdentifier {
    /// What a text states that speaks of several licences, each for a part, as a whole file in
    /// prose does; nil where it states fewer than two.
    public func meaningOfParts(in text: ByteView) -> TextMeaning? {
        let statements = statements(in: text)
        guard statements.count > 1,
            let license = StatedLicense.joined(statements.map(\.license), by: StatedLicense.and),
            let basis = statements.map(\.basis).min(),
            let rule = statements.map(\.rule).min()
        else { return nil }
        return TextMeaning(
            license: license, basis: basis, rule: rule,
            isUnversioned: statements.contains(where: \.isUnversioned))
    }
}
