import DomainLayer
import PresentationLayer
import Testing

struct PolicyErrorWordingTests {
    @Test func `each problem is told with its place`() {
        let error = PolicyError.invalid(
            path: "house",
            [
                PolicyProblem(.strayLine, at: .line(3, column: 1)),
                PolicyProblem(.badDate("x"), at: .line(4, column: 10)),
                PolicyProblem(.incompleteException, at: .addition(.allow)),
            ])
        #expect(
            error.details == [
                "house:3:1: neither a field, nor indented to continue one",
                "house:4:10: 'x' is no date like 2030-01-31",
                "--allow: WITH stands between a licence and an exception",
            ])
    }

    @Test(
        arguments: [
            (
                .unreadable(path: "/p", .system(message: "Permission denied")),
                "cannot read /p: Permission denied"
            ),
            (
                .unreadable(path: "/p", .tooLarge(size: 262_145, limit: 262_144)),
                "cannot read /p: a policy has no more than 262,144 bytes"
            ),
            (.notUTF8(path: "/p", line: 7), "cannot read /p: line 7 is no UTF-8"),
        ] as [(PolicyDriverError, String)])
    func `a file that can't be read is told with the reason`(
        error: PolicyDriverError, detail: String
    ) {
        #expect(PolicyError.unreadable(error).details == [detail])
    }

    @Test func `a bad time is told as it was given`() {
        #expect(
            ClockDriverError.badSourceDateEpoch("soon").detail
                == "SOURCE_DATE_EPOCH is 'soon', not the seconds since 1970")
    }
}
