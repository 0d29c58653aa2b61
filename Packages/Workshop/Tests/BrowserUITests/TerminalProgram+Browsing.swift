import PseudoTerminals
import TerminalEmulation

/// What tests expect in a browser.
extension TerminalProgram {
    /// Waits until all of the words are on the screen.
    func see(_ words: String...) throws(TerminalProgramError) {
        try wait(for: words.joined(separator: ", ")) { emulator in
            words.allSatisfy { emulator.screen.shows($0) }
        }
    }

    /// Waits until the words are no longer on the screen.
    func miss(_ words: String) throws(TerminalProgramError) {
        try wait(for: "no \(words)") { !$0.screen.shows(words) }
    }

    /// Waits for the list with a selected package, and for the legend, which comes last.
    func waitForList() throws(TerminalProgramError) {
        try wait(for: "the list and its legend") { $0.selection != nil && $0.screen.shows("■ ") }
    }

    /// Waits until the row is selected that begins with the words.
    func seeSelected(_ words: String) throws(TerminalProgramError) {
        try wait(for: "the selection of \(words)") { $0.selection?.hasPrefix(words) == true }
    }

    /// Waits for the sheet of this title: name, version and architecture.
    func seeSheet(_ title: String) throws(TerminalProgramError) {
        try wait(for: "the sheet of \(title)") { $0.screen.lines[0].hasPrefix("── \(title) ─") }
    }

    /// Waits for another screen, and returns it.
    @discardableResult
    func waitForChange(from screen: Screen) throws(TerminalProgramError) -> Screen {
        try wait(for: "another screen") { $0.screen != screen }
        return self.screen
    }
}

extension TerminalEmulator {
    /// The selected row of the list that takes the keys, without its mark; a row below a sheet is
    /// dim and doesn't count.
    var selection: String? {
        let row = (0..<screen.rows).first { row in
            let mark = screen[row, 0]
            return mark.text == "▸" && mark.style.isReversed && !mark.style.isDim
        }
        return row.map { String(screen.lines[$0].dropFirst(2)) }
    }
}
