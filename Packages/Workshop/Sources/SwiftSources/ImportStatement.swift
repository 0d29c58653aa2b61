/// The module that a line of Swift imports.
public struct ImportStatement: Hashable, Sendable {
    public let module: String
    /// The 1-based number of the line.
    public let line: Int
    /// Whether the module's internal declarations are imported too, which a release build refuses.
    public let isTestable: Bool

    /// The import statements of a file, in its order.
    ///
    /// A statement is recognized by its line alone, so one inside a multiline string literal counts
    /// too.
    public static func all(in text: String) -> [ImportStatement] {
        zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)).compactMap {
            number, line in
            // Most lines are not worth a regular expression.
            guard line.contains("import "), let match = line.prefixMatch(of: statement) else {
                return nil
            }
            return ImportStatement(
                module: String(match.module), line: number,
                isTestable: line.contains("@testable "))
        }
    }

    // A computed property, because a regular expression can't be shared between threads.
    private static var statement: Regex<(Substring, module: Substring)> {
        #/
        \s* (?: (?: @\w+ | public | package | internal | fileprivate | private ) \s+ )*
        import \s+ (?: (?: struct | class | enum | protocol | func | var | let | typealias ) \s+ )?
        (?<module> \w+ )
        /#
    }
}
