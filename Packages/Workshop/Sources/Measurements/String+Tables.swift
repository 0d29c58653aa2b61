extension String {
    /// The page with tables in the places that it has for them: between `<!-- KIND: NAME -->` and
    /// `<!-- KIND: end -->`.
    ///
    /// - Parameter tables: by their names; one that the page has no place for is left out.
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
