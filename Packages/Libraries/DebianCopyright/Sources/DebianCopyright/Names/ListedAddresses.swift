import DebianSystems

/// The addresses of licenses on the SPDX list, stored as hashes. Few of them occur in files, and as
/// text they would be longer than all names together.
enum ListedAddresses {
    /// The id of the license at an address; nil if the list gives the address for no license, or
    /// for several.
    ///
    /// - Parameter address: in the normalized form of ``LicenseAddress``.
    static func license(at address: [UInt8]) -> String? {
        ids[hash(of: address)].map { String(decoding: $0, as: UTF8.self) }
    }

    private static let ids: [UInt32: Substring.UTF8View] = {
        var ids: [UInt32: Substring.UTF8View] = [:]
        ids.reserveCapacity(1_000)
        for entry in table.utf8.split(separator: UInt8(ascii: ";")) {
            let words = entry.split { $0.isBlankOrLineFeed }
            for hash in words.dropFirst() {
                let hash = hash.reduce(0) { $0 << 4 | UInt32($1.isDigit ? $1 & 15 : $1 - 87) }
                ids[hash] = words[0]
            }
        }
        return ids
    }()

    /// The FNV-1a hash.
    private static func hash(of bytes: [UInt8]) -> UInt32 {
        bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
