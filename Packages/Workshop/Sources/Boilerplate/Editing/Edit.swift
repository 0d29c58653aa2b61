/// A line that is put into a declaration, at a place that its syntax gives.
struct Edit: Hashable, Sendable {
    let path: String
    /// The name of the type.
    let declaration: String
    /// Without the blanks before it.
    let line: String
    let place: Place

    enum Place: Hashable, Sendable {
        /// What the declaration conforms to or inherits, as its last.
        case inheritance
        /// Behind the last of the lines that look alike, with as many blanks before it; a list's
        /// comma is set where that one has none.
        case behind(LineShape)
        /// Before the brace that closes the declaration, as a paragraph of its own.
        case end
    }

    /// - Returns: the text with the line in it.
    func applied(to text: String) throws(BoilerplateError) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let block = DeclarationBlock(of: declaration, in: lines) else {
            throw .noDeclaration(declaration, path: path)
        }
        switch place {
        case .inheritance:
            // A clause of several lines has a line for its brace.
            let last = block.body.lowerBound - 1
            guard lines[last] == "{", last - 1 > block.first else { throw noPlace }
            lines[last - 1] += ","
            lines.insert("    \(line)", at: last)
        case .behind(let shape):
            guard let place = shape.lastMatch(in: lines, from: block.first, to: block.last) else {
                throw noPlace
            }
            let blanks = lines[place].prefix { $0 == " " }
            if shape.isOfList, !lines[place].hasSuffix(",") { lines[place] += "," }
            let hasComma = shape.isOfList && shape.wantsComma
            lines.insert(blanks + line + (hasComma ? "," : ""), at: place + 1)
        case .end:
            lines.insert(contentsOf: ["", "    \(line)"], at: block.last)
        }
        return lines.joined(separator: "\n")
    }

    private var noPlace: BoilerplateError {
        .noPlace(line: line, declaration: declaration, path: path)
    }
}

/// The lines of a declaration at the top level of a file.
struct DeclarationBlock: Hashable, Sendable {
    /// The line of its name.
    let first: Int
    /// The line of the closing brace.
    let last: Int
    /// The lines between the braces.
    let body: Range<Int>

    init?(of name: String, in lines: [String]) {
        let start = lines.firstIndex { line in
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return words.contains(Substring(name))
                && words.contains { ["struct", "protocol", "class", "actor"].contains($0) }
                && !line.hasPrefix(" ") && !line.hasPrefix("/")
        }
        guard let start, let end = lines[start...].firstIndex(of: "}"),
            let open = lines[start..<end].firstIndex(where: { $0.hasSuffix("{") })
        else { return nil }
        first = start
        last = end
        body = open + 1..<end
    }
}
