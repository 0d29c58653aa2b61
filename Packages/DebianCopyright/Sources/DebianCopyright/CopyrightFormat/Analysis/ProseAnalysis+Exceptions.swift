extension ProseAnalysis {
    /// Makes one reference of a GNU licence's grant and an exception for linking beside it, which
    /// has no id: of the last grant above the exception, or else of the first one below.
    ///
    /// Nothing is changed where a text says which exception a licence has.
    mutating func attachLinkingException() {
        let takers = identified.indices.filter { identified[$0].underlyingGNULicense != nil }
        guard !takers.isEmpty, !identified.contains(where: { $0.license.hasException }),
            let exception = LinkingException(in: bytes),
            let place = takers.last(where: {
                identified[$0].lines.lowerBound <= exception.lines.upperBound
            }) ?? takers.first,
            let id = identified[place].underlyingGNULicense
        else { return }
        let (grant, added) = (identified[place].lines, exception.lines)
        let first = min(grant.lowerBound, added.lowerBound)
        let lines = first...max(grant.upperBound, added.upperBound)
        guard let body = LicenseText(of: lines, in: bytes) else { return }
        let reference = references.reference(
            to: nil, text: body, digest: body.digest, underlying: [id])
        identified[place].license = .reference(reference)
        identified[place].rule = .unlistedException
        identified[place].lines = lines
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
