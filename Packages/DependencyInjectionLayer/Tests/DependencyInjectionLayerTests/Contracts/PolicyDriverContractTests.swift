import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

/// What the use case relies on, whichever driver of policies a container has.
struct PolicyDriverContract<Driver: PolicyDriverProtocol> {
    let driver: Driver
    /// The path at which the driver finds a sample.
    let path: @Sendable (SamplePolicy) -> String

    func holds() async throws {
        await aPolicyThatMakesSenseIsUnderstood()
        await allThatMakesNoSenseIsTold()
        await aMissingFileIsAnErrorThatNamesIt()
    }

    /// The mock's policy is expected: a driver that reads the sample's text must return an equal
    /// one.
    private func aPolicyThatMakesSenseIsUnderstood() async {
        let house = path(.house)
        await #expect(throws: Never.self) {
            var policy = try await driver.policy(at: house)
            #expect(policy.path == house)
            policy.path = SamplePolicy.house.rawValue
            #expect(
                policy
                    == (try await MockPolicyDriver.samples.policy(at: SamplePolicy.house.rawValue)))
        }
    }

    private func allThatMakesNoSenseIsTold() async {
        let broken = path(.broken)
        let told = await #expect(throws: PolicyError.self) {
            try await driver.policy(at: broken)
        }
        let expected = await #expect(throws: PolicyError.self) {
            try await MockPolicyDriver.samples.policy(at: SamplePolicy.broken.rawValue)
        }
        guard case .invalid(broken, let problems) = told, case .invalid(_, problems) = expected
        else {
            Issue.record("\(String(describing: told)) instead of \(String(describing: expected))")
            return
        }
        #expect(!problems.isEmpty)
    }

    private func aMissingFileIsAnErrorThatNamesIt() async {
        await #expect(
            throws: PolicyError.unreadable(
                path: "/no/such/policy", .unreadable(message: "No such file or directory"))
        ) {
            try await driver.policy(at: "/no/such/policy")
        }
    }
}

@Suite struct PolicyDriverContractTests {
    @Test func `the mock driver keeps the contract`() async throws {
        try await PolicyDriverContract(driver: MockPolicyDriver.samples) { $0.rawValue }.holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            for sample in SamplePolicy.allCases {
                try root.file("etc/\(sample.rawValue)", sample.fileText)
            }
            try await PolicyDriverContract(driver: DIContainer().policyDriver) {
                root.hostPath("etc/\($0.rawValue)")
            }.holds()
        }
    }
}

extension SamplePolicy {
    /// The sample as the text of a policy file.
    fileprivate var fileText: String {
        switch self {
        case .house:
            """
            # Licenses of what goes into the appliance.
            Allow: category:permissive category:public-domain category:font
             category:weak-copyleft, GPL-2.0-or-later
            Deny: category:network-copyleft GPL-3.0-*
            Allow-Exceptions: *
            Unknown: warn

            Package: lantern
            Allow: GPL-2.0-only
            Reason: only the night watch carries one
            Expires: 2030-12-31

            # Over since the spring cleaning.
            Package: fathom
            Allow: AGPL-*
            Expires: 2023-03-31

            Package: kestrel
            Version: 4.*
            Allow: GPL-3.0-only
            Reason: the old ones are grounded anyway

            Package: brook
            Version: 2.7.4-11
            Expression: GPL-2.0-or-later
            Reason: what is under version 1 was never built

            Package: patchwork
            Version: 0.1-1
            Expression: ISC
            Reason: one patch only, in those days

            """
        case .broken:
            """
            Alow: MIT
            Deny: Nunit, GLP-* AGPL-3.O-only category:evil
            Unknown: perhaps

            Package: Lantern
            Allow: GPL-2.0-only WITH
            Expires: 2023-02-29

            Package: kestrel
            Expression: GPL-3.0-only AND (MIT

            """
        }
    }
}
