import Foundation
import Testing

/// The text of the file `BSD` of Debian's base-files.
enum PrintedBSD {
    /// Nil where it is not installed.
    static let text = try? String(
        contentsOfFile: "/usr/share/common-licenses/BSD", encoding: .utf8)
    static let isInstalled: ConditionTrait = .enabled(
        if: text != nil, "needs /usr/share/common-licenses/BSD")

    /// The lines of a field that it is in, or that a text with it is.
    static func lines(of text: String = PrintedBSD.text ?? "") -> String {
        text.split(separator: "\n").map { " \($0)\n" }.joined()
    }
}
