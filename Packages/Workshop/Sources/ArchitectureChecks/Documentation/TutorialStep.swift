/// What a reader of a tutorial does at one of its blocks.
enum TutorialStep: Hashable {
    /// Writes a file: "New file `path`:", and its text.
    case write(path: String, text: String)
    /// Puts lines behind the only line that is this one: "In `path`, below `line`:", and the lines.
    case insert(path: String, below: String, text: String)
    /// Runs a command, which ends well: a console block with `$ ` before it.
    case run(String)

    /// The steps of a tutorial in Markdown, in its order.
    ///
    /// - Returns: nil for a block that says none of these.
    static func all(in text: String) -> [TutorialStep?] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return FencedBlock.all(in: text).map { block in
            if block.language == "console" {
                return block.text.hasPrefix("$ ")
                    ? .run(String(block.text.dropFirst(2).dropLast())) : nil
            }
            // The paragraph before the fence, its lines joined.
            let before = lines[..<(block.lines.lowerBound - 1)].reversed().drop { $0.isEmpty }
            let paragraph = before.prefix { !$0.isEmpty }.reversed().joined(separator: " ")
            let quoted = paragraph.split(separator: "`", omittingEmptySubsequences: false)
            if paragraph.hasPrefix("New file `"), quoted.count == 3 {
                return .write(path: String(quoted[1]), text: block.text)
            }
            if paragraph.hasPrefix("In `"), quoted.count == 5, quoted[2] == ", below " {
                return .insert(
                    path: String(quoted[1]), below: String(quoted[3]), text: block.text)
            }
            return nil
        }
    }
}
