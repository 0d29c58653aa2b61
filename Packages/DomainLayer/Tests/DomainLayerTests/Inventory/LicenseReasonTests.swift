import DomainLayer
import Testing

struct LicenseReasonTests {
    @Test(arguments: [
        (LicenseReason.missingFile(path: "/p"), false),
        (.danglingLink(path: "/p"), false),
        (.documentationExcluded(path: "/p"), false),
        (.linkLoop(path: "/p"), true),
        (.notRegularFile(path: "/p"), true),
        (.tooLarge(path: "/p", size: 2, limit: 1), true),
        (.unreadable(path: "/p", message: "m"), true),
        (.incompleteStatus(field: "Version", line: 1), true),
        (.answeredBySibling(package: "b", path: "/p"), false),
        (.noStatement, false),
    ])
    func `absence is an answer, what can't be read is a failure`(
        reason: LicenseReason, isFailure: Bool
    ) {
        #expect(reason.isFailure == isFailure)
    }
}
