import Foundation

/// What a template and a name make in a checkout: new files, and files with new lines.
struct Plan {
    /// The texts of new files by their paths.
    private(set) var created: [String: String] = [:]
    /// The new texts of existing files.
    private(set) var changed: [String: String] = [:]
    /// The name of the suite with the first test.
    private(set) var test = ""
    /// The file with the line that the test needs.
    private(set) var testedFile = ""
    private(set) var neededLine = ""

    /// The templates that fit into a checkout.
    static let kinds = ["screen", "driver", "use-case"]

    /// Computes everything first, so that nothing is written if there is an obstacle.
    ///
    /// - Parameters:
    ///   - kind: one of ``kinds``.
    ///   - stem: the name of the new thing.
    ///   - root: the checkout's folder.
    /// - Throws: ``BoilerplateError`` if the checkout has no place for it; Foundation's error if a
    ///   file can't be read.
    init(_ kind: String, named stem: Stem, in root: URL) throws {
        let template = Template(kind, in: root)
        created = try template.files(named: stem)
        for path in created.keys.sorted() {
            let file = root.appending(path: path).path(percentEncoded: false)
            if FileManager.default.fileExists(atPath: file) {
                throw BoilerplateError("\(path) is there already")
            }
        }
        for paragraph in try template.plan() {
            let lines = paragraph.split(separator: "\n")
            guard lines.count > 2 else { throw BoilerplateError("\(kind)/plan: \(paragraph)") }
            let path = stem.filled(into: String(lines[0].drop { $0 != " " }.dropFirst()))
            if lines[0].hasPrefix("in ") {
                let file = root.appending(path: path)
                let text = try changed[path] ?? String(contentsOf: file, encoding: .utf8)
                let new = stem.filled(into: lines[2...].map { "\($0)\n" }.joined())
                changed[path] = try Self.text(
                    text, with: new, before: String(lines[1].dropFirst("before ".count)), path)
            } else {
                test = path
                testedFile = stem.filled(into: String(lines[1].dropFirst("of ".count)))
                neededLine = stem.filled(into: String(lines[2].dropFirst("needs ".count)))
            }
        }
    }

    /// - Parameter line: a whole line of the text.
    private static func text(
        _ text: String, with new: String, before line: String, _ path: String
    ) throws(BoilerplateError) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let place = lines.firstIndex(of: line) else {
            throw BoilerplateError("\(path) has no line \(line), to put this before:\n\(new)")
        }
        // A blank line separates a member from the previous one, or from the next one.
        let isLast = line == "}"
        let end = !isLast && new.hasSuffix("\n    }\n") ? "\n" : ""
        lines.insert((isLast ? "\n" : "") + new.dropLast() + end, at: place)
        return lines.joined(separator: "\n")
    }

    /// Writes all files.
    func write(in root: URL) throws {
        try created.merging(changed, uniquingKeysWith: { $1 }).write(below: root)
    }
}
