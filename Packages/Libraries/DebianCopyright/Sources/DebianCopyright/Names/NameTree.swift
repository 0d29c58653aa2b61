import DebianSystems

/// The names that people use for licenses and exceptions, as a tree of words: each path from the
/// root spells the beginning of one or more names.
struct NameTree: Sendable {
    private(set) var vocabulary = EnglishWords.known
    /// The rows of the table, and one for each name of the SPDX list that the table lacks.
    private(set) var rows = LicenseNameAliases.rows
    /// The SPDX list.
    private let list: LicenseVocabulary
    /// Words from this number on occur only in names of the SPDX list.
    private var firstListed = UInt16.max
    /// The row of the table and the version for each id.
    private let known: [String: (row: Int, clause: VersionClause)]
    /// The number for any word that isn't a name but may be one with a version attached: `gplv2`.
    let glued: UInt16
    /// The child that a word leads to from a node, by both their numbers.
    private var edges = NumberTable(bits: 14)
    /// For each node the name that ends there; nil if none does. The root is the first node.
    private var ends: [End?] = [nil]

    /// The end of a name in the tree.
    struct End: Sendable {
        /// The row of the table with the name.
        let row: Int
        /// Whether the name means the license only right after a granting word.
        let isShort: Bool
    }

    /// A name in a text.
    struct Found {
        let end: End
        let words: Range<Int>
        /// The version that is attached to the name's last word.
        let glued: GluedName?
    }

    /// Reads the names of the table and those of the SPDX list. This takes as long as reading a
    /// large copyright file.
    init(knowing list: LicenseVocabulary) {
        self.list = list
        known = Self.meanings(of: rows)
        // No known word has the hash 0.
        glued = vocabulary.intern(hash: .absent)
        vocabulary.add(.beginsName, to: glued)
        for (row, line) in rows.enumerated() {
            add(line.names, End(row: row, isShort: false))
            add(line.shortNames, End(row: row, isShort: true))
            for compound in line.compounds { add(compound, End(row: row, isShort: false)) }
        }
        firstListed = UInt16(vocabulary.roles.count)
        for (id, name) in list.names where list.license(id) != nil { add(name, of: id) }
        addExceptions()
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

    /// Ends a name at a node. If two rows have the name, the first one counts.
    private mutating func finish(at node: UInt16, _ end: End) {
        if node != 0, ends[Int(node)] == nil { ends[Int(node)] = end }
    }

    /// The node after a name's words, adding nodes as needed.
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

    /// Calls `body` with each name of a comma-separated list.
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

    /// The meaning of each id of the table's licenses.
    private static func meanings(
        of rows: [LicenseNameAliases.Row]
    ) -> [String: (row: Int, clause: VersionClause)] {
        var meanings: [String: (row: Int, clause: VersionClause)] = [:]
        for (row, line) in rows.enumerated() {
            guard case .license(let family) = line.meaning, family.exception == nil else {
                continue
            }
            if let id = family.unversioned { meanings[id] = (row, VersionClause()) }
            for listed in family.versions {
                meanings[listed.laterID] = (row, VersionClause(listed.version, isOrLater: true))
                meanings[listed.id] = (row, VersionClause(listed.version))
            }
            for port in family.ports {
                let parts = port.split(separator: "-")
                guard let country = parts.last, let version = Version(text: parts[0]) else {
                    continue
                }
                var clause = VersionClause(version)
                clause.port = CountryPort(code: String(country))
                meanings["\(family.stem)-\(port)"] = (row, clause)
            }
        }
        return meanings
    }

    private static func edge(from node: UInt16, by number: UInt16) -> UInt32 {
        UInt32(node) << 16 | UInt32(number)
    }
}

// MARK: The SPDX list

extension NameTree {
    /// Adds the words of exceptions' ids as names: "OpenJDK assembly exception".
    private mutating func addExceptions() {
        for (name, id) in list.namedExceptions where name.contains("-") {
            rows.append(LicenseNameAliases.exception(id, ""))
            let words = name.split(separator: "-").joined(separator: " ") + " exception"
            add(words, End(row: rows.count - 1, isShort: false))
        }
    }

    /// Adds the SPDX list's name for a license. Names that differ only by version form one family.
    /// A license of the table keeps its row.
    private mutating func add(_ name: String, of id: String) {
        ByteView.withBytes(of: Array(name.utf8)) { name in
            var reader = WordReader(name)
            var words: [Range<Int>] = []
            while let word = reader.next() { words.append(word.start..<word.end) }
            if let first = words.first, name[first].equalsIgnoringCase("the") {
                words.removeFirst()
            }
            var version = words.count > 1 ? words.last.flatMap { Version(name[$0]) } : nil
            if let row = known[id]?.row, let family = family(row) {
                guard !family.isGNU, version == nil || family.versions.isEmpty else { return }
                version = nil
            }
            if version != nil {
                words.removeLast()
                if words.last.map({ name[$0].equalsIgnoringCase("version") }) == true {
                    words.removeLast()
                }
            }
            let node = node(behind: 0, name[words])
            let row = ends[Int(node)]?.row ?? rows.count
            guard isListed(row) else { return }
            var family = row < rows.count ? self.family(row) : nil
            family = family ?? VersionedLicense(id, unversioned: version == nil ? id : nil)
            if let version { family?.add(version, id) }
            guard let family else { return }
            let line = LicenseNameAliases.Row(meaning: .license(family), names: "")
            if row < rows.count { rows[row] = line } else { rows.append(line) }
            finish(at: node, End(row: row, isShort: false))
        }
    }

    /// Whether only the SPDX list has the name. People use such names for other texts, too.
    func isListed(_ row: Int) -> Bool { row >= LicenseNameAliases.rows.count }

    /// Whether a word has no role in the grammar, except perhaps in a name of the SPDX list.
    func isStranger(_ number: UInt16) -> Bool { number == 0 || number >= firstListed }

    /// The meaning of a name in an address; nil if it isn't a license's.
    func meaning(ofAddress name: ByteView) -> Mention.Meaning? {
        if let id = list.license(name) {
            return known[id].map { .family(row: $0.row, $0.clause) } ?? .listed(id)
        }
        let glued = GluedName(name)
        var reader = WordReader(name)
        guard let word = reader.next(), word.end == name.count,
            let node = child(of: 0, by: vocabulary.number(ofHash: glued?.stemHash ?? word.hash)),
            let row = ends[Int(node)]?.row
        else { return nil }
        switch rows[row].meaning {
        case .license:
            let clause = glued.map { VersionClause($0.version, isOrLater: $0.isOrLater) }
            return .family(row: row, clause ?? VersionClause())
        case .unlisted: return .unlisted(row: row)
        default: return nil
        }
    }
}

extension NameTree {
    /// The license in a row of the table; nil if the row isn't a license's.
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

    /// The license whose name begins at a word, unless the word is part of a path.
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

extension ByteView {
    /// From the first of these words to the last one; empty without words.
    fileprivate subscript(words: [Range<Int>]) -> ByteView {
        self[(words.first?.lowerBound ?? 0)..<(words.last?.upperBound ?? 0)]
    }
}
