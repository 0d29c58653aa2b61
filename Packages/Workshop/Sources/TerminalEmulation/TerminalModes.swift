/// The switches of a terminal that a program has to put back before it ends.
public struct TerminalModes: Hashable, Sendable {
    /// `?1049`, `?1047` or `?47`: a screen of the program's own, without history.
    public var isAlternateScreen = false
    /// `?25`.
    public var isCursorVisible = true
    /// `?2004`: what is pasted comes in brackets.
    public var isBracketedPaste = false
    /// Which of `?1000`, `?1002`, `?1003` and `?1006` are on: the mouse is reported.
    public var mouse: Set<Int> = []
    /// `?7`: a character behind the last column begins the next line.
    public var wrapsLines = true
    /// `?2026`: between two frames, the screen is not to be looked at.
    public var isUpdating = false

    /// The modes of a terminal that was just switched on.
    public init() {}
}
