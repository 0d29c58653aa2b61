import DebianRootFixtures
import DomainLayer
import FrameworkLayer
import Testing

@Suite struct DebianLicenseDriverRevisionTests {
    private let driver = DebianLicenseDriver()

    @Test func `a package that comes makes another revision`() async throws {
        try await withDebianRoot { root in
            let source = InventorySource.root(root.path)
            try root.install("apple")
            let before = try await driver.revision(of: source)
            #expect(try await driver.revision(of: source) == before)
            try root.install("pear")
            #expect(try await driver.revision(of: source) != before)
        }
    }

    @Test func `a folder that is not there has none`() async throws {
        try await withDebianRoot { root in
            let path = root.hostPath("no/such/folder")
            await #expect(
                throws: LicenseDriverError.unreachableRoot(
                    path: path, message: "No such file or directory")
            ) {
                try await driver.revision(of: .root(path))
            }
        }
    }
}
