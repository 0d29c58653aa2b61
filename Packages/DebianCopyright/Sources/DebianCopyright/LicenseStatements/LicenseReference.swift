/// A licence that the SPDX list lacks, under an id made for it.
public struct LicenseReference: Hashable, Sendable {
    /// `LicenseRef-` and letters, digits, `.` and `-` (SPDX specification 2.3, annex D).
    public let id: String
    /// Ids of the SPDX list that it builds upon: a licence with an exception that the list lacks is
    /// one reference, and its licence is named here. Usually empty.
    public let underlying: [String]

    public init(id: String, underlying: [String] = []) {
        self.id = id
        self.underlying = underlying
    }

    /// What a dedication to the public domain counts as, whatever its words.
    public static let publicDomain = LicenseReference(id: "LicenseRef-public-domain")
}
