/// What a `License` field points at that names no license itself: "same as above", "the license of
/// the main program".
///
/// Debian Policy asks for the license itself, but every reader knows what such words mean. A field
/// that adds a condition or an exception points at nothing: it has terms of its own.
enum BackPointer {
    /// The license of the stanza above.
    case above
    /// That of the work as a whole.
    case work

    init?(in field: Deb822Field) {
        guard field.value.count <= Self.longest,
            Self.pointingWords.contains(where: field.value.containsIgnoringCase)
        else { return nil }
        let spaced = field.value.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
        let words = ByteView.withBytes(of: spaced) { PermittingWords($0) }
        guard words.has(Self.pointing), !words.restrict, !words.pointToTerms,
            !words.has([.denying, .exception, .adding, .disclaiming, .commercial, .field]),
            !words.has([.act, .permission, .permitted, .granted]),
            !words.says([.excepting, .withholding]), !words.has(Self.remarks)
        else { return nil }
        if words.has(.above) || words.has(Self.before) {
            self = .above
        } else if words.has(Self.whole) || words.has(.work) && words.has(Self.same) {
            self = .work
        } else {
            return nil
        }
    }

    /// How many bytes such a field has at most.
    private static let longest = 200

    private static let pointingWords: [StaticString] = ["same", "see", "as", "like", "under"]
    private static let pointing = WordSet(
        pointingWords.map(\.description).joined(separator: " "))
    /// "see the comment above": no license, but what somebody thinks of it.
    private static let remarks = WordSet("note notes comment comments remark remarks")
    private static let before = WordSet("previous preceding foregoing")
    private static let whole = WordSet("rest remainder main upstream everything")
    private static let same = WordSet("same")
}
