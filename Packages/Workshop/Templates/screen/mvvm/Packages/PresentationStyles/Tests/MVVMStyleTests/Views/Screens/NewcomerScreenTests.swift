import DomainLayer
import TerminalUI
import Testing

@testable import MVVMStyle

@MainActor
struct NewcomerScreenTests {
    @Test(arguments: [
        (Result<Int, LicenseDriverError>.success(3), "3 packages"),
        (.failure(.notDebianRoot(path: "/orchard")), "/orchard is not a Debian system"),
    ])
    func `frame, once the service has answered, says what it answered`(
        result: Result<Int, LicenseDriverError>, words: String
    ) async {
        let terminal = HeadlessTerminal(columns: 80, rows: 4) {
            NewcomerScreen(viewModel: NewcomerViewModel(service: MockNewcomerService(result)))
        }
        await eventually { terminal.frame.contains(words) }
        await terminal.end()
    }
}
