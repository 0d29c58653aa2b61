import Bytes
import Foundation
import Identification
import LicenseStatements
import Testing

/// The text of the file `BSD` of Debian's base-files, beside which choices are read.
enum PrintedBSD {
    /// Nil where it is not installed.
    static let text = try? String(
        contentsOfFile: "/usr/share/common-licenses/BSD", encoding: .utf8)
    static let isInstalled: ConditionTrait = .enabled(
        if: text != nil, "needs /usr/share/common-licenses/BSD")

    /// The choice that the tests' words leave.
    static let choice: StatedLicense = .or([.license("GPL-2.0-only"), .license("BSD-3-Clause")])

    /// What a text states in prose.
    static func stated(_ text: String) -> [StatedLicense] {
        let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
        return ByteView.withBytes(of: Array(text.utf8)) {
            identifier.statements(in: $0).map(\.license)
        }
    }
}
