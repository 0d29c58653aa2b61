import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct PermissionTextTests {
    private func lines(_ text: String) -> ClosedRange<Int>? {
        ByteView.withBytes(of: Array(text.utf8)) { PermissionText(in: $0)?.lines }
    }

    @Test(arguments: [
        "Permission to turn and to copy it is granted.",
        "Copying and use of the orrery are permitted.",
        "We grant everyone the right to spin it.",
        "It may be freely copied.", "You may modify it as long as it turns.",
        "Freely distributable.", "Anyone can use it.", "You are free to do whatever you want.",
        "I place no restrictions on the use of it.", "It is there for unrestricted use.",
        "Free for any purpose.", "Redistributions of the orrery must keep its moon.",
        "The orrery is available free of charge for any use.", "Do whatever you like with it.",
    ])
    func `words that permit something are a license's text`(text: String) {
        #expect(lines("It turns.\n\n\(text)\n") == 3...3)
    }

    @Test(arguments: [
        "Copyright 1999 Ada Turner. In Lunaria, students",
        "(c) 1999 Ada Turner. All rights reserved. As long as it turns,",
    ])
    func `terms may begin behind the holders`(line: String) {
        #expect(lines("\(line)\nyou may copy it freely.\n") == 1...2)
    }

    @Test(arguments: [
        "Copyright 1999 Moon Works Inc. and others", "(c) 1999 Ada Turner. All rights reserved.",
        "Copyright 1999 Ada Turner. Copyright 2001 the makers of the moon",
        "Copyright 1999 A. Turner. Lunar Works", "Copyright 1999 Turner. ada@moon.example",
    ])
    func `holders are no terms`(line: String) {
        #expect(lines("\(line)\nYou may copy it freely.\n") == 2...2)
    }

    @Test(arguments: ["License: ", "Licence:\n", "\tlicense:\t", ""])
    func `a label before it is no part of it`(label: String) {
        ByteView.withBytes(of: Array("\(label)Permission to use it is granted.\n".utf8)) { text in
            #expect(
                PermissionText(in: text).map { String($0.text) }
                    == "Permission to use it is granted.")
        }
    }

    @Test(arguments: [
        "", "It can be used with a moon.", "You may find it in the box.",
        "You may use it under the terms of its license.", "It may not be copied.",
        "The Debian packaging may be freely copied.", "It is free.", "Free for use at home.",
        "It is free of charge for schools.", "Its wheels do whatever they like.",
        "No restrictions.",
    ])
    func `other words permit nothing`(text: String) {
        #expect(lines(text) == nil)
    }

    @Test(
        arguments: [
            ("You may copy it.\n\nPermission to use it is granted.\n", 3...3),
            ("Use is permitted:\n\n a) on Mondays,\n\n b) on Fridays.\n\nIt turns.\n", 1...5),
            (
                "1. Look.\n\n2. You may copy it.\n\n3. Turn.\n\nCopyright 2019\n\nMust turn.\n",
                1...9
            ),
            ("You may copy it.\n\nNo warranty.\n\n-----\n\nSpin.\n", 1...3),
            ("You may copy it.\n\nAuthors:\n\nYou must ask.\n", 1...1),
            ("You may copy it.\n\nThe license of the moon\n\nYou must ask.\n", 1...1),
            ("You may copy it.\n\n2) The ring has\nthis license:\n\nYou must ask.\n", 1...1),
            (
                "You may copy it.\n\nThe following notice applies to the ring:\n\nNo warranty.\n",
                1...1
            ),
            ("You may copy it.\n\nThis is the notice of the ring:\n\nNo warranty.\n", 1...1),
            ("You may copy it.\n\nKeep the notice of the ring:\n\nNo warranty.\n", 1...5),
            ("1. You may copy it.\n\n2. Say this to all of them:\n\n3. No warranty.\n", 1...5),
            ("# You may copy it\n# as often as you like.\n#\n# No warranty.\n", 1...4),
            ("You may copy it.\n\nThe Debian package may be copied too.\n", 1...1),
            (
                "Permission to use it is granted.\n\n(2) The license of the moon (of all moons)\n\n"
                    + "Copyright 2019 Ada\n\nIt has no warranty.\n", 1...1
            ),
            (
                "Permission to use it is granted.\n\nCopyright 2019 Ada\n\n"
                    + "Permission to turn and to copy it is granted.\n", 1...1
            ),
            (
                "Permission to use it is granted.\n\nCopyright 2019 Ada\n\n"
                    + "There are no warranties.\n", 1...5
            ),
        ] as [(String, ClosedRange<Int>)])
    func `its conditions and disclaimers belong to it`(text: String, expected: ClosedRange<Int>) {
        #expect(lines(text) == expected)
    }
}
