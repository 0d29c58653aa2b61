import PseudoTerminals

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
        Step("esc takes the filter away", .escape, shows: "18 packages", for: .seconds(1)),
        Step(
            "t searches all texts", "t", "l", "i", "b", "r", "a", "r", "y", .enter,
            shows: " hits", for: .seconds(3)),
        Step("esc ends the search", .escape, shows: "18 packages", for: .seconds(1)),
        Step("⇥ goes to the licences", .tab, shows: "19 licences", for: .seconds(3)),
        Step("⇥ goes to the summary", .tab, shows: "Basis", for: .seconds(3)),
        Step("⇥ goes to what needs a look", .tab, shows: "findings of", for: .seconds(3)),
        Step("? shows the keys", "?", shows: "─Keys─", for: .seconds(4)),
    ]
}
