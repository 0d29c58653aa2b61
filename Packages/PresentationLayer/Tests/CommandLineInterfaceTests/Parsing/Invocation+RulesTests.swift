import Testing

@testable import CommandLineInterface

struct InvocationRulesTests {
    @Test(arguments: [
        ("--host a", nil),
        ("--host a --day 2024-02-29", "--host can't be combined with --day"),
        ("--host a x", "--host and a LISTING exclude each other"),
        ("--force", "--force needs --init"),
        ("--force --init", nil),
        ("--review", "--review needs --output FILE"),
        ("--review -o -", "--review needs --output FILE"),
        ("--review -o file", nil),
        ("--deny MIT x", "--deny needs the LISTING old or new"),
        ("--deny MIT new", nil),
        ("--allow MIT new", "--allow can't be combined with new"),
        ("--allow MIT", nil),
        ("strict", "strict needs --policy FILE"),
        ("strict --policy house", nil),
        ("- --baseline -", "standard input (-) can be given only once"),
    ])
    func `what breaks a rule is refused`(arguments: String, message: String?) {
        var invocation = Invocation("check \(arguments)")
        invocation.command.rules = [
            .option(.host, [.excludes([.root, .day]), .excludesOperand]),
            .option(.force, [.needs(.initialize)]),
            .option(.review, [.needsOutputFile]),
            .option(.deny, [.needsOperand(["old", "new"])]),
            .option(.allow, [.excludesOperands(["old", "new"])]),
            .operandNeeds("strict", .policy),
            .oneStandardInput,
        ]
        #expect(invocation.problem == message)
    }

    @Test(arguments: [
        ("--init --deny MIT", "--init can't be combined with --deny"),
        ("--init --host a", nil),
        ("--host a", "--host needs --rows"),
        ("--host a --deny MIT", "--host needs --rows"),
    ])
    func `a mode has rules of its own, and the first broken rule is told`(
        arguments: String, message: String?
    ) {
        var invocation = Invocation("check \(arguments)")
        invocation.command.rules = [
            .mode(.initialize, [.excludes([.deny])]),
            .option(.host, [.needs(.rows)]),
            .option(.deny, [.needs(.policy)]),
        ]
        #expect(invocation.problem == message)
    }
}

extension Invocation {
    /// What is wrong with the command line; nil if nothing is.
    fileprivate var problem: String? {
        do throws(UsageError) {
            try check()
            return nil
        } catch {
            return error.message
        }
    }
}
