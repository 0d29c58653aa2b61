import DomainLayer
import PresentationLayer
import Testing

struct FileOutputErrorWordingTests {
    @Test func `an error names the file and what the system said`() {
        let error = FileOutputError(path: "/dev/full", message: "No space left on device")
        #expect(error.detail == "cannot write /dev/full: No space left on device")
    }
}
