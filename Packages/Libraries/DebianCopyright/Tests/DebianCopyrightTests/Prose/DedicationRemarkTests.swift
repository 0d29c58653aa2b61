import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct DedicationRemarkTests {
    private func isFound(in text: String) -> Bool {
        ByteView.withBytes(of: Array(text.utf8)) { DedicationRemark(in: $0) != nil }
    }

    @Test(arguments: [
        "Ada's changes to this file are in the public domain.",
        "It turns like a moon.\n .\n This file is hereby placed into the\n public domain.",
        "Turner is (c) 1999 Ada. All modifications are released to public domain",
        "The files in moon/ are public domain, and may be turned.",
        "Bo places his additions in the public domain.",
        "Cy has placed all her patches to it in the Public Domain.",
    ])
    func `files and changes that are in the public domain are found`(text: String) {
        #expect(isFound(in: text))
    }

    @Test(arguments: [
        "", "See the domain of the moon.", "This file is public. Domain: the moon.",
        "This file was in the public domain.",
        "Originally this file is in the public domain.",
        "This file is based on public domain code.",
        "This file is based on orrery.c, which is in the public domain.",
        "This file has been put into the public domain, but nobody knows by whom.",
        "We assume that these files are in the public domain.",
        "Ada claims that the file is in the public domain.",
        "This file is not in the public domain.",
        "This file can be considered to be in the public domain.",
        "Some files are in the public domain.", "The moon is in the public domain.",
        "These files are in the public domain or under the ISC license.",
        "These files are in the public domain unless they say otherwise.",
        "Please place your changes in the public domain.",
        "Bo places his orrery in the public domain.",
        "This file has a moon. The orrery is in the public domain.",
    ])
    func `what is said of something else, of the past or of an opinion is not`(text: String) {
        #expect(!isFound(in: text))
    }
}
