import DomainLayer
import PresentationMocks
import Testing

struct MockIdentificationDriverTests {
    private let driver = MockIdentificationDriver.samples

    @Test(arguments: ["kestrel", "/usr/share/doc/kestrel/copyright"])
    func `a package's name or copyright file gives what the file states`(path: String) async throws
    {
        let entry = try #require(Samples.entry("kestrel:amd64"))
        let source = InputSource.path(path)
        #expect(
            try await driver.identify(source)
                == IdentifiedFile(
                    source: source, format: .machineReadable, basis: .declared,
                    expression: entry.expression,
                    mainExpression: entry.mainExpression, statements: entry.statements,
                    findings: entry.findings))
    }

    @Test func `standard input always holds the same file`() async throws {
        let entry = try #require(Samples.entry("lantern:amd64"))
        #expect(
            try await driver.identify(.standardInput)
                == IdentifiedFile(
                    source: .standardInput, format: .prose, basis: .pointer,
                    expression: entry.expression, mainExpression: entry.mainExpression,
                    statements: entry.statements))
    }

    @Test(arguments: ["gantry", "/usr/share/doc/gantry/copyright", "COPYING", "-", ""])
    func `what is no readable file of a sample is not there`(path: String) async {
        let source = InputSource.path(path)
        await #expect(
            throws: LicenseDriverError.unreadableFile(
                source, .unreadable(message: "No such file or directory"))
        ) {
            try await driver.identify(source)
        }
    }
}
