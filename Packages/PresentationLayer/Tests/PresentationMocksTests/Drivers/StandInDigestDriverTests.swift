import Testing

@testable import PresentationMocks

struct StandInDigestDriverTests {
    @Test func `it gives what the samples' digests are made of`() {
        #expect(
            StandInDigestDriver().sha256(of: [])
                == "cbf29ce484222325cbf29ce484222324cbf29ce484222327cbf29ce484222326")
    }
}

struct StandInDigestTests {
    @Test func `a digest has the shape of a SHA-256, and stays the same`() {
        #expect(
            StandInDigest.of("")
                == "sha256:cbf29ce484222325cbf29ce484222324cbf29ce484222327cbf29ce484222326")
        #expect(StandInDigest.of("heron").utf8.count == 71)
        #expect(StandInDigest.of("heron") == StandInDigest.of("heron"))
    }

    @Test func `another text has another digest`() {
        #expect(StandInDigest.of("heron") != StandInDigest.of("heros"))
    }
}
