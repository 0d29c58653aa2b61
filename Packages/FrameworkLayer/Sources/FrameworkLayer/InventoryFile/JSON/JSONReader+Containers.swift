import DomainLayer

extension JSONReader {
    /// An object or array that is open.
    struct Container {
        let isObject: Bool
        /// How many members or elements have begun.
        var count = 0
        /// The key or place of the one that the reader stands in; nil between two.
        var step: String?
    }

    mutating func beginObject() throws(JSONReaderError) {
        try begin(.object)
    }

    mutating func beginArray() throws(JSONReaderError) {
        try begin(.array)
    }

    private mutating func begin(
        _ kind: InventoryFileProblem.ValueKind
    ) throws(JSONReaderError) {
        try expect(kind)
        if containers.count == Self.nestingLimit {
            throw problem(.nestedTooDeep(limit: Self.nestingLimit))
        }
        position += 1
        containers.append(Container(isObject: kind == .object))
    }

    /// The key of the object's next member, whose value comes next; nil at the object's end.
    mutating func nextKey() throws(JSONReaderError) -> String? {
        guard try goesOn(to: UInt8(ascii: "}")) else { return nil }
        guard try nextByte() == UInt8(ascii: "\"") else { throw try unexpected() }
        let key = try text()
        containers[containers.count - 1].step = key
        guard try nextByte() == UInt8(ascii: ":") else { throw try unexpected() }
        position += 1
        return key
    }

    /// Whether the array has a next element, which comes next.
    mutating func nextElement() throws(JSONReaderError) -> Bool {
        guard try goesOn(to: UInt8(ascii: "]")) else { return false }
        let last = containers.count - 1
        containers[last].step = String(containers[last].count - 1)
        return true
    }

    /// Passes the comma before the next member or element, or the end of the container.
    private mutating func goesOn(to bracket: UInt8) throws(JSONReaderError) -> Bool {
        let last = containers.count - 1
        containers[last].step = nil
        let isFirst = containers[last].count == 0
        switch try nextByte() {
        case bracket:
            position += 1
            containers.removeLast()
            return false
        case UInt8(ascii: ",") where !isFirst: position += 1
        case .some where isFirst: break
        default: throw try unexpected()
        }
        containers[last].count += 1
        return true
    }

    /// Sees to it that nothing but blanks follows.
    mutating func finish() throws(JSONReaderError) {
        if try nextByte() != nil { throw problem(.somethingFollows) }
    }
}
