/// Whether a licence that a text names is granted there.
enum Standing: Equatable {
    case granted
    /// It stands alone, as a heading does: a grant only where nothing better is said.
    case alone
    case mentioned
}
