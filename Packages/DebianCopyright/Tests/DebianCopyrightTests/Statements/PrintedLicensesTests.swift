import DebianCopyright
import Testing

struct PrintedLicensesTests {
    private func missing(_ ids: [String], in text: String) -> [String] {
        PrintedLicenses().missing(of: ids, in: Array(text.utf8))
    }

    /// The text of FSFAP, which is short enough to be typed.
    private let allPermissive = """
        Copying and distribution of this file, with or without modification, are permitted in any
        medium without royalty provided the copyright notice and this notice are preserved. This
        file is offered as-is, without any warranty.

        """

    @Test func `a text that is printed isn't missing, and one that is only named is`() {
        #expect(missing(["FSFAP", "MIT"], in: "MIT, and:\n\n" + allPermissive) == ["MIT"])
    }

    @Test func `the syntax of a field doesn't hide a text`() {
        let lines = allPermissive.split(separator: "\n").map { " \($0)" }
        let field = "License: FSFAP\n" + lines.joined(separator: "\n") + "\n .\n Thanks.\n"
        #expect(missing(["FSFAP"], in: file("Files: *\n" + field)) == [])
    }

    @Test func `a license is missing if its file has none of its words, in the order asked for`() {
        #expect(
            missing(["Zlib", "GCC-exception-3.1", "ISC"], in: "") == [
                "Zlib", "GCC-exception-3.1", "ISC",
            ])
    }

    @Test func `a reader answers for one file after the other`() {
        let reader = PrintedLicenses()
        #expect(reader.missing(of: ["FSFAP"], in: Array(allPermissive.utf8)) == [])
        #expect(reader.missing(of: ["FSFAP"], in: Array("Hello.".utf8)) == ["FSFAP"])
    }
}
