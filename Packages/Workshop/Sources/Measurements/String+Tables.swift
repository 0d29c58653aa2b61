extension String {
    /// The page with tables in the places for them: between `<!-- KIND: NAME -->` and `<!-- KIND:
    /// end -->`.
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
