/// The names that people write for licences and exceptions, as a tree of words: each path from the
/// root spells the beginning of some names.
struct NameTree: Sendable {
    private(set) var vocabulary = EnglishWords.known
    let rows = LicenseNameAliases.rows
    /// The number of a word that is no name itself but may be one with a version behind: `gplv2`.
    let glued: UInt16
    /// The node that a word leads to from another node, by both their numbers.
    private var edges = NumberTable(bits: 13)
    /// For each node the name that ends there; nil if none does. The root is the first one.
    private var ends: [End?] = [nil]

    /// Where a name ends in the tree.
    struct End: Sendable {
        /// The line of the table that the name stands in.
        let row: Int
        /// Whether the name means the licence only right behind a word of granting.
        let isShort: Bool
    }

    /// A name in a text.
    struct Found {
        let end: End
        let words: Range<Int>
        /// The version that the name's last word has behind it.
        let glued: GluedName?
    }

    /// The only tree there is: to make it takes as long as to read a large copyright file.
    static let shared = NameTree()

    private init() {
        // No word has the hash 0 that the names know.
        glued = vocabulary.intern(hash: 0)
        vocabulary.add(.beginsName, to: glued)
        for (row, line) in rows.enumerated() {
            add(line.names, End(row: row, isShort: false))
            add(line.shortNames, End(row: row, isShort: true))
            for compound in line.compounds { add(compound, End(row: row, isShort: false)) }
        }
    }

    private mutating func add(_ names: String, _ end: End) {
        NameTree.forEach(in: names) { name in finish(at: node(behind: 0, name), end) }
    }

    private mutating func add(_ compound: LicenseNameAliases.Compound, _ end: End) {
        NameTree.forEach(in: compound.heads) { head in
            let head = node(behind: 0, head)
            if compound.tails.isEmpty { finish(at: head, end) }
            NameTree.forEach(in: compound.tails) { tail in
                finish(at: node(behind: head, tail), end)
            }
        }
    }

    /// Ends a name at a node. Of a name that stands in two rows the first meaning counts.
    private mutating func finish(at node: UInt16, _ end: End) {
        if node != 0, ends[Int(node)] == nil { ends[Int(node)] = end }
    }

    /// The node that a name's words lead to.
    private mutating func node(behind node: UInt16, _ name: ByteView) -> UInt16 {
        var node = node
        var reader = WordReader(name)
        while let word = reader.next() {
            let number = vocabulary.intern(hash: word.hash)
            if node == 0 { vocabulary.add(.beginsName, to: number) }
            let edge = NameTree.edge(from: node, by: number)
            if edges[edge] == 0 {
                ends.append(nil)
                edges[edge] = UInt16(ends.count - 1)
            }
            node = edges[edge]
        }
        return node
    }

    /// Hands over each name of a list that commas separate.
    private static func forEach(in names: String, _ body: (ByteView) -> Void) {
        ByteView.withBytes(of: Array(names.utf8)) { bytes in
            var start = 0
            while start < bytes.count {
                let stop = bytes.position(of: UInt8(ascii: ","), from: start) ?? bytes.count
                body(bytes[start..<stop])
                start = stop + 1
            }
        }
    }

    private static func edge(from node: UInt16, by number: UInt16) -> UInt32 {
        UInt32(node) << 16 | UInt32(number)
    }
}

extension NameTree {
    /// The licence of a line of the table; nil for other lines.
    func family(_ row: Int) -> VersionedLicense? {
        if case .license(let family) = rows[row].meaning { family } else { nil }
    }

    /// The longest name that begins at a word; nil if none does.
    func longest(in text: GrantText, at start: Int) -> Found? {
        var node: UInt16 = 0
        var found: Found?
        var index = start
        while index < text.count {
            if let child = child(of: node, by: text.words[index].number) {
                node = child
            } else {
                guard text.words[index].number == glued,
                    let name = GluedName(text.bytes(of: index)),
                    let child = child(of: node, by: vocabulary.number(ofHash: name.stemHash)),
                    let end = ends[Int(child)]
                else { break }
                return Found(end: end, words: start..<index + 1, glued: name)
            }
            index += 1
            if let end = ends[Int(node)] {
                found = Found(end: end, words: start..<index, glued: nil)
            }
            if text.endsSentence(index - 1) { break }
        }
        return found
    }

    /// The licence whose name begins at a word, but for one in a path.
    func family(at index: Int, in text: GrantText) -> VersionedLicense? {
        guard !text.separator(after: index - 1).isSuperset(of: [.tight, .slash]) else { return nil }
        return longest(in: text, at: index).flatMap { family($0.end.row) }
    }

    private func child(of node: UInt16, by number: UInt16) -> UInt16? {
        guard number != 0 else { return nil }
        let child = edges[NameTree.edge(from: node, by: number)]
        return child == 0 ? nil : child
    }
}
