import Foundation

/// What a template and a name make in a checkout: new files, and files with new lines.
struct Plan {
    /// The texts of new files by their paths.
    private(set) var created: [String: String] = [:]
    /// The new texts of existing files.
    private(set) var changed: [String: String] = [:]
    /// What to do next; empty if nothing has to be said.
    private(set) var next = ""
    /// Nil if the new lines have no test of their own.
    private(set) var test: FirstTest?

    /// The first test of something new, and the line without which it fails.
    struct FirstTest {
        /// The name of the suite.
        let suite: String
        /// The file with the line that the test needs.
        let file: String
        let neededLine: String
    }

    /// Computes everything first, so that nothing is written if there is an obstacle.
    ///
    /// - Parameters:
    ///   - template: what to write.
    ///   - stem: the name of the new thing.
    ///   - root: the checkout's folder.
    /// - Throws: ``BoilerplateError`` if the checkout has no place for it; Foundation's error if a
    ///   file can't be read.
    init(_ template: Template, named stem: Stem, in root: URL) throws {
        created = try template.files(named: stem)
        for path in created.keys.sorted() {
            let file = root.appending(path: path).path(percentEncoded: false)
            if FileManager.default.fileExists(atPath: file) {
                throw BoilerplateError("\(path) is there already")
            }
        }
        for paragraph in try template.plan(named: stem) {
            let lines = paragraph.split(separator: "\n").map(String.init)
            switch (try Self.words(of: lines.first ?? ""), lines.count) {
            case (("in", let path), 3...):
                let text =
                    try changed[path]
                    ?? String(contentsOf: root.appending(path: path), encoding: .utf8)
                changed[path] = try Self.text(
                    text, with: lines[2...].joined(separator: "\n"), at: lines[1], path)
            case (("test", let suite), 3):
                test = FirstTest(
                    suite: suite, file: try Self.words(of: lines[1]).rest,
                    neededLine: try Self.words(of: lines[2]).rest)
            case (("with", let path), 2):
                let file = root.appending(path: path).path(percentEncoded: false)
                guard FileManager.default.fileExists(atPath: file) else {
                    let command = try Self.words(of: lines[1]).rest
                    throw BoilerplateError("\(path) is not there: \(command) writes it")
                }
            case (("then", let advice), _):
                next = ([advice] + lines[1...]).joined(separator: "\n")
            default:
                throw BoilerplateError("a plan can't say:\n\(paragraph)")
            }
        }
    }

    /// The first word of a line, and what follows the blank behind it.
    private static func words(
        of line: String
    ) throws(BoilerplateError) -> (first: String, rest: String) {
        guard let blank = line.firstIndex(of: " ") else {
            throw BoilerplateError("a plan can't say: \(line)")
        }
        return (String(line[..<blank]), String(line[line.index(after: blank)...]))
    }

    /// - Parameters:
    ///   - text: the text of a file.
    ///   - new: the lines to put into it.
    ///   - anchor: `above` or `below`, and a whole line of the text.
    ///   - path: the file's path.
    private static func text(
        _ text: String, with new: String, at anchor: String, _ path: String
    ) throws(BoilerplateError) -> String {
        let (side, line) = try words(of: anchor)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let place = lines.firstIndex(of: line) else {
            throw BoilerplateError("\(path) has no line \(line), to put this \(side):\n\(new)")
        }
        guard !text.contains("\n\(new)\n") else {
            throw BoilerplateError("\(path) has this already:\n\(new)")
        }
        // A blank line separates a member from the next one.
        let end = new.hasSuffix("\n    }") ? "\n" : ""
        lines.insert(new + end, at: side == "above" ? place : place + 1)
        return lines.joined(separator: "\n")
    }

    /// Writes all files.
    func write(in root: URL) throws {
        try created.merging(changed, uniquingKeysWith: { $1 }).write(below: root)
    }
}
