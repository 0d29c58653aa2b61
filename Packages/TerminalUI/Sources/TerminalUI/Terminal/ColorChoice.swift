/// What the user says about styles: the values of `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// The environment and the kind of stream decide.
    case auto
    /// Styles, wherever the bytes go.
    case always
    /// Plain text.
    case never
}
