enum NavigationAction: Equatable, Sendable {
    /// Opens the sheet of the selected package.
    case open
    /// Goes to a later or earlier package.
    case step(by: Int)
    case close
    case quit
}
