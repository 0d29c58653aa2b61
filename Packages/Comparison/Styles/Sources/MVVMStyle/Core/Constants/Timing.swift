/// How long the app waits for what.
enum Timing {
    /// After this the list says that it is loading; before, a blank screen is less of a flicker.
    static let longLoading = Duration.milliseconds(500)
    /// Between two checks whether what is installed has changed.
    static let refreshInterval = Duration.seconds(1)
}
