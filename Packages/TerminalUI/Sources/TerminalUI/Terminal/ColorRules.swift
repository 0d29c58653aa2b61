/// Whether a stream gets styles, from the environment and what the user chose.
struct ColorRules: Hashable, Sendable {
    /// `NO_COLOR` is there and not empty (no-color.org).
    var isRefused = false
    /// `CLICOLOR_FORCE` is there, not empty and not 0 (bixense.com/clicolors).
    var isForced = false
    /// `TERM` is `dumb`.
    var isDumb = false

    /// - Parameter environment: the value of a variable; nil where there is none.
    init(environment: (String) -> String?) {
        isRefused = !(environment("NO_COLOR") ?? "").isEmpty
        isForced = !["", "0"].contains(environment("CLICOLOR_FORCE") ?? "")
        isDumb = environment("TERM") == "dumb"
    }

    /// The choice counts before the environment, in which a refusal counts before a demand.
    func isStyled(onTerminal isTerminal: Bool, choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto: !isRefused && (isForced || (isTerminal && !isDumb))
        }
    }
}
