/// A licence with all its versions, as people call it.
struct LicenseFamily: Sendable {
    /// The SPDX id without its version, `GPL` or `MPL`; with it where there is but one version.
    let stem: String
    let versions: [Listed]
    /// Versions for one country, as the SPDX ids end: `3.0-AT`.
    let ports: [String]
    /// What the name says where no version stands with it; nil where that could be any.
    let unversioned: String?
    /// The id of the exception that is part of it; nil for most.
    let exception: String?
    /// Whether SPDX ids of the family end in `-only` and `-or-later`.
    let isGNU: Bool
    /// Whether grants say what invariant sections and cover texts there are.
    var hasCoverTexts = false

    /// A version that the SPDX list has.
    struct Listed: Sendable {
        let version: Version
        let id: String
        /// The id for this and later versions; the same one outside the GNU family, where the SPDX
        /// list has none.
        let laterID: String
    }

    /// - Parameter versions: as the SPDX ids write them, separated by spaces.
    init(
        _ stem: String, versions: String = "", ports: String = "", unversioned: String? = nil,
        exception: String? = nil, isGNU: Bool = false
    ) {
        self.stem = stem
        self.exception = exception
        self.ports = ports.split(separator: " ").map(String.init)
        self.isGNU = isGNU
        self.versions = versions.split(separator: " ").compactMap { listed in
            guard let version = Version(text: listed) else { return nil }
            let id = "\(stem)-\(listed)"
            return Listed(
                version: version, id: isGNU ? id + "-only" : id,
                laterID: isGNU ? id + "-or-later" : id)
        }
        self.unversioned = unversioned
    }

    /// The SPDX id of a version that is made for a country; nil where the list has none such.
    func id(of version: Version, portedTo country: String) -> String? {
        ports.first { port in
            let parts = port.split(separator: "-")
            return parts.last.map(String.init) == country
                && parts.first.flatMap { Version(text: $0) } == version
        }.map { "\(stem)-\($0)" }
    }

    /// The SPDX id of a version; nil where the list has none such.
    func id(of version: Version, orLater: Bool) -> String? {
        for listed in versions where listed.version == version {
            return orLater ? listed.laterID : listed.id
        }
        return nil
    }
}
