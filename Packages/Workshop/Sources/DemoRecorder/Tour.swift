import PseudoTerminals
import TerminalEmulation

/// A short walk through the browser on the mocks, so that it is the same on every machine.
enum Tour {
    static let title = "The browser of DevelopmentApp in a terminal: packages and their licenses"

    /// An action of the user, and its result.
    struct Step {
        /// The caption below the screen.
        let caption: String
        let keys: [TerminalKey]
        /// Words on the screen after the action.
        let result: String
        /// How long a viewer wants to look at it.
        let time: Duration

        init(_ caption: String, _ keys: TerminalKey..., shows result: String, for time: Duration) {
            self.caption = caption
            self.keys = keys
            self.result = result
            self.time = time
        }
    }

    static func recorded(program: String) throws(TerminalProgramError) -> Recording {
        let browser = try TerminalProgram([program, "browse"], columns: 100, rows: 26)
        var recording = Recording()
        for step in steps {
            for key in step.keys {
                let shown = browser.bytesShown
                try browser.press(key)
                // However slow the machine is, the answers of two keys stay apart.
                try browser.wait(for: "an answer to a key") { _ in browser.bytesShown > shown }
                browser.settle()
                // The way to the result is recorded too, as a user types it.
                if key != step.keys.last {
                    recording.append(
                        browser.emulator, caption: step.caption, for: .milliseconds(160))
                }
            }
            try browser.wait(for: step.result) { $0.screen.shows(step.result) }
            browser.settle()
            recording.append(browser.emulator, caption: step.caption, for: step.time)
        }
        return recording
    }
}

extension TerminalProgram {
    /// Waits until the output pauses.
    fileprivate func settle() {
        let shown = bytesShown
        _ = try? wait(for: "silence", atMost: .milliseconds(120)) { _ in false }
        if bytesShown != shown { settle() }
    }
}

// MARK: Its steps

extension Tour {
    static let steps = [
        Step("$ DevelopmentApp browse", shows: "■ ", for: .seconds(3)),
        Step("↓ moves", .down, .down, .down, .down, shows: "▸ dovetail", for: .seconds(1)),
        Step("/ filters as you type", "/", "g", "p", "l", shows: "of 18", for: .seconds(2)),
        Step("⏎ accepts the filter", .enter, shows: "of 18", for: .seconds(1)),
        Step("⏎ opens a package", .enter, shows: "Statements", for: .seconds(4)),
        Step("n goes to the next statement", "n", shows: "statement", for: .seconds(3)),
        Step("] goes to the next package", "]", shows: "package 3 of", for: .seconds(3)),
        Step("esc closes the sheet", .escape, shows: "▸", for: .seconds(1)),
        Step("esc clears the filter", .escape, shows: "18 packages", for: .seconds(1)),
        Step(
            "t searches all texts", "t", "n", "e", "v", "e", "r", " ", "s", "e", "l", "l",
            .enter, shows: "2 hits", for: .seconds(3)),
        Step("⏎ opens a hit", .down, .enter, shows: "And never sell it", for: .seconds(4)),
        Step("esc closes the sheet", .escape, .escape, shows: "2 hits", for: .seconds(1)),
        Step("esc ends the search", .escape, shows: "18 packages", for: .seconds(1)),
        Step("⇥ goes to the licenses", .tab, shows: "19 licenses", for: .seconds(3)),
        Step("⇥ goes to the summary", .tab, shows: "Basis", for: .seconds(3)),
        Step("⇥ goes to what needs a look", .tab, shows: "findings of", for: .seconds(3)),
        Step("? shows the keys", "?", shows: "─ Keys ─", for: .seconds(4)),
    ]
}
