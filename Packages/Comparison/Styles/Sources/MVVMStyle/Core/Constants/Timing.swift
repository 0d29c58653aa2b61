/// How long the app waits.
enum Timing {
    /// After this time the list says that it is loading; before, a blank screen flickers less.
    static let longLoading = Duration.milliseconds(500)
    /// The time between two checks for changes.
    static let refreshInterval = Duration.seconds(1)
}
