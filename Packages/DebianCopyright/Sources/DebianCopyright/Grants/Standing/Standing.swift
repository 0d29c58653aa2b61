/// Whether a licence that a text names is granted there.
enum Standing: Equatable {
    case granted
    /// It stands alone, as a heading does: that is a grant only where nothing better is said.
    case alone
    /// It is spoken of, and nothing more.
    case mentioned
}
