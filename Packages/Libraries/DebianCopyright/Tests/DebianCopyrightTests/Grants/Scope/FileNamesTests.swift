import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct FileNamesTests {
    private func contains(_ text: String) -> Bool {
        ByteView.withBytes(of: Array(text.utf8)) {
            FileNames(in: $0).contains(text.utf8.count / 2)
        }
    }

    @Test(arguments: [
        "turn.c", "lib/turn.[ch]", "lib/turn.*", "src/*", "(turn.py)", "lib/{sun,moon}.theme/*",
        "`turn.texi',", "TURN.C",
    ])
    func `a file's name is one`(_ name: String) {
        #expect(contains(name))
    }

    @Test(arguments: [
        "turn", "n.n@turn.py", "http://turn.org/turn.c", "www.turn.org", "2.1", "*", ".", "",
        "e.g.",
    ])
    func `an address, a number or a word is none`(_ name: String) {
        #expect(!contains(name))
    }

    @Test(arguments: [
        ("lib/turn.c\n|", true), ("lib/turn.c:\n\n|", true), ("lib/turn.c\n .\n |", true),
        ("# lib/turn.c\n#\n# |", true), ("lib/turn.c\n\nCopyright 2001 N. N.\n\n|", false),
        ("lib/turn.c\n\nCopyright 2001 N. N.\n|", true), ("Look into lib/turn.c.\n\n|", false),
        ("lib/turn.c\n© 2001 N. N.\n (c) 2002 M. M.\n\n|", true),
        ("lib/turn.c\nby N. N.\n\n|", false),
        ("The files lib/turn.[ch] are copyright:\nby N. N.\nunder this:\n\n====\n\n * |", true),
        ("In lib/turn.c there is this:\n\n# Copyright 2001 N. N.\n#\n# |", true),
        ("In lib/turn.c there is this.\n\n# Copyright 2001 N. N.\n#\n# |", false),
        ("For all files except lib/turn.c:\n\n|", false),
        ("For all files but\nlib/turn.c:\n\n|", false),
        ("In lib/turn.c:\n\nCopyright 2001 N. N.\n\nSpin it.\n\n|", false),
        ("In lib/turn.c:\n\nCopyright 2001 N. N.,\nall rights reserved\n\n|", true),
        ("In lib/turn/ (made by a tool):\n\n© 2001 N. N.\n\n|", true),
        ("License (lib/turn.c):\n\nCopyright 2001 N. N.\n\n|", true),
        ("See www.turn.org/:\n\n|", false), ("lib/turn.c\n© 2001 N. N.\nSpin it.\n\n|", false),
        ("lib/turn.c\n\n/*\n * Turns things.\n * © 2001 N. N.\n *\n * |", true),
        ("lib/turn.c:\n/* Turns things.\n *\n * Spin it.\n *\n *  |", true),
        ("Look into lib/turn.c.\n\n/*\n * Turns things.\n *\n * |", false),
        ("lib/turn.c\n\nThanks\n\n/*\n * Turns things.\n *\n * |", false),
        ("lib/turn.c\n\n * Turns things.\n *\n * |", false),
        ("lib/turn.c\n/*\n * Turns things.\n */\n\n|", false),
        ("Nothing\n\n|", false), ("|", false), ("\n\n\n|", false),
    ])
    func `names stand above what directly follows them`(text: String, stand: Bool) {
        let bytes = Array(text.utf8)
        ByteView.withBytes(of: bytes) {
            #expect(FileNames(in: $0).stand(above: bytes.count - 1) == stand)
        }
    }
}
