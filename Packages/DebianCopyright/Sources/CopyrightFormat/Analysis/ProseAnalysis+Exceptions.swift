import Bytes
import Identification
import LicenseStatements

extension [IdentifiedStatement] {
    /// Whether a grant of a GNU licence may have an exception beside it, and no text says which.
    var takeException: Bool {
        contains { $0.underlyingGNULicense != nil } && !contains { $0.license.hasException }
    }

    /// Makes one reference of a GNU licence's grant and the exception beside it that has no id: of the
    /// last grant above it, or of the first one below.
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
        let statement = self[place]
        let lines =
            Swift.min(
                statement.lines.lowerBound, exception.lines.lowerBound)...Swift.max(
                statement.lines.upperBound, exception.lines.upperBound)
        guard let body = LicenseText(of: lines, in: text) else { return }
        let reference = references.reference(
            to: nil, text: body, digest: body.digest, underlying: [id])
        self[place] = IdentifiedStatement(
            license: .reference(reference), basis: statement.basis, rule: .unlistedException,
            lines: lines, name: statement.name, isUnversioned: statement.isUnversioned,
            isPartial: statement.isPartial, isOfRest: statement.isOfRest)
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
