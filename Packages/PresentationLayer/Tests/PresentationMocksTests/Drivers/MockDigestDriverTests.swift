import PresentationMocks
import Testing

struct MockDigestDriverTests {
    @Test func `it gives what the samples' digests are made of`() {
        #expect(
            MockDigestDriver.samples.sha256(of: [])
                == "cbf29ce484222325cbf29ce484222324cbf29ce484222327cbf29ce484222326")
    }
}
