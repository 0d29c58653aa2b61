/// The names on an entry's path from the root, without empty ones, `.` and `..`: as on a running
/// system, `..` in the root stays in the root.
///
/// One value is reused for all entries of a layer. Most entries aren't kept, and reuse saves
/// allocating memory for them.
struct EntryPath {
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []

    init() {}

    init(_ path: [UInt8]) {
        read(path)
    }

    init(_ names: [[UInt8]]) {
        read(Array(names.joined(separator: [UInt8(ascii: "/")])))
    }

    mutating func read(_ path: [UInt8]) {
        bytes = path
        ranges.removeAll(keepingCapacity: true)
        var start = 0
        while start < path.count {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.count
            let name = path[start..<end]
            if name.elementsEqual("..".utf8) {
                _ = ranges.popLast()
            } else if !name.isEmpty, !name.elementsEqual(".".utf8) {
                ranges.append(start..<end)
            }
            start = end + 1
        }
    }

    /// The number of names; 0 for the root itself.
    var count: Int { ranges.count }

    subscript(position: Int) -> ArraySlice<UInt8> { bytes[ranges[position]] }

    var last: ArraySlice<UInt8>? { ranges.last.map { bytes[$0] } }

    mutating func removeLast() {
        ranges.removeLast()
    }

    /// Appends a name that was cut from this path.
    mutating func append(_ name: ArraySlice<UInt8>) {
        ranges.append(name.startIndex..<name.endIndex)
    }

    /// The names, joined with slashes.
    var joined: [UInt8] { Array(ranges.map { bytes[$0] }.joined(separator: [UInt8(ascii: "/")])) }

    var names: [[UInt8]] { ranges.map { Array(bytes[$0]) } }
}
