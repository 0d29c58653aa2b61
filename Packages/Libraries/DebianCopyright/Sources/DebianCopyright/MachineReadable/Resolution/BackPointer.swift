import DebianSystems

/// The target of a `License` field that names no license itself: "same as above", "the license of
/// the main program".
///
/// Debian Policy asks for the license itself, but every reader understands such words. A field that
/// adds a condition or an exception is no pointer: it has terms of its own.
enum BackPointer {
    /// The license of the stanza above.
    case above
    /// The license of the work as a whole.
    case work

    init?(in field: Deb822Field) {
        guard field.value.count <= Self.longest,
            Self.pointingWords.contains(where: field.value.containsIgnoringCase)
        else { return nil }
        let spaced = field.value.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
        let words = ByteView.withBytes(of: spaced) { PermittingWords($0) }
        guard words.has(Self.pointing), !words.restrict, !words.pointToTerms,
            !words.has([.denying, .exception, .adding, .disclaiming, .commercial, .field]),
            !words.permitMore, !words.says([.excepting, .withholding]), !words.has(Self.remarks)
        else { return nil }
        if words.has(.above) || words.has(Self.before) {
            self = .above
        } else if words.has(Self.whole) || words.has(.work) && words.has(Self.same) {
            self = .work
        } else {
            return nil
        }
    }

    /// The length limit of such a field, in bytes.
    private static let longest = 200

    private static let pointingWords: [StaticString] = ["same", "see", "as", "like", "under"]
    private static let pointing = WordSet(
        pointingWords.map(\.description).joined(separator: " "))
    /// "see the comment above": a reference to a remark, not to a license.
    private static let remarks = WordSet("note notes comment comments remark remarks")
    private static let before = WordSet("previous preceding foregoing")
    private static let whole = WordSet("rest remainder main upstream everything")
    private static let same = WordSet("same")
}

extension PermittingWords {
    /// "may be used as above"; not "is distributed under the same license"
    fileprivate var permitMore: Bool {
        has([.act, .permission, .permitted, .granted]) { word($0 + 1) != "under" }
    }
}
