/// The copyright files that a listing in JSON names, in its order, each once.
///
/// It looks for the key alone, and needs no JSON reader: a program that measures the memory of its
/// children has to stay small, for theirs is never counted below its own.
public func copyrightPaths(inListing json: [UInt8]) -> [String] {
    let key = Array(#""copyrightFile":"#.utf8)
    let quote = UInt8(ascii: "\"")
    var paths: [String] = []
    var seen: Set<String> = []
    var rest = json[...]
    while let start = rest.firstIndex(of: quote) {
        rest = rest[start...]
        guard rest.starts(with: key) else {
            rest = rest.dropFirst()
            continue
        }
        rest = rest.dropFirst(key.count).drop { $0 == UInt8(ascii: " ") }
        guard rest.popFirst() == quote, let end = rest.firstIndex(of: quote) else { continue }
        let path = rest[..<end].filter { $0 != UInt8(ascii: "\\") }
        rest = rest[(end + 1)...]
        let text = String(decoding: path, as: UTF8.self)
        if seen.insert(text).inserted { paths.append(text) }
    }
    return paths
}
