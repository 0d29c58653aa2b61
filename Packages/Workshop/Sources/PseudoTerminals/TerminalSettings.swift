#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How a terminal treats what is typed and shown: all that `stty` sets but for its size.
public struct TerminalSettings: Hashable, Sendable {
    private let input: tcflag_t
    private let output: tcflag_t
    private let control: tcflag_t
    private let local: tcflag_t
    private let characters: [UInt8]

    init(_ state: termios) {
        input = state.c_iflag
        output = state.c_oflag
        control = state.c_cflag
        local = state.c_lflag
        characters = withUnsafeBytes(of: state.c_cc) { Array($0) }
    }

    /// Whether programs get whole lines, after the user could edit them.
    public var readsLines: Bool { local & tcflag_t(ICANON) != 0 }
    /// Whether what is typed is shown.
    public var echoes: Bool { local & tcflag_t(ECHO) != 0 }
    /// Whether Control-C, Control-Z and Control-\ are signals.
    public var sendsSignals: Bool { local & tcflag_t(ISIG) != 0 }
    /// Whether a line feed goes to the first column too.
    public var returnsCarriage: Bool {
        output & tcflag_t(OPOST) != 0 && output & tcflag_t(ONLCR) != 0
    }

    /// Whether a shell can be used on it: none of the above is missing.
    public var areSane: Bool { readsLines && echoes && sendsSignals && returnsCarriage }
}
