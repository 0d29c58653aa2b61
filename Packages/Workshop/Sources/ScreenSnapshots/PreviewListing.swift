/// What `DevelopmentApp previews` prints: frames with their names.
public struct PreviewListing: Equatable, Sendable {
    /// A screen in one state and width.
    public struct Frame: Equatable, Sendable {
        /// The screen, its state and its columns: `packages-filter-60`.
        public let name: String
        /// From top to bottom.
        public let lines: [String]

        public init(name: String, lines: [String]) {
            self.name = name
            self.lines = lines
        }

        /// The name without the columns.
        var situation: String {
            name.split(separator: "-").dropLast().joined(separator: "-")
        }
    }

    /// In the order in which they were printed.
    public let frames: [Frame]

    /// - Parameter text: each frame below a line of its name between heavy strokes.
    public init(parsing text: String) {
        var frames: [Frame] = []
        var name: String?
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("━━ ") else {
                lines.append(String(line))
                continue
            }
            if let name { frames.append(Frame(name: name, lines: lines)) }
            name = line.split(separator: " ").dropFirst().first.map(String.init)
            lines = []
        }
        // The last line feed ends the last line.
        if let name { frames.append(Frame(name: name, lines: lines.dropLast())) }
        self.frames = frames
    }
}
