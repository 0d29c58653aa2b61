/// The part of a work that words or a license's own text are about.
enum Scope: Hashable, Sendable {
    /// The whole work, or nothing specific.
    case work
    /// Everything that other statements leave: "all other files are".
    case rest
    /// The distribution's additions.
    case packaging
    case documentation
    case tests
    /// Some files or parts that the words name.
    case parts

    /// Whether something of the work is left to other statements.
    var isPartial: Bool { self != .work && self != .rest }

    /// The scope of a license that is stated for both: what is stated for a part may also be stated
    /// for everything else.
    func joined(with other: Scope) -> Scope {
        if self == other { return self }
        if self == .rest || other == .rest { return .rest }
        return isPartial && other.isPartial ? .parts : .work
    }
}
