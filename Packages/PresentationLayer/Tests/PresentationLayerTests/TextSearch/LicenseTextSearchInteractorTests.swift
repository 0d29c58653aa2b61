import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct LicenseTextSearchInteractorTests {
    private let entries = Samples.inventory.entries

    @Test func `hits come package by package, with their lines`() async {
        var hits: [LicenseTextHit] = []
        for await step in search("JUNIPER") { hits += step.hits }
        let expected = ["libjuniper-dev:amd64", "libjuniper3:amd64", "libjuniper3:i386"]
        #expect(
            hits.map(\.package).reduce(into: []) { if $0.last != $1 { $0.append($1) } } == expected)
        for hit in hits {
            let lines = Samples.text(of: hit.package)?.split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines?[hit.line - 1].contains(hit.text) == true)
        }
    }

    @Test func `the steps lead up to the last package`() async {
        var done: [Int] = []
        for await step in search("no such words in any text") {
            #expect(step == LicenseTextSearchStep(done: done.count + 1, of: entries.count))
            done.append(step.done)
        }
        #expect(done.last == entries.count)
    }

    @Test func `an empty phrase is held by no line`() async {
        for await _ in search("") { Issue.record("a step for nothing") }
    }

    @Test func `nothing is read before it is asked for, nor after`() async {
        let recorder = CallRecorder<MockLicenseTextDriver.Call>()
        let steps = search("brook", .samples.recording(in: recorder))
        #expect(recorder.calls == [])
        for await step in steps where !step.hits.isEmpty { break }
        #expect(recorder.calls.last == .license("brook:amd64", .standard))
    }

    @Test func `a cancelled search ends`() async {
        let recorder = CallRecorder<MockLicenseTextDriver.Call>()
        let steps = search("brook", .samples.recording(in: recorder))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for await _ in steps {}
        }
        await task.value
        #expect(recorder.calls == [])
    }

    @Test func `a search ends after the most hits that somebody reads`() async {
        let line = "all the same words\n"
        let text = String(repeating: line, count: 6_000)
        var hits = 0
        for await step in search("words", .same(text)) { hits += step.hits.count }
        #expect(hits == LicenseTextSearchStep.mostHits)
    }

    @Test(arguments: [
        (" \t a blank before, \t\t", "a blank before,"),
        (
            String(repeating: "é", count: 500) + ", " + String(repeating: "é", count: 500),
            String(repeating: "é", count: 33) + ", " + String(repeating: "é", count: 66)
        ),
        (
            String(repeating: "x", count: 500) + ",",
            String(repeating: "x", count: 199) + ","
        ),
    ])
    func `of a long line the part around the phrase is told`(line: String, text: String) async {
        for await step in search(",", .same(line), in: [entries[0]]) {
            #expect(step.hits.map(\.text) == [text])
        }
    }

    private func search(
        _ phrase: String, _ driver: MockLicenseTextDriver = .samples,
        in entries: [PackageLicense]? = nil
    ) -> AsyncStream<LicenseTextSearchStep> {
        LicenseTextSearchInteractor(licenseTextDriver: driver)
            .steps(for: phrase, in: entries ?? self.entries, of: .standard)
    }
}

extension MockLicenseTextDriver {
    /// Gives all packages one text.
    fileprivate static func same(_ body: String) -> MockLicenseTextDriver {
        var driver = samples
        driver.license = { entry, _ in License(id: entry.id, name: entry.name, body: body) }
        return driver
    }
}
