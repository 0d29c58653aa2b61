import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct ByteViewLeadsTests {
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
