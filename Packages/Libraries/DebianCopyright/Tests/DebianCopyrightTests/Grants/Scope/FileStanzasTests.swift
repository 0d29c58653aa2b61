import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct FileStanzasTests {
    /// The stanzas' ranges, with an asterisk before those of all files.
    private func stanzas(_ text: String) -> [String] {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            FileStanzas(in: bytes).all.map {
                ($0.isEverything ? "*" : "") + String(bytes[$0.bytes])
            }
        }
    }

    @Test func `a stanza goes up to the next one, or to what isn't indented behind an empty line`()
    {
        let text = """
            By Ada Turner.

            Files: lib/*
             moon/*
            License: ISC

              Turn it.

            Files: *
            License: MIT

            Files are nice.
            """
        #expect(
            stanzas(text) == [
                "Files: lib/*\n moon/*\nLicense: ISC\n\n  Turn it.\n\n",
                "*Files: *\nLicense: MIT\n\n",
            ])
    }

    @Test(arguments: [
        ("files: *, but debian/*", ["*files: *, but debian/*"]), ("Files: ./*", ["*Files: ./*"]),
        ("  Files:\n  *\n\n  Turn it.", ["*  Files:\n  *\n\n"]), ("All files: *", []), ("", []),
    ])
    func `its first pattern says whether it is about all files`(text: String, expected: [String]) {
        #expect(stanzas(text) == expected)
    }

    @Test func `a position is in the stanza around it`() {
        let text = "By N. N.\n\nFiles: a\nFiles: b\n\nTurn it.\n"
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            let stanzas = FileStanzas(in: bytes)
            #expect([0, 10, 18, 19, 28, 29, 99].map(stanzas.index) == [nil, 0, 0, 1, 1, nil, nil])
        }
    }
}
