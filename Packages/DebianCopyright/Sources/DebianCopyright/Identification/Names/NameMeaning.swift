/// What a licence's name means by itself, before anybody has looked at a text.
enum NameMeaning: Hashable, Sendable {
    /// The name is defined by copyright-format 1.0 or the SPDX list: no text changes it.
    /// `isUnversioned` marks a GNU licence without its version.
    case definite(StatedLicense, isUnversioned: Bool = false)
    /// The name usually means this licence, but people put it over other texts, too, so the text
    /// that is printed comes first. A name made of two, such as `MIT/X11`, may mean the other one
    /// as well.
    case loose(StatedLicense, or: StatedLicense? = nil)
    /// A licence under an exception for which there is no id; these are the licence's ids.
    case exceptional(underlying: [String])
    /// Only the file in which the name stands can say what it means.
    case unknown

    /// The licence that the name means, definite or loose; nil where it means none by itself.
    var license: StatedLicense? {
        switch self {
        case .definite(let license, _), .loose(let license, _): license
        case .exceptional, .unknown: nil
        }
    }
}
