import Bytes
import Foundation
import Identification
import LicenseStatements
import Testing

/// Choices of which one is plain "BSD", beside the text of the file `BSD` of Debian's base-files;
/// skipped where it is not installed.
@Suite struct OpenAlternativesTests {
    private static let license = try? String(
        contentsOfFile: "/usr/share/common-licenses/BSD", encoding: .utf8)
    private static let hasLicense: ConditionTrait = .enabled(
        if: license != nil, "needs /usr/share/common-licenses/BSD")

    private let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
    private let license = Self.license ?? ""

    private func stated(_ text: String) -> [StatedLicense] {
        ByteView.withBytes(of: Array(text.utf8)) {
            identifier.statements(in: $0).map(\.license)
        }
    }

    private static let choice: StatedLicense = .or([
        .license("GPL-2.0-only"), .license("BSD-3-Clause"),
    ])

    @Test(
        hasLicense,
        arguments: [
            "It is dual-licensed under the terms of the GPL version 2 or the BSD license.",
            "It is licensed under the GPL version 2 or the following BSD license:",
            "You may use it under either the BSD license or the GPL version 2.",
        ])
    func `the text behind the words says which licence is meant`(words: String) {
        #expect(stated(words + "\n\n" + license) == [Self.choice])
        #expect(stated(words) == [.license("GPL-2.0-only")])
    }

    @Test(hasLicense) func `each choice has a text of its own`() {
        let words = "It is licensed under the GPL version 2 or the BSD license.\n\n"
        let other = "The moon is licensed under the ISC license or the BSD license.\n\n"
        #expect(
            stated(words + license + "\n" + other + license) == [
                Self.choice, .or([.license("ISC"), .license("BSD-3-Clause")]),
            ])
        #expect(stated(words + other + license).first == .license("GPL-2.0-only"))
    }

    @Test(
        hasLicense,
        arguments: [
            "It is licensed under the GPL version 2 and the BSD license.",
            "It is licensed under the GPL version 2.",
        ])
    func `what is no choice stays two licences`(words: String) {
        #expect(
            stated(words + "\n\n" + license)
                == [.license("GPL-2.0-only"), .license("BSD-3-Clause")])
    }
}
