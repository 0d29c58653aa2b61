import Bytes
import Identification
import LicenseStatements

extension [IdentifiedStatement] {
    /// Whether a grant of a GNU licence may have an exception beside it, and no text says which.
    var takeException: Bool {
        contains { $0.underlyingGNULicense != nil } && !contains { $0.license.hasException }
    }

    /// Makes one reference of a GNU licence's grant and the exception beside it that has no id: of
    /// the last grant above it, or of the first one below.
    mutating func attach(
        _ exception: LinkingException, in text: ByteView, to references: inout References
    ) {
        let takers = indices.filter { self[$0].underlyingGNULicense != nil }
        guard
            let place = takers.last(where: {
                self[$0].lines.lowerBound <= exception.lines.upperBound
            }) ?? takers.first,
            let id = self[place].underlyingGNULicense
        else { return }
        let (grant, added) = (self[place].lines, exception.lines)
        let first = Swift.min(grant.lowerBound, added.lowerBound)
        let lines = first...Swift.max(grant.upperBound, added.upperBound)
        guard let body = LicenseText(of: lines, in: text) else { return }
        let reference = references.reference(
            to: nil, text: body, digest: body.digest, underlying: [id])
        self[place].license = .reference(reference)
        self[place].rule = .unlistedException
        self[place].lines = lines
    }
}

extension IdentifiedStatement {
    /// The id of the licence where it is a single one of the GNU project, without an exception.
    fileprivate var underlyingGNULicense: String? {
        guard case .license(let id, _, nil) = license, basis != .text, !isOfPackaging else {
            return nil
        }
        return id.isGeneralPublicLicense ? id : nil
    }
}
