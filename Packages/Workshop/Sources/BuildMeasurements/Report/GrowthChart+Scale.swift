import Measurements

extension GrowthChart {
    /// Where a figure stands in the picture.
    struct Scale {
        /// The largest of each that the area has room for.
        let files: Double
        let seconds: Double
        let area: (left: Double, right: Double, top: Double, bottom: Double)

        func x(_ files: Int) -> Double {
            area.left + (area.right - area.left) * Double(files) / self.files
        }

        func y(_ seconds: Double) -> Double {
            area.bottom - (area.bottom - area.top) * seconds / self.seconds
        }

        /// A coordinate with at most one digit behind the point.
        static func text(_ coordinate: Double) -> String {
            let text = figure(coordinate, digits: 1).filter { $0 != "," }
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
    }

    /// On paper and, where the reader's system is dark, on slate; the two colours are those that
    /// the diagrams give the clean area and the frameworks.
    static let style = """
            .sheet { fill: #ffffff; stroke: #d5d9e2; }
            text { fill: #1f2430; }
            .heading { font-size: 21px; font-weight: 600; }
            .unit, .tick, .change { font-size: 15px; fill: #5a6478; }
            .note { font-size: 13px; fill: #5a6478; }
            .grid { stroke: #e4e7ee; }
            .axis { stroke: #8a93a6; }
            .line { fill: none; stroke-width: 3; stroke-linejoin: round; }
            .dot { stroke: #ffffff; stroke-width: 2; }
            .name { font-size: 17px; font-weight: 600; }
            .line.development { stroke: #2f8a55; }
            .dot.development, .name.development { fill: #2f8a55; }
            .line.production { stroke: #c2671d; }
            .dot.production, .name.production { fill: #c2671d; }
            @media (prefers-color-scheme: dark) {
              .sheet { fill: #1c2029; stroke: #3a4150; }
              text { fill: #e8ebf2; }
              .unit, .tick, .change, .note { fill: #a7b0c2; }
              .grid { stroke: #2e3440; }
              .axis { stroke: #78829a; }
              .dot { stroke: #1c2029; }
              .line.development { stroke: #5cc78a; }
              .dot.development, .name.development { fill: #5cc78a; }
              .line.production { stroke: #eb9a55; }
              .dot.production, .name.production { fill: #eb9a55; }
            }
        """
}
