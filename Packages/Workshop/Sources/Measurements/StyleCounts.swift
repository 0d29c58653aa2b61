import SwiftSources

/// Counts of a style's sources.
struct StyleCounts: Hashable, Sendable {
    let files: Int
    /// The lines of all files, comments and blank ones included.
    let lines: Int
    /// The types at the top level of a file.
    let types: Int
    /// The files whose code names the sheet, so that a change to the sheet may touch them.
    let filesOfSheet: Int
    let tests: Int
    /// The lines of all test files, doubles included.
    let testLines: Int

    /// - Parameter files: the texts of the workspace's files by their paths.
    init(of style: PresentationStyle, in files: [String: String]) {
        func texts(below folders: [String]) -> [String] {
            files.filter { path, _ in
                path.hasSuffix(".swift") && folders.contains { path.hasPrefix($0) }
            }.map(\.value)
        }
        let sources = texts(below: style.sources)
        let tests = texts(below: style.tests)
        self.files = sources.count
        lines = sources.map(\.lineCount).reduce(0, +)
        types = sources.map { TypeDeclaration.names(in: $0).count }.reduce(0, +)
        filesOfSheet = sources.filter(\.namesSheet).count
        self.tests = tests.map { $0.ranges(of: "@Test").count }.reduce(0, +)
        testLines = tests.map(\.lineCount).reduce(0, +)
    }
}

extension String {
    fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }

    fileprivate var namesSheet: Bool {
        TypeDeclaration.all(in: self).contains { declaration in
            declaration.words.contains { $0.lowercased().contains("sheet") }
        }
    }
}
