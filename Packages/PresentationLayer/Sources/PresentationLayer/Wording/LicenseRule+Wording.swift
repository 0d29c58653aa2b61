public import DomainLayer

extension DetectionMethod {
    /// What a statement rests on, in a clause without a full stop.
    public var detail: String {
        switch self {
        case .shortName: "a short name of copyright-format 1.0"
        case .listedID: "an identifier of the SPDX licence list"
        case .identifierLine: "an SPDX-License-Identifier line"
        case .licenseText: "the licence's own text, compared word for word"
        case .usualName: "a name that many use and no standard defines"
        case .grant: "words that grant the licence which they name"
        case .perlTerms: "the same terms as Perl, which has two licences"
        case .publicDomain: "words that give the work to the public domain"
        case .commonLicense: "the name of a file under /usr/share/common-licenses"
        case .unlistedException: "a licence with an exception that the SPDX list lacks"
        case .unlistedText: "a text that is no licence of the SPDX list"
        case .unlistedName: "a name that only this file knows, over no text"
        }
    }
}
