import DomainLayer

/// The members that are read of one kind of object; whatever else an object has is passed.
protocol JSONMember: RawRepresentable<String>, CaseIterable, Equatable {
    /// Those that an object may lack.
    static var optional: [Self] { get }
}

extension JSONMember {
    static var optional: [Self] { [] }
}

/// The members of a kind of object by their names, made once for all objects of the kind.
struct JSONMembers<Member: JSONMember> {
    fileprivate let members = Array(Member.allCases)
    fileprivate let names = Member.allCases.map(\.rawValue)
    fileprivate let needed: UInt64 =
        Member.allCases.enumerated().reduce(0) { needed, member in
            Member.optional.contains(member.element) ? needed : needed | 1 << UInt64(member.offset)
        }

    /// What an object has had.
    struct Seen {
        fileprivate var places: UInt64 = 0
    }
}

extension JSONReader {
    /// The object's next member that is one of these, its value next; nil at the object's end.
    ///
    /// - Throws: besides what is wrong with the text, for a member that comes twice, and at the end
    ///   for one that is missing.
    mutating func next<Member>(
        of table: JSONMembers<Member>, _ seen: inout JSONMembers<Member>.Seen
    ) throws(JSONReaderError) -> Member? {
        while let key = try nextKey() {
            guard let place = table.names.firstIndex(of: key) else {
                try skip()
                continue
            }
            let bit: UInt64 = 1 << UInt64(place)
            if seen.places & bit != 0 {
                _ = try nextByte()
                throw problemOfValue(.repeatedMember(key))
            }
            seen.places |= bit
            return table.members[place]
        }
        let missing = table.needed & ~seen.places
        if missing != 0 {
            throw problemOfValue(.missingMember(table.names[missing.trailingZeroBitCount]))
        }
        return nil
    }
}
