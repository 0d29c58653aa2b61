/// The time of a clean build over the size of its framework, as a picture: a line for each root.
///
/// Colors, headings and the sheet are drawn by hand in the picture itself; everything that depends
/// on the figures is redrawn.
struct GrowthChart: Sendable {
    private let times: BuildTimes
    private let roots: [(name: String, style: String)] = [
        ("ProductionApp", "production"), ("DevelopmentApp", "development"),
    ]

    init(_ times: BuildTimes) {
        self.times = times
    }

    /// The plotting area; names are to the right of it.
    private let area = (left: 84.0, right: 744.0, top: 92.0, bottom: 408.0)

    /// The whole picture, which depends only on the figures and the old one.
    ///
    /// - Parameter old: the picture as it is now; unchanged if the law was not measured.
    func svg(before old: String) -> String {
        let growth = roots.map { times.growth(of: $0.name) }
        guard let files = growth[0].last?.files, files > 0,
            let most = growth.joined().map(\.seconds).max()
        else { return old }
        // Lines at round numbers of seconds, from 0 to at least the largest figure.
        let step = [1.0, 2, 5, 10, 20, 50, 100].first { most / $0 <= 6 } ?? 200
        let top = (most / step).rounded(.up) * step
        func x(_ size: Int) -> String {
            coordinate(area.left + (area.right - area.left) * Double(size) / Double(files))
        }
        func y(_ seconds: Double) -> String {
            coordinate(area.bottom - (area.bottom - area.top) * seconds / top)
        }
        var lines: [String] = []
        for seconds in stride(from: 0, through: top, by: step) {
            lines.append(
                "<path class=\"\(seconds == 0 ? "axis" : "grid")\" d=\"M84 \(y(seconds))H744\"/>")
            lines.append(
                "<text class=\"tick left\" x=\"72\" y=\"\(y(seconds))\" dy=\"5\">"
                    + "\(figure(seconds))</text>")
        }
        for point in growth[0] {
            lines.append(
                "<text class=\"tick\" x=\"\(x(point.files))\" y=\"434\">\(point.files)</text>")
        }
        for (root, points) in zip(roots, growth) {
            guard let first = points.first, let last = points.last else { continue }
            let path = points.map { "\(x($0.files)) \(y($0.seconds))" }.joined(separator: "L")
            lines.append("<path class=\"line \(root.style)\" d=\"M\(path)\"/>")
            lines += points.map {
                "<circle class=\"dot \(root.style)\" cx=\"\(x($0.files))\""
                    + " cy=\"\(y($0.seconds))\" r=\"5\"/>"
            }
            let place = "x=\"762\" y=\"\(y(last.seconds))\""
            lines.append(
                "<text class=\"name \(root.style)\" \(place) dy=\"-3\">\(root.name)</text>")
            let change = "\(seconds(first.seconds)) → \(seconds(last.seconds))"
            lines.append("<text class=\"change\" \(place) dy=\"19\">\(change)</text>")
        }
        let plot = lines.map { "    \($0)\n" }.joined()
        return
            old
            .replacing(/<desc id="text">[^<]*/, with: "<desc id=\"text\">\(summary(growth))")
            .replacing(/(?s)<g id="plot">.*?<\/g>/, with: "<g id=\"plot\">\n\(plot)  </g>")
            .replacing(/(?<start>class="note"[^>]*>)[^<]*/) { "\($0.start)\(note)" }
    }

    /// The text for screen readers instead of the picture.
    private func summary(_ growth: [[(files: Int, seconds: Double)]]) -> String {
        zip(roots, growth).map { root, points in
            let words = points.map { "\(seconds($0.seconds)) with \($0.files) files" }
            return "\(root.name): \(words.joined(separator: ", "))."
        }.joined(separator: " ")
    }

    /// A note on what was measured, how often and on which machine.
    private var note: String {
        let law = times.rows.filter { $0.part == "law" }
        let runs = law.map(\.run).max() ?? 0
        let machine = law.first?.machine.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return "Clean debug builds, \(runs == 1 ? "one run" : "medians of \(runs) runs"); "
            + (machine ?? "")
    }

    private func seconds(_ value: Double) -> String { "\(figure(value, digits: 1)) s" }

    /// The number with at most one digit after the point.
    private func coordinate(_ value: Double) -> String {
        let text = figure(value, digits: 1)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
