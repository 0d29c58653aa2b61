extension StyledLine {
    /// The line cut to a width, "…" in the place of what is missing.
    ///
    /// A wide character that would stand across the edge goes whole. Nothing fits in no columns.
    func cut(to width: Int) -> StyledLine {
        self.width <= width ? self : beginning(within: width - 1, end: "…", width: width)
    }

    private func beginning(within limit: Int, end: String, width: Int) -> StyledLine {
        guard width > 0 else { return StyledLine() }
        var kept: [StyledRun] = []
        var columns = 0
        for run in runs {
            var text = ""
            for character in run.text {
                let next = columns + DisplayWidth.of(character)
                if next > limit {
                    return StyledLine(kept + [StyledRun(text + end, style: run.style)])
                }
                columns = next
                text.append(character)
            }
            kept.append(StyledRun(text, style: run.style))
        }
        return StyledLine(kept)
    }
}
