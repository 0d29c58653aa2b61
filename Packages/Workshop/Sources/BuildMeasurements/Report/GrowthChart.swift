import Measurements
import XMLText

/// The time of a clean build over the size of the framework behind it, as a picture: a line for
/// each root.
public struct GrowthChart: Sendable {
    let development: Growth
    let production: Growth
    /// What was measured, how often and on what: the line below the picture.
    let note: String

    /// - Parameter times: whatever was measured; only the law's part is shown.
    public init(_ times: BuildTimes) {
        let law = times.filter { $0.part == .law }
        development = law.of(.law, BuildGoals.development).growth
        production = law.of(.law, BuildGoals.production).growth
        let machine = law.rows.first?.machine.words ?? ""
        let runs = law.runs == 1 ? "one run" : "medians of \(law.runs) runs"
        note = "Clean debug builds, \(runs); \(machine)"
    }

    private static let width = 960.0
    private static let height = 520.0
    /// The plotting area; names stand to the right of it.
    private static let area = (left: 84.0, right: 744.0, top: 92.0, bottom: 408.0)

    /// The whole file; the same figures give the same text. Empty where there are none.
    public var svg: String {
        guard let last = production.points.last, last.files > 0 else { return "" }
        let steps = Self.steps(
            to: (development.points + production.points).map(\.seconds).max() ?? 1)
        let scale = Scale(
            files: Double(last.files), seconds: steps.last ?? 1, area: Self.area)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \
            \(Int(Self.height))" role="img" aria-labelledby="title text"
                 font-family="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif">
              <title id="title">Build time over the size of the framework</title>
              <desc id="text">\(summary)</desc>
              <style>
            \(Self.style)
              </style>
              <rect class="sheet" x="1" y="1" width="\(Int(Self.width) - 2)" \
            height="\(Int(Self.height) - 2)" rx="14"/>
              <text class="heading" x="32" y="46">A framework grows, one build grows with it</text>
              <text class="unit" x="32" y="74">seconds of a clean build</text>
            \(rows(steps, scale))
            \(columns(scale))
            \(line(of: production, named: BuildGoals.production, scale, style: "production"))
            \(line(of: development, named: BuildGoals.development, scale, style: "development"))
              <text class="unit" x="\(Scale.text((Self.area.left + Self.area.right) / 2))" \
            y="462" text-anchor="middle">source files of the framework behind a driver</text>
              <text class="note" x="32" y="498">\(note.escapedForXML)</text>
            </svg>

            """
    }

    /// What a screen reader says instead of the picture.
    private var summary: String {
        func words(_ growth: Growth) -> String {
            growth.points.map { "\(figure($0.seconds, digits: 1)) s with \($0.files) files" }
                .joined(separator: ", ")
        }
        return "\(BuildGoals.development): \(words(development)). "
            + "\(BuildGoals.production): \(words(production))."
    }

    /// Horizontal lines at round numbers of seconds, from 0 to at least the largest figure.
    static func steps(to largest: Double) -> [Double] {
        let size = [1.0, 2, 5, 10, 20, 50, 100, 200].first { largest / $0 <= 6 } ?? 500
        return Array(stride(from: 0, through: (largest / size).rounded(.up) * size, by: size))
    }

    private func rows(_ steps: [Double], _ scale: Scale) -> String {
        steps.map { seconds in
            let y = Scale.text(scale.y(seconds))
            let style = seconds == 0 ? "axis" : "grid"
            return """
                  <path class="\(style)" d="M\(Scale.text(Self.area.left)) \(y)\
                H\(Scale.text(Self.area.right))"/>
                  <text class="tick" x="\(Scale.text(Self.area.left - 12))" y="\(y)" dy="5" \
                text-anchor="end">\(figure(seconds))</text>
                """
        }.joined(separator: "\n")
    }

    private func columns(_ scale: Scale) -> String {
        production.points.map { point in
            """
              <text class="tick" x="\(Scale.text(scale.x(point.files)))" y="434" \
            text-anchor="middle">\(point.files)</text>
            """
        }.joined(separator: "\n")
    }

    /// The line with its points, and its name and last figure behind it.
    private func line(
        of growth: Growth, named name: String, _ scale: Scale, style: String
    ) -> String {
        let places = growth.points.map { point in
            (x: Scale.text(scale.x(point.files)), y: Scale.text(scale.y(point.seconds)))
        }
        guard let first = growth.points.first, let last = growth.points.last, let end = places.last
        else { return "" }
        let path = places.map { "\($0.x) \($0.y)" }.joined(separator: "L")
        let dots = places.map {
            "<circle class=\"dot \(style)\" cx=\"\($0.x)\" cy=\"\($0.y)\" r=\"5\"/>"
        }
        let change = "\(figure(first.seconds, digits: 1)) s → \(figure(last.seconds, digits: 1)) s"
        return """
              <path class="line \(style)" d="M\(path)"/>
              \(dots.joined())
              <text class="name \(style)" x="\(Scale.text(Self.area.right + 18))" \
            y="\(end.y)" dy="-3">\(name)</text>
              <text class="change" x="\(Scale.text(Self.area.right + 18))" \
            y="\(end.y)" dy="19">\(change)</text>
            """
    }
}
