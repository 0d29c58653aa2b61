/// Tells the line of positions that are asked for in ascending order, looking at each byte once.
struct LineCounter {
    private let text: ByteView
    private var position = 0
    private var line: Int

    init(_ text: ByteView, firstLine: Int) {
        self.text = text
        line = firstLine
    }

    /// - Parameter target: not before that of the last call.
    mutating func line(of target: Int) -> Int {
        while position < target, let end = text.position(of: 0x0A, from: position), end < target {
            position = end + 1
            line += 1
        }
        return line
    }
}
