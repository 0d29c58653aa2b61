/// The SHA-256 digest of some bytes (FIPS 180-4): what `sha256sum` prints.
public struct SHA256: Hashable, Sendable {
    /// The eight words of the digest, in order.
    private var state: SIMD8<UInt32>

    /// Digests all the bytes at once.
    public init(_ bytes: [UInt8]) {
        self = ByteView.withBytes(of: bytes) { SHA256($0) }
    }

    /// Digests all the bytes at once.
    package init(_ bytes: ByteView) {
        state = Self.initial
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            let raw = UnsafeRawPointer(bytes.start)
            var position = 0
            while position &+ 64 <= bytes.count {
                add(raw + position, schedule)
                position &+= 64
            }
            addLastBlocks(of: bytes, from: position, schedule)
        }
    }

    /// The digest in 64 lowercase hexadecimal digits.
    public var hexadecimal: String { hexadecimal(digits: 64) }

    /// The first hexadecimal digits of the digest.
    public func hexadecimal(digits: Int) -> String {
        let alphabet = Array("0123456789abcdef".utf8)
        let text = (0..<min(digits, 64)).map { digit in
            alphabet[Int(state[digit / 8] >> UInt32(28 - digit % 8 * 4) & 0xF)]
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension SHA256 {
    /// Adds the bytes after the last whole block, a one bit, zeros, and the number of bits: one or
    /// two blocks.
    private mutating func addLastBlocks(
        of bytes: ByteView, from start: Int, _ schedule: UnsafeMutableBufferPointer<UInt32>
    ) {
        var rest = Array(bytes[start..<bytes.count])
        rest.append(0x80)
        while rest.count % 64 != 56 { rest.append(0) }
        let bits = UInt64(bytes.count) &* 8
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            rest.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        rest.withUnsafeBytes { block in
            guard let start = block.baseAddress else { return }
            for position in stride(from: 0, to: block.count, by: 64) {
                add(start + position, schedule)
            }
        }
    }

    /// Adds one block of 64 bytes. Wrapping operators keep the debug build fast.
    private mutating func add(
        _ block: UnsafeRawPointer, _ schedule: UnsafeMutableBufferPointer<UInt32>
    ) {
        guard let words = schedule.baseAddress else { return }
        var index = 0
        while index < 16 {
            let word = block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
            words[index] = UInt32(bigEndian: word)
            index &+= 1
        }
        while index < 64 {
            let old = words[index &- 15]
            let new = words[index &- 2]
            let low = (old &>> 7 | old &<< 25) ^ (old &>> 18 | old &<< 14) ^ old &>> 3
            let high = (new &>> 17 | new &<< 15) ^ (new &>> 19 | new &<< 13) ^ new &>> 10
            words[index] = words[index &- 16] &+ low &+ words[index &- 7] &+ high
            index &+= 1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        Self.constants.withUnsafeBufferPointer { constants in
            guard let constants = constants.baseAddress else { return }
            var index = 0
            while index < 64 {
                let mixedE = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
                let choice = (e & f) ^ (~e & g)
                let first = h &+ mixedE &+ choice &+ constants[index] &+ words[index]
                let mixedA = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
                let majority = (a & b) ^ (a & c) ^ (b & c)
                h = g
                g = f
                f = e
                e = d &+ first
                d = c
                c = b
                b = a
                a = first &+ mixedA &+ majority
                index &+= 1
            }
        }
        state = state &+ SIMD8(a, b, c, d, e, f, g, h)
    }

    /// The fractional parts of the square roots of the first eight primes.
    private static let initial = SIMD8<UInt32>(
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
        0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19)

    /// The fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5,
        0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
        0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC,
        0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
        0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
        0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3,
        0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5,
        0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
        0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
