import DomainLayer
import PresentationMocks
import Testing

struct MockLicenseTextDriverTests {
    private let driver = MockLicenseTextDriver.samples

    @Test func `a package's text is its copyright file`() async throws {
        let entry = try #require(Samples.entry("base-almanac:all"))
        #expect(
            try await driver.license(of: entry, in: .standard)
                == License(
                    id: "base-almanac:all",
                    name: "base-almanac",
                    body: """
                        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
                        Upstream-Name: Base Almanac

                        Files: *
                        Copyright: Nobody, these are measurements
                        License: public-domain
                         When the sun rises is a fact and belongs to nobody. Whatever rights the
                         keepers had in writing it down, they have given up.

                        """))
    }

    @Test func `packages with the same copyright file share it`() async throws {
        let entries = Samples.inventory.entries
        let files = try await driver.copyrightFiles(of: entries, in: .standard).files
        let shared = files.filter { $0.packages.count > 1 }.map(\.packages)
        #expect(shared == [["libjuniper-dev:amd64", "libjuniper3:amd64", "libjuniper3:i386"]])
        #expect(files.contains { $0.path == "/usr/share/doc/libjuniper3/copyright" })
        #expect(Set(files.map(\.body)).count == files.count)
    }

    @Test func `a package without a file has no text`() async throws {
        let entry = try #require(Samples.entry("gantry:amd64"))
        await #expect(throws: LicenseDriverError.noText("gantry:amd64")) {
            try await driver.license(of: entry, in: .standard)
        }
        await #expect(throws: LicenseDriverError.noText("gantry:amd64")) {
            try await driver.license(of: entry, in: .root("empty"))
        }
    }

    @Test func `a package has a text only where it is installed`() async throws {
        let entry = try #require(Samples.entry("tollgate:amd64"))
        #expect(
            try await driver.license(of: entry, in: .root("troubled")).body
                == Samples.text(of: "tollgate:amd64"))
        await #expect(throws: LicenseDriverError.noText("tollgate:amd64")) {
            try await driver.license(of: entry, in: .root("samples"))
        }
    }

    @Test func `a recording driver answers as before, and tells what it is asked`() async throws {
        let recorder = CallRecorder<MockLicenseTextDriver.Call>()
        let recording = driver.recording(in: recorder)
        let entry = Samples.inventory.entries[0]
        #expect(try await recording.license(of: entry, in: .standard).name == "aozora-reader")
        #expect(try await recording.notices(of: [entry], in: .standard).packages.count == 1)
        #expect(try await recording.copyrightFiles(of: [entry], in: .standard).files.count == 1)
        #expect(
            recorder.calls == [
                .license("aozora-reader:all", .standard),
                .notices(["aozora-reader:all"], .standard),
                .copyrightFiles(["aozora-reader:all"], .standard),
            ])
    }
}
