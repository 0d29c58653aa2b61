import Testing

@testable import DebianCopyright

@Suite struct GrantClassifierOtherWorksTests {
    static let others = [
        "It needs libbrook, which is licensed under the LGPL version 3.",
        "It requires the brook library (licensed under the GPL version 2).",
        "It uses libbrook, licensed under the ISC license.",
        "It depends on libbrook, which is released under the LGPL version 3.",
        "The plug-in links against libbrook, which is under the LGPL version 2.1.",
        "The brook library that it needs is licensed under the LGPL version 3.",
        "libbrook, which it depends on, is licensed under the LGPL version 3.",
        "It needs Libbrook. libbrook is under the GPL version 3.",
        "Unlike most of its kind, which are released under the GPL, version 3 or later, it is small.",
        "Unlike Moonsim, which is GPL, it is small.",
        "Contrary to Moonsim, which is under the GPL version 2, it is small.",
        "It is based on brook, which was released under the GPL version 2.",
        "It was inspired by brook, which is under the GPL version 2.",
        "It can be linked with programs under the GPL version 2.",
        "It is compatible with programs under the GPL.",
    ]

    @Test(arguments: others)
    func `what another work is under is not said of this one`(_ text: String) {
        #expect(GrantReader.stated(text + " All of it is under the MIT license.") == "MIT")
    }

    static let own = [
        Case(
            "Unlike Moonsim, which is released under the GPL, it is distributed under the MIT license.",
            "MIT"),
        Case("In contrast to the sun, which is hot, it is under the MIT license.", "MIT"),
        Case("It requires brook and is licensed under the MIT license.", "MIT"),
        Case("It needs the files in sun/, and these are licensed under the MIT license.", "MIT"),
        Case(
            "Unlike older releases, which were under the GPL, it is under the ISC license.", "ISC"),
    ]

    @Test(arguments: own)
    func `a sentence comes back to its own work`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}
