import DomainLayer
import PresentationMocks
import Testing

struct SpyLicenseDriverTests {
    @Test func `it passes everything on and keeps what was asked, failures too`() async throws {
        let driver = SpyLicenseDriver()
        let inventory = try await driver.licenses(in: .standard, detail: .texts) { _, _ in }
        #expect(inventory.entries.count == 18)
        _ = try await driver.revision(of: .standard)
        await #expect(throws: LicenseDriverError.self) {
            try await driver.licenses(in: .root("failure"), detail: []) { _, _ in }
        }
        #expect(
            driver.calls == [
                .licenses(.standard, .texts), .revision(.standard), .licenses(.root("failure"), []),
            ])
    }

    @Test func `so does the one for texts`() async throws {
        let driver = SpyLicenseTextDriver()
        let entry = Samples.inventory.entries[0]
        #expect(try await driver.license(of: entry, in: .standard).name == "aozora-reader")
        #expect(try await driver.notices(of: [entry], in: .standard).packages.count == 1)
        #expect(
            driver.calls == [
                .license("aozora-reader:all", .standard),
                .notices(["aozora-reader:all"], .standard),
            ])
    }
}

struct SpyFileOutputDriverTests {
    @Test func `it keeps what it is told to write`() async throws {
        let driver = SpyFileOutputDriver()
        #expect(try await driver.write([1, 2, 3], to: "a.json") == .memory)
        #expect(try await driver.write([], to: "/b") == .memory)
        #expect(
            driver.calls == [
                .write(bytes: [1, 2, 3], path: "a.json"), .write(bytes: [], path: "/b"),
            ])
    }

    @Test func `it fails when it is told to`() async {
        let driver = SpyFileOutputDriver(failingWith: "No space left on device")
        await #expect(throws: FileOutputError.failed(path: "a", message: "No space left on device"))
        {
            try await driver.write([1], to: "a")
        }
        #expect(driver.calls == [.write(bytes: [1], path: "a")])
    }
}

struct SpyLogDriverTests {
    @Test func `it keeps the events in their order`() {
        let driver = SpyLogDriver()
        driver.log("Reading.")
        driver.log("Read 3 packages.")
        #expect(
            driver.calls == [
                .log("Reading."), .log("Read 3 packages."),
            ])
    }
}
