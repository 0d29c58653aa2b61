import Testing

@testable import DebianCopyright

/// The texts that references stand for, wherever the words are.
@Suite struct ReferencesTests {
    private let exception = "Files: *\nLicense: GPL-2+ with Moon exception\n"

    /// The only reference of a file.
    private func reference(_ stanzas: String) -> ReferencedText? {
        let references = analysis(of: file(stanzas), includingTexts: true).references
        #expect(references.count == 1)
        return references.first
    }

    @Test func `an exception's license is printed in the file or held by Debian`() {
        let found = reference(
            exception + "\nLicense: GPL-2+ with Moon exception\n But not the moon.\n\n"
                + "License: GPL-2+\n All in /usr/share/common-licenses/GPL-2.\n")
        #expect(found?.text == "But not the moon.\n")
        #expect(found?.base == "All in /usr/share/common-licenses/GPL-2.\n")
        #expect(found?.commonLicenses == ["GPL-2"])
    }

    @Test func `without a pointer the file is the one of the license`() {
        let found = reference(
            exception + "\nLicense: GPL-2+ with Moon exception\n But not the moon.\n")
        #expect(found?.text == "But not the moon.\n")
        #expect(found?.base == nil)
        #expect(found?.commonLicenses == ["GPL-2"])
    }

    @Test func `where a pointer says another version, that one counts`() {
        let found = reference(
            exception + "\nLicense: GPL-2+ with Moon exception\n"
                + " As in /usr/share/common-licenses/GPL-3, but not the moon;\n"
                + " see /usr/share/common-licenses/GPL-3.\n")
        #expect(found?.commonLicenses == ["GPL-3"])
    }

    @Test func `without any text there are a name and a file`() {
        let found = reference(exception)
        #expect(found?.name == "GPL-2+ with Moon exception")
        #expect(found?.text == nil)
        #expect(found?.base == nil)
        #expect(found?.commonLicenses == ["GPL-2"])
    }

    @Test func `a license that is no exception has no base`() {
        let found = reference(
            "Files: *\nLicense: turner\n Turn it gently, keep it clean and give it back.\n"
                + " Its wheels are those of /usr/share/common-licenses/Artistic,\n"
                + " its springs those of /usr/share/common-licenses/GPL-2.\n")
        #expect(found?.base == nil)
        #expect(found?.commonLicenses == ["Artistic", "GPL-2"])
    }

    @Test func `nobody who does not ask gets a text`() {
        let references = analysis(
            of: file(exception + "\nLicense: GPL-2+\n See /usr/share/common-licenses/GPL-2.\n")
        ).references
        #expect(references.map(\.base) == [nil])
        #expect(references.map(\.commonLicenses) == [[]])
    }

    @Test func `a notice of the license beside an exception is understood as part of it`() {
        let unread = ["use it in Lunaria", "use it in Lunaria for a fee"].map { act in
            reference(
                exception + " As a special exception, you may \(act).\n .\n"
                    + " You should have received a copy of the GNU General Public License.\n"
            )?.terms?.unread
        }
        #expect(unread == [[], [1...1]])
    }

    @Test(
        arguments: [
            ("You may link it with Lunaria.", true),
            ("In place of section 2, you may copy it in its original form.", false),
            ("You can use it under the license for a month.", false),
            ("You must obey the GNU General Public License for all code other than Moon.", true),
            ("You must obey the license of Lunaria for all code other than Moon.", false),
            ("If not, see <https://moon.example>.", true),
            ("If not, write to Ada and erase your copies.", false),
        ])
    func `an exception that takes away what its license gives isn't understood`(
        sentence: String, isRead: Bool
    ) {
        let terms = reference(exception + " \(sentence)\n")?.terms
        #expect(terms?.unread.isEmpty == isRead)
    }

    @Test func `an exception has another id under another license`() {
        let ids = ["GPL-2", "GPL-2+", "turner", "spinner"].map { name in
            reference(
                "Files: *\nLicense: \(name) with Moon exception\n But not the moon.\n\n"
                    + "License: turner\n You may turn it.\n\n"
                    + "License: spinner\n You may spin it.\n")?.id
        }
        #expect(Set(ids).count == 4)
    }

    @Test func `how a pointer to an exception's license is put makes no other id`() {
        let ids = ["See", "The text is in"].map { words in
            reference(
                exception + " But not the moon.\n\n"
                    + "License: GPL-2+\n \(words) /usr/share/common-licenses/GPL-2.\n")?.id
        }
        #expect(ids[0] == ids[1])
    }
}
