import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct PartLeadTests {
    @Test(arguments: [
        ("\n\nsrc/lathe.c has the following addition:\n\n", true, false),
        ("\n\nThe mirror library is free,\nwith this exception:\n\n", false, true),
        ("\n\nThis library is free, with this exception:\n\n", false, false),
        ("\n\nSpecial exception for turning:\n\n", false, false),
        ("\n\nsrc/lathe.c turns.\n\n", false, false),
        ("and for src/lathe.c:\n\n", false, false),
        ("", false, false),
    ])
    func `a paragraph that ends in a colon may say what an exception is for`(
        text: String, namesFile: Bool, namesWork: Bool
    ) {
        let lead = ByteView.withBytes(of: Array(text.utf8)) {
            PartLead(in: $0, from: 0, to: $0.count)
        }
        #expect(lead.namesFile == namesFile)
        #expect(lead.namesWork == namesWork)
    }
}
