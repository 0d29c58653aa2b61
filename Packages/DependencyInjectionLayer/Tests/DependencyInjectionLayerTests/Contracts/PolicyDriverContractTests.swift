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
        try await samplesHaveTheSameFields()
        try await fieldsStandWhereTheyAreSaidTo()
        await aMissingFileIsAnErrorThatNamesIt()
    }

    /// The stub is the measure: a driver that reads the sample's text must come to the same.
    private func samplesHaveTheSameFields() async throws {
        for sample in SamplePolicy.allCases {
            var document = try await driver.document(at: path(sample))
            #expect(document.path == path(sample))
            document.path = sample.rawValue
            #expect(document == (try await StubPolicyDriver().document(at: sample.rawValue)))
        }
    }

    private func fieldsStandWhereTheyAreSaidTo() async throws {
        for sample in SamplePolicy.allCases {
            let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
            let document = try await driver.document(at: path(sample))
            #expect(!document.stanzas.isEmpty)
            for field in document.stanzas.flatMap(\.fields) {
                #expect(lines[field.line - 1].hasPrefix(field.name + ":"))
                for text in field.value {
                    guard case .line(let line, let column) = text.location else {
                        Issue.record("\(text)")
                        continue
                    }
                    let rest = lines[line - 1].utf8.dropFirst(column - 1)
                    #expect(String(Substring(rest)) == text.text)
                }
            }
        }
    }

    private func aMissingFileIsAnErrorThatNamesIt() async {
        await #expect(
            throws: PolicyDriverError.unreadable(
                path: "/no/such/policy", .system(message: "No such file or directory"))
        ) {
            try await driver.document(at: "/no/such/policy")
        }
    }
}

@Suite struct PolicyDriverContractTests {
    @Test func `the stub driver keeps the contract`() async throws {
        try await PolicyDriverContract(driver: StubPolicyDriver()) { $0.rawValue }.holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            for sample in SamplePolicy.allCases {
                try root.file("etc/\(sample.rawValue)", sample.text)
            }
            try await PolicyDriverContract(driver: DIContainer().policyDriver) {
                root.hostPath("etc/\($0.rawValue)")
            }.holds()
        }
    }
}
