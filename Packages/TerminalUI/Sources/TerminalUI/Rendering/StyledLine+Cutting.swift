extension StyledLine {
    /// The line cut to a width, "…" in the place of what is missing.
    ///
    /// A wide character that would stand across the edge goes whole. In no columns nothing stands.
    func cut(to width: Int) -> StyledLine {
        if self.width <= width { return self }
        guard width > 0 else { return StyledLine() }
        var runs = runs
        var room = width - 1
        for index in runs.indices {
            let text = runs[index].text
            let edge = text.edge(after: &room)
            if edge < text.endIndex {
                runs[index].text = text[..<edge] + "…"
                runs.removeSubrange((index + 1)...)
                break
            }
        }
        return StyledLine(runs)
    }
}

extension String {
    /// The place before the first character for which there is no room; the room left is given
    /// back.
    fileprivate func edge(after room: inout Int) -> Index {
        if isPrintableASCII {
            let columns = min(room, utf8.count)
            room -= columns
            return utf8.index(startIndex, offsetBy: columns)
        }
        var index = startIndex
        while index < endIndex {
            let columns = DisplayWidth.of(self[index])
            if columns > room { break }
            room -= columns
            formIndex(after: &index)
        }
        return index
    }
}
