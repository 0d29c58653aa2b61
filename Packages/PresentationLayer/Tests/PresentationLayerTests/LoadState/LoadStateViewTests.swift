import DomainLayer
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct LoadStateViewTests {
    @Test(
        arguments: [
            (.idle, ""),
            (.loading(done: 0, of: nil), "Loading …\n"),
            (.loading(done: 0, of: 0), "Loading …\n"),
            (
                .loading(done: 120, of: 480),
                """
                Loading: 120 of 480
                ██████████

                """
            ),
            (.success("three"), "three\n"),
            (
                .failure(.notDebianRoot(path: "/m\u{1B}nt")),
                """
                Error: /m␛nt is no Debian system: it has no dpkg database
                name the folder that holds var/lib/dpkg with --root

                """
            ),
            (.failure(.noText("quay:all")), "Error: quay:all has no readable copyright file\n"),
        ] as [(LoadState<String, LicenseDriverError>, String)])
    func `every state is shown`(state: LoadState<String, LicenseDriverError>, text: String) {
        #expect(LoadStateView(state) { Text($0) }.text(width: 80) == text)
    }
}
