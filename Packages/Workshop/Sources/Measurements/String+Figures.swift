import Foundation

/// A number with this many digits after the point; halves are rounded away from zero, as people do.
public func figure(_ value: Double, digits: Int = 0) -> String {
    let scale = pow(10, Double(digits))
    return String(format: "%.\(digits)f", (value * scale).rounded() / scale)
}

/// A measured figure and its upper limit: `name: 1.20 s, goal at most 3 s: met`.
///
/// - Parameters:
///   - name: what was measured.
///   - value: the figure.
///   - limit: the most that the figure may be.
///   - unit: the unit of both numbers, after a space; empty for a ratio.
public func goal(
    _ name: String, _ value: Double, atMost limit: Double, unit: String = ""
) -> String {
    let bound = figure(limit, digits: limit == limit.rounded() ? 0 : 1)
    return "\(name): \(figure(value, digits: limit <= 10 ? 2 : 0))\(unit), "
        + "goal at most \(bound)\(unit): \(value <= limit ? "met" : "MISSED")"
}

extension String {
    /// The text and as many spaces as a column needs after it, at least one.
    public func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }

    /// The page with tables in the places for them: between
    /// `<!-- KIND: NAME -->` and `<!-- KIND: end -->`.
    ///
    /// - Parameter tables: the tables by their names; those without a place in the page are left
    ///   out.
    func filled(with tables: [String: String], of kind: String) -> String {
        var page = self
        for (name, table) in tables {
            guard
                let start = page.ranges(of: "<!-- \(kind): \(name) -->\n").first?.upperBound,
                let end = page[start...].ranges(of: "<!-- \(kind): end -->").first?.lowerBound
            else { continue }
            page.replaceSubrange(start..<end, with: table)
        }
        return page
    }
}
