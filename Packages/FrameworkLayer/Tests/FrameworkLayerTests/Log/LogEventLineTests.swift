import DomainLayer
import Testing

@testable import FrameworkLayer

@Suite struct LogEventLineTests {
    @Test(arguments: [
        (LogEvent.commandStarted(name: "list"), "event=command-started name=list"),
        (.inventoryStarted, "event=inventory-started"),
        (.inventoryFinished(packages: 703), "event=inventory-finished packages=703"),
        (
            .inventoryFailed(.notDebianRoot(path: "/tmp")),
            "event=inventory-failed error=notDebianRoot(path: \"/tmp\")"
        ),
        (.fileWritten(path: "a.json", bytes: 12), "event=file-written path=a.json bytes=12"),
    ])
    func `an event is one line of words`(event: LogEvent, line: String) {
        #expect(event.line == line)
    }
}
