import Testing

@testable import Reports

struct SpareBuffersTests {
    @Test func `a buffer that was given back is empty, and its memory is used again`() {
        let spare = SpareBuffers()
        #expect(spare.take().capacity == 0)
        spare.give([UInt8](repeating: 1, count: 1_000))
        let buffer = spare.take()
        #expect(buffer.isEmpty)
        #expect(buffer.capacity >= 1_000)
        #expect(spare.take().capacity == 0)
    }

    @Test func `what a very long answer has made is not kept`() {
        let spare = SpareBuffers()
        spare.give([UInt8](repeating: 1, count: 2 << 20))
        #expect(spare.take().capacity == 0)
    }
}
