/// The members to read of one kind of object; other members are skipped.
public protocol JSONMember: RawRepresentable<String>, CaseIterable, Equatable {
    /// The members that an object may lack.
    static var optional: [Self] { get }
}

extension JSONMember {
    /// Empty: an object must have all members.
    public static var optional: [Self] { [] }
}

/// The members of a kind of object by name, created once for all objects of the kind.
public struct JSONMembers<Member: JSONMember> {
    @usableFromInline let members = Array(Member.allCases)
    @usableFromInline let names: JSONMemberNames

    /// All members of the kind.
    ///
    /// - Parameter foldsCase: whether member names are matched in any case, as in Go's package
    ///   `encoding/json`: container programs do so, and to them `layers` and `Layers` are one
    ///   member.
    public init(foldsCase: Bool = false) {
        names = JSONMemberNames(
            names: members.map(\.rawValue), foldsCase: foldsCase,
            needed: members.enumerated().reduce(0) { needed, member in
                Member.optional.contains(member.element)
                    ? needed : needed | 1 << UInt64(member.offset)
            })
    }

    /// The members that an object has had so far.
    public struct Seen {
        @usableFromInline var bits: UInt64 = 0

        /// No members.
        @inlinable
        public init() {}
    }
}

/// The names alone, so that the look-up is compiled once rather than for each kind of object.
@usableFromInline
struct JSONMemberNames {
    let names: [String]
    let foldsCase: Bool
    /// A bit for each member that an object must have.
    let needed: UInt64

    func index(of key: String) -> Int? {
        if !foldsCase { return names.firstIndex(of: key) }
        let key = key.foldedAsInGo
        return names.firstIndex { $0.foldedAsInGo == key }
    }
}

extension String {
    /// The string with ASCII letters in lowercase, and with the two other characters that fold to
    /// ASCII letters replaced: the long s and the Kelvin sign.
    fileprivate var foldedAsInGo: String {
        var folded = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "A"..."Z": folded.append(Unicode.Scalar(UInt8(scalar.value | 0x20)))
            case "\u{17F}": folded.append("s")
            case "\u{212A}": folded.append("k")
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }
}

extension JSONReader {
    /// Moves to the value of the object's next known member; nil at the object's end.
    ///
    /// - Throws: for errors in the text, for a member that comes twice, and at the end for one that
    ///   is missing.
    @inlinable
    public mutating func next<Member>(
        of table: JSONMembers<Member>, _ seen: inout JSONMembers<Member>.Seen
    ) throws(JSONReaderError) -> Member? {
        try nextIndex(of: table.names, &seen.bits).map { table.members[$0] }
    }

    @usableFromInline
    mutating func nextIndex(
        of table: JSONMemberNames, _ seen: inout UInt64
    ) throws(JSONReaderError) -> Int? {
        while let key = try nextKey() {
            guard let index = table.index(of: key) else {
                try skip()
                continue
            }
            let bit: UInt64 = 1 << UInt64(index)
            if seen & bit != 0 {
                _ = try nextByte()
                throw problemOfValue(.repeatedMember(key))
            }
            seen |= bit
            return index
        }
        let missing = table.needed & ~seen
        if missing != 0 {
            throw problemOfValue(.missingMember(table.names[missing.trailingZeroBitCount]))
        }
        return nil
    }
}
