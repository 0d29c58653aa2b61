extension LicenseIndexBuilder {
    /// The index as bytes, in the form that ``LicenseIndex`` reads.
    public func build() -> [UInt8] {
        let seeds = LicenseSeeds(templates)
        let vocabulary = vocabularyTable()
        var bytes: [UInt8] = []
        bytes.append(LicenseIndexLayout.magic)
        bytes.append(UInt32(0))
        for count in [
            vocabulary.count.trailingZeroBitCount, classes.count, templates.count, seeds.bits,
            seeds.postings.count,
            templates.reduce(0) { $0 + $1.optional.count },
            templates.reduce(0) { $0 + $1.words.count },
            templates.reduce(0) { $0 + $1.id.utf8.count },
        ] {
            bytes.append(UInt32(count))
        }
        while bytes.count < LicenseIndexLayout.headerSize { bytes.append(UInt32(0)) }
        for value in vocabulary { bytes.append(value) }
        bytes += classes.map(\.rawValue)
        bytes.pad()
        appendTemplates(to: &bytes, seedCounts: seeds.counts)
        for slot in seeds.slots {
            bytes.append(slot.tag)
            bytes.append(slot.list)
        }
        for value in seeds.postings { bytes.append(value) }
        for range in templates.flatMap(\.optional) {
            bytes.append(UInt16(range.lowerBound))
            bytes.append(UInt16(range.count))
        }
        for value in templates.flatMap(\.words) { bytes.append(value) }
        bytes.pad()
        for template in templates { bytes += Array(template.id.utf8) }
        let checksum = LicenseIndex.checksum(of: bytes)
        withUnsafeBytes(of: checksum.littleEndian) { bytes.replaceSubrange(4..<8, with: $0) }
        return bytes
    }

    private func appendTemplates(to bytes: inout [UInt8], seedCounts: [Int]) {
        var name = 0
        var firstWord = 0
        var firstOptional = 0
        for (template, seedCount) in zip(templates, seedCounts) {
            for value in [
                name, template.id.utf8.count, firstWord, template.words.count, firstOptional,
                template.optional.count, seedCount,
                template.rank << 1 | (template.isException ? 1 : 0),
            ] {
                bytes.append(UInt32(value))
            }
            name += template.id.utf8.count
            firstWord += template.words.count
            firstOptional += template.optional.count
        }
    }

    /// The slots of a hash table: a slot is found by the low bits of a word's hash, and holds its
    /// high bits and the word's number.
    private func vocabularyTable() -> [UInt32] {
        let bits = Int.bitWidth - (numbers.count * 2).leadingZeroBitCount
        var table = [UInt32](repeating: 0, count: 1 << bits)
        for (hash, number) in numbers.sorted(by: { $0.key < $1.key }) {
            var slot = Int(hash) & (table.count - 1)
            while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = hash & ~UInt32(LicenseTemplate.number) | UInt32(number)
        }
        return table
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func pad() {
        while count % 4 != 0 { append(UInt8(0)) }
    }
}
