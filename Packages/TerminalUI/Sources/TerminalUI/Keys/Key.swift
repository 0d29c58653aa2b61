/// A key that was pressed, or what else a terminal sends in its stead.
public enum Key: Hashable, Sendable {
    /// A character as it was typed; never a control character.
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right
    case pageUp, pageDown, home, end
    /// A notch of the mouse wheel.
    case wheelUp, wheelDown
    /// A key with Ctrl, named by its small letter: `.control("u")`.
    ///
    /// Ctrl-I, Ctrl-M and Ctrl-H are `.tab`, `.enter` and `.backspace`: a terminal sends the same.
    case control(Character)
    /// A character with Alt (Meta).
    case alt(Character)
    /// Text that was pasted, line feeds and tabs kept, other control characters taken out.
    case paste(String)
}
