import FrameworkLayer
import Testing

@Suite struct SHA256DigestDriverTests {
    @Test func `it digests as FIPS 180-4 wants it`() {
        #expect(
            SHA256DigestDriver().sha256(of: Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
