import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// Paragraphs that leave a choice, near the text of the file `BSD` of Debian's base-files. Tests
/// that need this file are skipped if it isn't installed.
@Suite struct AlternativeParagraphsTests {
    private static let disclaimer = "\nTHIS SOFTWARE IS PROVIDED"
    private static let choice: StatedLicense = .or([
        .license("BSD-3-Clause"), .license("GPL-2.0-only"),
    ])

    private let license = PrintedBSD.text ?? ""

    private func meaning(_ text: String) -> StatedLicense? {
        let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
        return ByteView.withBytes(of: Array(text.utf8)) {
            identifier.findings(in: $0).meaning?.license
        }
    }

    private static let alternatives = [
        """
        Alternatively, this orrery may be distributed under the terms of the GNU General Public
        License version 2.
        """,
        """
        ALTERNATIVELY, as long as the moon stays where it is, this orrery may be turned under the
        terms of the GNU General Public License version 2, in which case the provisions of that
        license apply INSTEAD OF those above.
        """,
    ]

    @Test(PrintedBSD.isInstalled, arguments: alternatives)
    func `a license's text and an alternative behind it are a choice`(alternative: String) {
        let text = license + "\n" + alternative + "\n"
        #expect(PrintedBSD.stated(text) == [Self.choice])
        #expect(meaning(text) == Self.choice)
    }

    @Test(PrintedBSD.isInstalled, arguments: alternatives)
    func `an alternative may stand between a license's conditions and its disclaimer`(
        alternative: String
    ) {
        let text = license.replacing(Self.disclaimer, with: "\n\(alternative)\n\(Self.disclaimer)")
        #expect(PrintedBSD.stated(text) == [Self.choice])
        #expect(meaning(text) == Self.choice)
        let comment = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { " * \($0)" }.joined(separator: "\n")
        #expect(PrintedBSD.stated(comment) == [Self.choice])
    }

    @Test(PrintedBSD.isInstalled)
    func `an alternative is one also where the license was named before`() {
        let words = "The GNU General Public License version 2 applies to the moon alone.\n\n"
        let text = license.replacing(
            Self.disclaimer, with: "\n\(Self.alternatives[0])\n\(Self.disclaimer)")
        #expect(PrintedBSD.stated(words + text) == [.license("GPL-2.0-only"), Self.choice])
    }

    @Test(PrintedBSD.isInstalled)
    func `other works before and behind take no alternative from a license's text`() {
        let before = "© 2001 A. A.\nThis is under the GPL, version 2 or later.\n\n"
        let alternative = "ALTERNATIVELY, it may be turned under the terms of the GPL."
        let behind = "\n\nThe file moon.c is under the GPL version 2.\n"
        let text = license.replacing(Self.disclaimer, with: "\n\(alternative)\n\(Self.disclaimer)")
        #expect(
            PrintedBSD.stated(before + "Copyright 2002 B. B.\n" + text + behind) == [
                .license("GPL-2.0-or-later"),
                .or([.license("BSD-3-Clause"), .license("GPL-1.0-or-later")]),
                .license("GPL-2.0-only"),
            ])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            (
                "The sun is under the MIT license or the BSD 3-clause license.\n\n© 2002 B. B.",
                .or([.license("MIT"), .license("BSD-3-Clause")])
            ),
            ("The sun is under the GPL, version 2 or later.", .license("GPL-2.0-or-later")),
        ] as [(String, StatedLicense)])
    func `a choice with a text stays beside what names its licenses`(
        words: String, stated: StatedLicense
    ) {
        let alternative = "ALTERNATIVELY, it may be turned under the terms of the GPL."
        let conditions = license.drop { $0 != "\n" }.drop { $0 != "R" }
        let text = conditions.replacing(
            Self.disclaimer, with: "\n\(alternative)\n\(Self.disclaimer)")
        #expect(
            PrintedBSD.stated(words + "\n\n" + text) == [
                stated, .or([.license("BSD-3-Clause"), .license("GPL-1.0-or-later")]),
            ])
    }

    @Test(PrintedBSD.isInstalled)
    func `words that lead to the text are one statement with its choice`() {
        let conditions = license.drop { $0 != "\n" }.drop { $0 != "R" }
        let text = conditions + "\n" + Self.alternatives[0] + "\n"
        let words = "This orrery is under the terms of the BSD 3-clause license"
        #expect(PrintedBSD.stated(words + ":\n\n" + text) == [Self.choice])
        #expect(
            PrintedBSD.stated(words + ".\n\nThe moon isn't.\n\n" + text) == [
                .license("BSD-3-Clause"), Self.choice,
            ])
    }

    @Test(PrintedBSD.isInstalled) func `a paragraph that begins otherwise leaves no choice`() {
        let text = license + "\nThe moon is under the GNU General Public License version 2.\n"
        #expect(PrintedBSD.stated(text) == [.license("BSD-3-Clause"), .license("GPL-2.0-only")])
        #expect(meaning(text) == nil)
    }

    @Test func `without a text before it an alternative stands for itself`() {
        #expect(PrintedBSD.stated(Self.alternatives[0]) == [.license("GPL-2.0-only")])
        #expect(
            PrintedBSD.stated("Turn it as you like.\n\n" + Self.alternatives[1]) == [
                .license("GPL-2.0-only")
            ])
    }

    @Test func `a thousand alternatives say one license`() {
        let text = String(repeating: Self.alternatives[1] + "\n\n", count: 1_000)
        #expect(PrintedBSD.stated(text) == [.license("GPL-2.0-only")])
    }
}
