import Foundation
import Testing

/// The source files of a style, for tests of rules that the compiler doesn't know.
struct StyleSources: Sendable {
    /// The code of each file without comments, by its path in the module's folder.
    let files: [String: String]

    /// - Parameter module: the name of the style's module.
    /// - Throws: if a file can't be read, or there is none.
    init(of module: String) throws {
        let folder = URL(filePath: #filePath + "/../../../Sources/\(module)").standardized.path
        let paths = FileManager.default.subpaths(atPath: folder)?.filter { $0.hasSuffix(".swift") }
        // Every rule would hold for no files.
        try #require(paths?.isEmpty == false, "no sources of \(module)")
        files = try Dictionary(
            uniqueKeysWithValues: (paths ?? []).map { path in
                let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
                let lines = text.split(separator: "\n").map { line in
                    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
                }
                return (path, lines.joined(separator: "\n"))
            })
    }

    private init(_ files: [String: String]) { self.files = files }

    /// The files whose paths contain one of these texts.
    func containing(_ parts: String...) -> StyleSources {
        StyleSources(files.filter { file in parts.contains { file.key.contains($0) } })
    }

    /// The paths of the files that contain one of these texts in their code, in order.
    func using(_ texts: String...) -> [String] {
        files.filter { file in texts.contains { file.value.contains($0) } }.keys.sorted()
    }

    /// The modules that the files import.
    var imports: Set<String> {
        Set(
            files.values.flatMap { $0.split(separator: "\n") }.compactMap { line in
                let words = line.split(separator: " ")
                guard words.dropLast().last == "import" else { return nil }
                return words.last.map(String.init)
            })
    }
}
