import DebianCopyright
import Foundation
import Testing

struct PrintedLicensesTests {
    /// The text of FSFAP, which is short enough to be typed.
    private let allPermissive = """
        Copying and distribution of this file, with or without modification, are permitted in any
        medium without royalty provided the copyright notice and this notice are preserved. This
        file is offered as-is, without any warranty.

        """

    @Test func `a text that is printed counts, and one that is only named doesn't`() {
        let text = "MIT, and:\n\n" + allPermissive
        #expect(PrintedLicenses().ids(in: text) == ["FSFAP"])
    }

    @Test func `a text without its disclaimer isn't whole`() {
        let text = allPermissive.replacing(
            " This\nfile is offered as-is, without any warranty.", with: "")
        #expect(!PrintedLicenses().ids(in: text).contains("FSFAP"))
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: "/usr/share/common-licenses/GPL-2"),
            "the license isn't installed"))
    func `a text stands for all ids that share it`() throws {
        let text = try String(contentsOfFile: "/usr/share/common-licenses/GPL-2", encoding: .utf8)
        #expect(
            PrintedLicenses().ids(in: text).isSuperset(of: ["GPL-2.0-only", "GPL-2.0-or-later"]))
    }

    @Test func `a reader answers for one text after the other`() {
        let reader = PrintedLicenses()
        #expect(reader.ids(in: allPermissive) == ["FSFAP"])
        #expect(reader.ids(in: "Hello.") == [])
    }
}
