import TerminalEmulation

/// The distinct lines of a recording's screens as drawings with names.
struct DrawnRows {
    /// The drawings in the order of their first appearance.
    private(set) var drawings: [String] = []
    private var names: [[Cell]: String] = [:]

    /// The name of a line's drawing; nil if nothing is visible.
    mutating func name(of cells: [Cell]) -> String? {
        if let name = names[cells] { return name }
        let runs = CellRun.runs(in: cells).map(\.drawing).joined()
        guard !runs.isEmpty else { return nil }
        let name = "r\(drawings.count)"
        names[cells] = name
        drawings.append("  <g id=\"\(name)\">\(runs)</g>")
        return name
    }
}

/// Neighboring cells that are drawn together.
private struct CellRun {
    var column: Int
    /// How many columns the run takes.
    var width: Int
    var text: String
    var style: CellStyle

    static func runs(in cells: [Cell]) -> [CellRun] {
        var runs: [CellRun] = []
        for (column, cell) in cells.enumerated() {
            if let last = runs.last, last.style == cell.style {
                runs[runs.count - 1].width += 1
                runs[runs.count - 1].text += cell.text
            } else {
                runs.append(CellRun(column: column, width: 1, text: cell.text, style: cell.style))
            }
        }
        return runs
    }

    /// The drawing; empty if nothing is visible.
    var drawing: String { paper + ink }

    private var paper: String {
        let color =
            style.isReversed ? style.foreground?.value ?? "var(--f)" : style.background?.value
        guard let color else { return "" }
        let place = "x=\"\(column * AnimatedSVG.cell.width)\""
        let size =
            "width=\"\(width * AnimatedSVG.cell.width)\" height=\"\(AnimatedSVG.cell.height)\""
        return "<rect \(place) \(size) style=\"fill:\(color)\"/>"
    }

    /// The text without surrounding blanks, stretched to its columns whatever font shows it.
    private var ink: String {
        let blanks = text.prefix { $0 == " " }.count
        let words = text.drop { $0 == " " }
        let end = words.lastIndex { $0 != " " }.map(words.index(after:)) ?? words.startIndex
        let trimmed = String(words[..<end])
        guard !trimmed.isEmpty else { return "" }
        let columns = width - blanks - words[end...].count
        let place = "x=\"\((column + blanks) * AnimatedSVG.cell.width)\" y=\"18\""
        let length = "textLength=\"\(columns * AnimatedSVG.cell.width)\""
        let css = css.isEmpty ? "" : " style=\"\(css.joined(separator: ";"))\""
        return "<text \(place) \(length)\(css)>\(trimmed.escapedForXML)</text>"
    }

    private var css: [String] {
        var css: [String] = []
        let color =
            style.isReversed ? style.background?.value ?? "var(--b)" : style.foreground?.value
        if let color { css.append("fill:\(color)") }
        if style.isBold { css.append("font-weight:700") }
        if style.isDim { css.append("opacity:.65") }
        if style.isItalic { css.append("font-style:italic") }
        if style.isUnderlined { css.append("text-decoration:underline") }
        return css
    }
}

extension CellColor {
    /// The color in CSS; the first sixteen are the picture's own.
    fileprivate var value: String {
        switch self {
        case .palette(let number) where number < 16: return "var(--c\(number))"
        case .palette(let number) where number < 232:
            // A cube of six steps for each of red, green and blue.
            let steps = [0, 95, 135, 175, 215, 255]
            let place = Int(number) - 16
            return "rgb(\(steps[place / 36]),\(steps[place / 6 % 6]),\(steps[place % 6]))"
        case .palette(let number):
            let gray = 8 + 10 * (Int(number) - 232)
            return "rgb(\(gray),\(gray),\(gray))"
        case .rgb(let red, let green, let blue): return "rgb(\(red),\(green),\(blue))"
        }
    }
}
