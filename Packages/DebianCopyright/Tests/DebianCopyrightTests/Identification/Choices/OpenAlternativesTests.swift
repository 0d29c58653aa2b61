import Testing

@testable import DebianCopyright

/// Choices of which one is plain "BSD", beside the text of the file `BSD` of Debian's base-files;
/// skipped where it is not installed.
@Suite struct OpenAlternativesTests {
    private let license = PrintedBSD.text ?? ""

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "It is dual-licensed under the terms of the GPL version 2 or the BSD license.",
            "It is licensed under the GPL version 2 or the following BSD license:",
            "You may use it under either the BSD license or the GPL version 2.",
        ])
    func `the text behind the words says which licence is meant`(words: String) {
        #expect(PrintedBSD.stated(words + "\n\n" + license) == [PrintedBSD.choice])
        #expect(PrintedBSD.stated(words) == [.license("GPL-2.0-only")])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: ["It is dual-licensed under the BSD license, and the Academic Free License."])
    func `a text of another name says nothing`(words: String) {
        #expect(PrintedBSD.stated(words + "\n\n" + license) == [.license("BSD-3-Clause")])
    }

    @Test(PrintedBSD.isInstalled) func `each choice has the text behind it that is nearest`() {
        let words = "It is licensed under the GPL version 2 or the BSD license.\n\n"
        let other = "The moon is licensed under the ISC license or the BSD license.\n\n"
        #expect(
            PrintedBSD.stated(words + license + "\n" + other + license) == [
                PrintedBSD.choice, .or([.license("ISC"), .license("BSD-3-Clause")]),
            ])
        #expect(
            PrintedBSD.stated(words + other + license) == [
                PrintedBSD.choice, .or([.license("ISC"), .license("BSD-3-Clause")]),
            ])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "It is licensed under the GPL version 2 and the BSD license.",
            "It is licensed under the GPL version 2.",
        ])
    func `what is no choice stays two licences`(words: String) {
        #expect(
            PrintedBSD.stated(words + "\n\n" + license)
                == [.license("GPL-2.0-only"), .license("BSD-3-Clause")])
    }
}
