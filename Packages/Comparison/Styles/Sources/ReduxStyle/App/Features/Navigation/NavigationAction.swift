enum NavigationAction: Equatable, Sendable {
    /// Opens the sheet of the selected package.
    case open
    /// Goes to the next package, or to one before.
    case step(by: Int)
    case close
    case quit
}
