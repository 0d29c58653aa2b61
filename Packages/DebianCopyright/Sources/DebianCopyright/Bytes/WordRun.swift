/// A run of letters, digits and bytes above ASCII.
struct WordRun {
    /// Where it stands; it is not empty.
    let range: Range<Int>
    /// Its bytes as one number, by which runs can be compared at once: the last one in the highest
    /// bits, zeros below the first one. Nil where the run is longer than sixteen bytes, or begins
    /// so near the end of the text that sixteen can't be read.
    let letters: UInt128?
    /// The byte behind it; zero at the end.
    let sign: UInt8

    /// - Parameters:
    ///   - start: its first byte, which is one of `bytes`.
    ///   - end: behind its last one, not before the first.
    @inline(__always)
    init(_ bytes: ByteView, from start: Int, to end: Int) {
        range = Range(uncheckedBounds: (start, end))
        let length = end &- start
        if length <= 16, start &+ 16 < bytes.count {
            let raw = UnsafeRawPointer(bytes.start).loadUnaligned(
                fromByteOffset: start, as: UInt128.self)
            letters = UInt128(littleEndian: raw) &<< UInt128(truncatingIfNeeded: 128 &- 8 &* length)
            sign = bytes.start[end]
        } else {
            letters = nil
            sign = end < bytes.count ? bytes[end] : 0
        }
    }
}
