import Testing

@testable import DebianCopyright

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

struct ByteViewLeadTests {
    private func check(_ text: String, _ isSo: (ByteView) -> Bool) -> Bool {
        ByteView.withBytes(of: Array(text.utf8), isSo)
    }

    @Test(arguments: [
        (" with the exceptions below.", true), (" plus OpenSSL exception clause.", true),
        ("), with an exception", true), (" with a moon. An exception", false),
        (" without an exception", false), (" and an exception", false), ("", false),
    ])
    func `words behind a name announce an exception`(text: String, announce: Bool) {
        #expect(check(text) { $0.announcesException(behind: 0) } == announce)
    }

    @Test(arguments: [
        (" with the exception\nthat is given above.", true), (", plus the exception (above)", true),
        (" with the exception below.", false), (" with an exception. See above.", false),
    ])
    func `words behind a name say an exception once more`(text: String, repeats: Bool) {
        #expect(check(text) { $0.repeatsException(behind: 0) } == repeats)
    }
}
