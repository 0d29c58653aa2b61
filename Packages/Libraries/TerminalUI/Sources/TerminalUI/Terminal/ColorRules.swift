/// What the user says about styles: the values of `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// The environment and the kind of stream decide.
    case auto
    /// Styles, wherever the bytes go.
    case always
    /// Plain text.
    case never
}

/// Whether a stream gets styles, by the environment and by what the user chose.
struct ColorRules: Sendable {
    /// `NO_COLOR` is there and not empty (no-color.org).
    private let isRefused: Bool
    /// `CLICOLOR_FORCE` is there, neither empty nor 0 (bixense.com/clicolors).
    private let isForced: Bool
    /// `TERM` names a terminal that knows no control sequences.
    let isDumb: Bool

    init(environment: [String: String]) {
        isRefused = environment["NO_COLOR", default: ""] != ""
        isForced = !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""])
        isDumb = environment["TERM"] == "dumb"
    }

    /// The user's choice comes before the environment; there, refusing comes before forcing.
    func isStyled(onTerminal isTerminal: Bool, choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto: !isRefused && (isForced || isTerminal && !isDumb)
        }
    }
}
