import TerminalEmulation

/// A recording as a moving picture for a browser or a README: SVG with one CSS animation.
///
/// The frames are next to each other on a film that jumps from one to the next past a window. A
/// line of cells that several frames share is drawn once.
struct AnimatedSVG: Sendable {
    /// The text for screen readers.
    let title: String
    let recording: Recording

    /// The size of a cell; the font's size is 20.
    static let cell = (width: 12, height: 24)
    private static let margin = 18

    init(_ recording: Recording, title: String) {
        self.recording = recording
        self.title = title
    }

    /// The whole file, which depends only on the recording. Empty if there is no frame.
    var text: String {
        guard let first = recording.frames.first else { return "" }
        let width = first.screen.columns * Self.cell.width
        let height = (first.screen.rows + 1) * Self.cell.height + Self.margin
        let whole = (width: width + 2 * Self.margin, height: height + 2 * Self.margin)
        var rows = DrawnRows()
        let film = recording.frames.enumerated().map { index, frame in
            drawn(frame, x: index * whole.width, rows: &rows)
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(whole.width) \(whole.height)" \
            role="img" aria-labelledby="title" font-size="20" \
            font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace">
              <title id="title">\(title.escapedForXML)</title>
              <style>
            \(Self.colors)
            \(motion(width: whole.width))
              </style>
              <defs>
            \(rows.drawings.joined(separator: "\n"))
              </defs>
              <rect class="glass" x="1" y="1" width="\(whole.width - 2)" height="\(whole.height - 2)" \
            rx="14"/>
              <svg x="\(Self.margin)" y="\(Self.margin)" width="\(width)" height="\(height)">
              <g class="film">
            \(film.joined(separator: "\n"))
              </g>
              </svg>
            </svg>

            """
    }

    private func drawn(_ frame: Recording.Frame, x: Int, rows: inout DrawnRows) -> String {
        let cell = Self.cell
        var parts: [String] = []
        for row in 0..<frame.screen.rows {
            guard let name = rows.name(of: Array(frame.screen.row(row))) else { continue }
            parts.append("<use href=\"#\(name)\" y=\"\(row * cell.height)\"/>")
        }
        if let cursor = frame.cursor {
            let place = "x=\"\(cursor.column * cell.width)\" y=\"\(cursor.row * cell.height)\""
            parts.append(
                "<rect class=\"cursor\" \(place) width=\"\(cell.width)\" height=\"\(cell.height)\"/>"
            )
        }
        if !frame.caption.isEmpty {
            let place = "x=\"0\" y=\"\(frame.screen.rows * cell.height + 32)\""
            parts.append("<text class=\"caption\" \(place)>\(frame.caption.escapedForXML)</text>")
        }
        return "  <g transform=\"translate(\(x))\">\(parts.joined())</g>"
    }

    /// The animation: when a frame begins, the film jumps to it.
    private func motion(width: Int) -> String {
        let whole = recording.duration
        var time = Duration.zero
        var stops = ""
        for (index, frame) in recording.frames.enumerated() {
            stops += "      \((time / whole * 100).thousandths)% "
            stops += "{ transform: translateX(\(-index * width)px); }\n"
            time += frame.duration
        }
        return """
                .film { animation: film \((whole / .seconds(1)).thousandths)s step-end infinite; }
                @keyframes film {
            \(stops)    }
                @media (prefers-reduced-motion: reduce) { .film { animation: none; } }
            """
    }
}

extension Double {
    /// The number with up to three digits after the point.
    fileprivate var thousandths: String {
        let number = Int((self * 1000).rounded())
        let digits = String(1000 + number % 1000).dropFirst()
        let end = digits.lastIndex { $0 != "0" }
        return "\(number / 1000)" + (end.map { ".\(digits[...$0])" } ?? "")
    }
}

extension String {
    /// The text for use between tags of XML (XML 1.0, section 2.4).
    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

// MARK: Its colors

extension AnimatedSVG {
    /// The terminal's colors, on paper or, if the reader's system is dark, on slate.
    ///
    /// `f` and `b` are the terminal's own foreground and background, `c0` to `c15` its palette.
    static let colors = """
            svg { --f: #1f2430; --b: #fbfaf7; --c0: #1f2430; --c1: #b3362b; --c2: #2f7d4f;
              --c3: #8a6200; --c4: #2a5db0; --c5: #8b3f9e; --c6: #16747c; --c7: #6a7182;
              --c8: #7d8494; --c9: #c8473b; --c10: #3a935f; --c11: #9c7200; --c12: #3b70c6;
              --c13: #a050b4; --c14: #20878f; --c15: #3a4050; }
            @media (prefers-color-scheme: dark) {
              svg { --f: #e8ebf2; --b: #1c2029; --c0: #4a5162; --c1: #f08a7e; --c2: #7fd3a0;
                --c3: #e5c167; --c4: #8fb8f5; --c5: #d69ae6; --c6: #74d0d6; --c7: #c3c9d6;
                --c8: #99a1b3; --c9: #ffa297; --c10: #96e4b4; --c11: #f3d383; --c12: #a9caff;
                --c13: #e5b2f2; --c14: #8ee0e6; --c15: #ffffff; } }
            .glass { fill: var(--b); stroke: var(--c8); }
            .cursor { fill: var(--f); opacity: 0.4; }
            .caption { fill: var(--c4); font-weight: 600; }
            text { white-space: pre; fill: var(--f); }
        """
}
