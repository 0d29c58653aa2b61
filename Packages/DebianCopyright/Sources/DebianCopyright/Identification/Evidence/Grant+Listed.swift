extension Grant {
    /// The grant with its ids as the SPDX list has them now.
    ///
    /// Nil where what was given as written is nothing that the list has: an id of an
    /// `SPDX-License-Identifier` line, or the word behind a label.
    func listed(by names: LicenseNames) -> Grant? {
        let license: StatedLicense?
        switch form {
        case .identifier: license = self.license.listed(by: names)
        case .labelled: license = self.license.licenseIDs.first.flatMap(names.unmistakable)
        case .words, .bareName, .perlTerms, .dedication: return self
        }
        guard let license else { return nil }
        var grant = self
        grant.license = license
        return grant
    }
}

extension StatedLicense {
    fileprivate func listed(by names: LicenseNames) -> StatedLicense? {
        switch self {
        case .license(let id, _, let exception):
            return names.license(id, exception: exception)
        case .reference:
            return self
        case .and(let operands):
            return joined(operands, by: StatedLicense.and, names)
        case .or(let operands):
            return joined(operands, by: StatedLicense.or, names)
        }
    }

    private func joined(
        _ operands: [StatedLicense], by make: ([StatedLicense]) -> StatedLicense,
        _ names: LicenseNames
    ) -> StatedLicense? {
        let listed = operands.compactMap { $0.listed(by: names) }
        return listed.count == operands.count ? .joined(listed, by: make) : nil
    }
}

extension LicenseNames {
    /// The licence of an id. In another letter case than the list's it is one only where it has a
    /// hyphen and a digit: `curl` is an id, but "Curl" and "fair" may be anything.
    fileprivate func unmistakable(_ id: String) -> StatedLicense? {
        guard let license = license(id, exception: nil), let listed = license.licenseIDs.first,
            listed == id || id.utf8.contains(where: \.isDigit) && id.contains("-")
        else { return nil }
        return license
    }

    /// The licence of an id, current or deprecated; nil where the list lacks it or the exception.
    fileprivate func license(_ id: String, exception: String?) -> StatedLicense? {
        ByteView.withBytes(of: Array(id.utf8)) { bytes in
            guard let license = NormalizedName(bytes).flatMap({ meaning(of: $0).license }) else {
                return nil
            }
            guard let exception else { return license }
            return listedException(exception).map { license.with(exception: $0) }
        }
    }
}
