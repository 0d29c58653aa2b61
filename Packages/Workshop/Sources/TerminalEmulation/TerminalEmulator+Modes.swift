extension TerminalEmulator {
    /// Sets or resets private modes (DECSET and DECRST in "XTerm Control Sequences").
    mutating func setModes(_ sequence: ControlSequence) -> Bool {
        guard sequence.name == "h" || sequence.name == "l" else { return false }
        let isOn = sequence.name == "h"
        for number in sequence.parameters {
            switch number {
            case 7: modes.wrapsLines = isOn
            case 25: modes.isCursorVisible = isOn
            case 47, 1047: showAlternateScreen(isOn)
            case 1000, 1002, 1003, 1006: setMouse(number ?? 0, isOn)
            case 1049:
                if isOn { saved = cursor }
                let changes = modes.isAlternateScreen != isOn
                showAlternateScreen(isOn)
                if !isOn, changes { move(row: saved.row, column: saved.column) }
            case 2004: modes.isBracketedPaste = isOn
            case 2026:
                if modes.isUpdating, !isOn { frames += 1 }
                modes.isUpdating = isOn
            default: return false
            }
        }
        return true
    }

    private mutating func setMouse(_ number: Int, _ isOn: Bool) {
        if isOn { modes.mouse.insert(number) } else { modes.mouse.remove(number) }
    }

    /// Shows the other screen; the alternate one is blank whenever it comes.
    private mutating func showAlternateScreen(_ isOn: Bool) {
        guard modes.isAlternateScreen != isOn else { return }
        modes.isAlternateScreen = isOn
        swap(&screen, &hidden)
        if isOn { screen = Screen(columns: screen.columns, rows: screen.rows) }
    }
}
