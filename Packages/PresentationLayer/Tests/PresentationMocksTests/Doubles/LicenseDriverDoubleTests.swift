import DomainLayer
import PresentationMocks
import Testing

struct LicenseDriverDoubleTests {
    @Test func `an unexpected scan is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = try await Silent().licenses(in: .standard, detail: []) { _, _ in }
        }
        #expect(result.says("licenses(in: standard, detail: "))
    }

    @Test func `an unexpected look for changes is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = try await Silent().revision(of: .standard)
        }
        #expect(result.says("revision(of: standard)"))
    }

    @Test func `an unexpected question for a text is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = try await Silent().license(
                of: LicenseEntry(
                    name: "fathom", version: "1", architecture: "amd64",
                    source: SourcePackage(name: "fathom", version: "1")), in: .standard)
        }
        #expect(result.says("license(of: fathom:amd64, in: standard)"))
    }

    @Test func `an unexpected question for owners is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = try await Silent().owners(of: "/a", in: .standard)
        }
        #expect(result.says("owners(of: /a, in: standard)"))
    }

    @Test func `an unexpected identification is named`() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = try await Silent().identify(.standardInput)
        }
        #expect(result.says("identify(standardInput)"))
    }

    @Test func `what it expects it answers`() async throws {
        #expect(try await Answering().owners(of: "/a", in: .standard) == ["fathom:amd64"])
    }
}

private struct Silent: LicenseDriverDouble {}

private struct Answering: LicenseDriverDouble {
    func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [LicenseEntry.ID] {
        ["fathom:amd64"]
    }
}

extension ExitTest.Result? {
    /// Whether the process has named the call before its end.
    fileprivate func says(_ call: String) -> Bool {
        let words = String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
        return words.contains("Silent does not expect \(call)")
    }
}
