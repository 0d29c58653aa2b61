import PresentationMocks
import Testing

struct MockLogDriverTests {
    @Test func `a recorder keeps the sentences in their order`() {
        let sentences = CallRecorder<String>()
        var driver = MockLogDriver.silent
        driver.log = sentences.record
        driver.log("Reading.")
        driver.log("Read 3 packages.")
        #expect(sentences.calls == ["Reading.", "Read 3 packages."])
    }
}
