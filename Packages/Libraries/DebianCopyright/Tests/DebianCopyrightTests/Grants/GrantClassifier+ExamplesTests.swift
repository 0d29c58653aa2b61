import Testing

@testable import DebianCopyright

@Suite struct GrantClassifierExamplesTests {
    static let mentioned = [
        "It may be put beside works under free licenses such as the GNU General Public License.",
        "Nobody has published its source (e.g. under the GPL), so it is not free.",
        "It could be under some other license, for example the MIT license.",
        "For example, the compiler Moonsim is released under the GPL version 2.",
        "For instance, Moonsim is distributed under the terms of the GPL.",
        "A similar program, Moonsim, is released under the GPL.",
        "Other programs, e.g. Moonsim, are released under the GPL version 3.",
        "Portions of the orrery may be licensed under the GPL version 2.",
        "Some components may be covered by the MIT license.",
        "It may contain third-party components that are licensed under the MIT license.",
        "The orrery may include open source software, licensed under the GPL version 2.",
        "It used to be licensed under the GPL version 2.",
        "It used to be distributed under the terms of the MIT license.",
    ]

    @Test(arguments: mentioned)
    func `an example and what may be are granted by nobody`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    static let granted = [
        Case(
            "Some parts have other licenses. For example, the file moon.c is under the GPL version 2.",
            "GPL-2.0-only"),
        Case("Some of the examples, such as turn.c, are under the GPL version 2.", "GPL-2.0-only"),
        Case("The orrery may be used under the terms of the MIT license.", "MIT"),
        Case("Parts of it may be distributed under the terms of the MIT license.", "MIT"),
        Case("You may include it in a work under the terms of the MIT license.", "MIT"),
        Case("It may contain bugs and is released under the GPL version 2.", "GPL-2.0-only"),
        Case(
            "It used to be under the GPL, but is now licensed under the MIT license.", "MIT"),
        Case(
            "You can redistribute it under the terms of the GPL version 2, for example on a disk.",
            "GPL-2.0-only"),
    ]

    @Test(arguments: granted)
    func `what is said of the work beside an example is granted`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}
