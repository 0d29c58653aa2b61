import DomainLayer
import PresentationMocks
import Testing

struct SpyLogDriverTests {
    @Test func `it keeps the events in their order`() {
        let driver = SpyLogDriver()
        driver.log(.commandStarted(name: "list"))
        driver.log(.inventoryFinished(packages: 3))
        #expect(
            driver.calls == [
                .log(.commandStarted(name: "list")), .log(.inventoryFinished(packages: 3)),
            ])
    }
}
