extension StyledLine {
    /// The line broken into lines of at most this width, between words where it can be.
    ///
    /// A word that is wider is broken between characters. Blanks at a break go; a character that is
    /// wider than the whole width is shown as "…". At width 0 there is one empty line.
    func wrapped(to width: Int) -> [StyledLine] {
        if self.width <= width { return [self] }
        guard width > 0 else { return [StyledLine()] }
        var wrapper = LineWrapper(width: width)
        for run in runs {
            for character in run.text { wrapper.add(character, style: run.style) }
        }
        return wrapper.finish()
    }
}

/// Fills lines character by character; a word waits until its end is seen.
private struct LineWrapper {
    let width: Int
    private var lines: [StyledLine] = []
    private var line = LineBuilder()
    private var lineWidth = 0
    private var blanks: [StyledRun] = []
    private var word: [StyledRun] = []
    private var wordWidth = 0

    init(width: Int) {
        self.width = width
    }

    mutating func add(_ character: Character, style: TextStyle) {
        if character == " " {
            placeWord()
            blanks.append(StyledRun(" ", style: style))
            return
        }
        var character = character
        var columns = DisplayWidth.of(character)
        if columns > width { (character, columns) = ("…", 1) }
        if wordWidth + columns > width { placeWord() }
        wordWidth += columns
        if let last = word.indices.last, word[last].style == style {
            word[last].text.append(character)
        } else {
            word.append(StyledRun(String(character), style: style))
        }
    }

    mutating func finish() -> [StyledLine] {
        placeWord()
        endLine()
        return lines
    }

    /// Puts the word on the line, or on the next where it doesn't fit behind the blanks.
    private mutating func placeWord() {
        if word.isEmpty { return }
        if lineWidth + blanks.count + wordWidth > width {
            if lineWidth > 0 { endLine() }
            blanks = []
        }
        for run in blanks + word { line.append(run) }
        lineWidth += blanks.count + wordWidth
        blanks = []
        word = []
        wordWidth = 0
    }

    private mutating func endLine() {
        lines.append(line.line)
        line = LineBuilder()
        lineWidth = 0
    }
}
