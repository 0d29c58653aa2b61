import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// The text of the file `BSD` in Debian's base-files.
enum PrintedBSD {
    /// Nil if it is not installed.
    static let text = CommonLicense.text(of: "BSD")
    static let isInstalled = CommonLicense.isInstalled("BSD")

    /// The text without its holder.
    static let terms =
        text.map { $0.split(separator: "\n\n").dropFirst().joined(separator: "\n\n") }
        ?? ""

    /// The lines of a field with the text, or with a given text that includes it.
    static func lines(of text: String = PrintedBSD.text ?? "") -> String {
        text.split(separator: "\n").map { " \($0)\n" }.joined()
    }
}

// MARK: Choices beside it

extension PrintedBSD {
    /// The choice that the tests' words offer.
    static let choice: StatedLicense = .or([.license("GPL-2.0-only"), .license("BSD-3-Clause")])

    /// The licenses that a text states in prose.
    static func stated(_ text: String) -> [StatedLicense] {
        let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
        return ByteView.withBytes(of: Array(text.utf8)) {
            identifier.statements(in: $0).map(\.license)
        }
    }
}
