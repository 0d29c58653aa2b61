/// The names that people write for licenses and exceptions, as a tree of words: each path from the
/// root spells the beginning of some names.
struct NameTree: Sendable {
    private(set) var vocabulary = EnglishWords.known
    /// The lines of the table, and one for each name of the SPDX list that the table lacks.
    private(set) var rows = LicenseNameAliases.rows
    /// The SPDX list.
    private let list: LicenseVocabulary
    /// Words from this number on stand in names of the SPDX list alone.
    private var firstListed = UInt16.max
    /// Which line of the table means an id, and with which version.
    private let known: [String: (row: Int, clause: VersionClause)]
    /// The number of a word that is no name itself but may be one with a version behind: `gplv2`.
    let glued: UInt16
    /// The node that a word leads to from another node, by both their numbers.
    private var edges = NumberTable(bits: 14)
    /// For each node the name that ends there; nil if none does. The root is the first one.
    private var ends: [End?] = [nil]

    /// Where a name ends in the tree.
    struct End: Sendable {
        /// The line of the table that the name stands in.
        let row: Int
        /// Whether the name means the license only right behind a word of granting.
        let isShort: Bool
    }

    /// A name in a text.
    struct Found {
        let end: End
        let words: Range<Int>
        /// The version that the name's last word has behind it.
        let glued: GluedName?
    }

    /// The names of the table and those of the SPDX list: to read them takes as long as to read a
    /// large copyright file.
    init(knowing list: LicenseVocabulary) {
        self.list = list
        known = Self.meanings(of: rows)
        // No word has the hash 0 that the names know.
        glued = vocabulary.intern(hash: 0)
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

    /// What each id of the table's licenses means.
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

    /// Adds the name that the SPDX list has for a license. What differs by the version alone is
    /// one family; a license of the table keeps its line.
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

    /// Whether it is the list alone that has this name, under which people print other texts too.
    func isListed(_ row: Int) -> Bool { row >= LicenseNameAliases.rows.count }

    /// Whether a word plays no part in the grammar but in some name of the SPDX list.
    func isStranger(_ number: UInt16) -> Bool { number == 0 || number >= firstListed }

    /// What a name in an address means; nil if it means no license.
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
    /// The license of a line of the table; nil for other lines.
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

    /// The license whose name begins at a word, but for one in a path.
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
    /// From the first of these words to the last one; nothing without words.
    fileprivate subscript(words: [Range<Int>]) -> ByteView {
        self[(words.first?.lowerBound ?? 0)..<(words.last?.upperBound ?? 0)]
    }
}
