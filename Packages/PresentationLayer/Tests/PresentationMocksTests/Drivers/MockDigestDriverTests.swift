import Testing

@testable import PresentationMocks

struct MockDigestDriverTests {
    @Test func `it gives what the samples' digests are made of`() {
        #expect(
            MockDigestDriver.samples.sha256(of: [])
                == "cbf29ce484222325cbf29ce484222324cbf29ce484222327cbf29ce484222326")
    }
}

struct SampleDigestTests {
    @Test func `a digest has the shape of a SHA-256, and stays the same`() {
        #expect(
            SampleDigest.of("")
                == "sha256:cbf29ce484222325cbf29ce484222324cbf29ce484222327cbf29ce484222326")
        #expect(SampleDigest.of("heron").utf8.count == 71)
        #expect(SampleDigest.of("heron") == SampleDigest.of("heron"))
    }

    @Test func `another text has another digest`() {
        #expect(SampleDigest.of("heron") != SampleDigest.of("heros"))
    }
}
