/// What a name and its text say together of the version.
extension LicenseResolver {
    /// A licence whose name leaves open which one of several it is, as exact as its text makes it;
    /// nil where neither is so.
    mutating func made(
        _ license: StatedLicense, _ rule: StatementRule, exactBy text: LicenseText,
        _ isUnversioned: Bool
    ) -> StatedLicense? {
        guard isUnversioned || license.isEdition(namedBy: rule) else { return nil }
        guard let meaning = texts.meaning(of: text) else {
            return isUnversioned ? made(license, exactByNoticesIn: text) : nil
        }
        if meaning.isUnversioned { return nil }
        return isUnversioned
            ? license.madeExact(by: meaning.license)
            : meaning.basis == .text && meaning.license.isEdition(namedBy: rule)
                ? meaning.license : nil
    }

    /// What a text means below a name that only its own file knows, and whether the
    /// version is still open.
    func exact(_ meaning: TextMeaning, by name: SynopsisName) -> (StatedLicense, Bool) {
        if meaning.isUnversioned {
            if let exact = names.gnuLicense(atHeadOf: name), exact.isKin(of: meaning.license) {
                return (exact, false)
            }
            return (meaning.license, true)
        }
        // "GPL-2.1+" is no version that there is, but says that later ones may be chosen.
        let isLater = name.isOrLater || name.whole.last == UInt8(ascii: "+")
        let license =
            isLater && meaning.basis == .pointer ? meaning.license.orLater : meaning.license
        return (license, false)
    }
}
