import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// Assigning a printed text to the work or the packaging, with the text of the file `BSD` of
/// Debian's base-files; skipped if it is not installed.
@Suite struct PackagingTextsTests {
    private let license = PrintedBSD.text ?? ""

    private func scopes(_ text: String) -> [StatedLicense: Bool] {
        let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
        let statements = ByteView.withBytes(of: Array(text.utf8)) { identifier.statements(in: $0) }
        return Dictionary(
            uniqueKeysWithValues: statements.map { ($0.license, $0.scope == .packaging) })
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "The Debian packaging is licensed as follows:\n\n",
            "All additions found in Debian packages bear these terms:\n\n  Copyright 2004 Ada Turner\n\n",
            "The Debian packaging is:\n\n  Copyright 2004 Ada Turner\n\nand is under these terms:\n\n",
        ])
    func `a text is the packaging's where the words above it say so`(words: String) {
        let orrery = "\nThe orrery is under the ISC license.\n"
        #expect(
            scopes(words + license + orrery)
                == [.license("BSD-3-Clause"): true, .license("ISC"): false])
        #expect(
            scopes(words + license + "\nThe orrery:\n\n" + license)
                == [.license("BSD-3-Clause"): false])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "It was packaged for Debian by Ada Turner.\n\nCopyright 2004 Bob Quill\n\n",
            "The Debian packaging is by Ada Turner.\n\nLicense:\n\n",
            "This package was debianized by Ada Turner on a Monday.\n\n",
        ])
    func `a text behind a sentence on the packaging is the work's`(words: String) {
        #expect(scopes(words + license) == [.license("BSD-3-Clause"): false])
    }

    @Test(PrintedBSD.isInstalled) func `a text that the packaging's words name stays its own`() {
        let words = "The Debian packaging is under the 3-clause BSD license, which reads so.\n\n"
        #expect(scopes(words + license) == [.license("BSD-3-Clause"): true])
    }
}
