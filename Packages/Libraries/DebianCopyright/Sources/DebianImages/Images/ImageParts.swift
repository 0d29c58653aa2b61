import StreamedJSON

/// Where the parts of images lie: in the folder of a layout, or in an archive.
///
/// Whoever made the image names them, so a name leads to a part or to nothing, never elsewhere.
protocol ImageParts {
    /// A manifest, an index or a configuration; nil if there is none of this name.
    ///
    /// - Throws: ``ArchiveError/limit(_:)`` if it is longer than ``ImageDocument/sizeLimit``.
    func document(_ name: String) throws(ArchiveError) -> [UInt8]?

    /// Which part a name leads to: another name's, if it is a link. Nil if it can't be any part's.
    func part(named name: String) -> PartName?

    /// A layer, with the digests that are stated for it; nil if there is none of this name.
    func layer(
        _ part: ImagePart, at position: inout Layer.Position, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) -> ReadLayer?
}

/// A part of an image, as whatever leads to it has it.
struct ImagePart: Hashable {
    let name: String
    /// What its digest should be; nil if that isn't stated, or not to be verified.
    var digest: BlobDigest?
    /// Of a layer, what its digest should be once it is decompressed; nil if that isn't stated, or
    /// not to be verified.
    var unpackedDigest: BlobDigest?
    /// How many bytes it should have; nil if it isn't stated.
    var size: Int?

    /// - Throws: ``ArchiveDamage/memberSize(_:)`` if another size is stated.
    func check(size: Int) throws(ArchiveError) {
        if let stated = self.size, stated != size { throw .damaged(.memberSize(name), offset: 0) }
    }
}

extension ImagePart {
    init(_ descriptor: OCIDescriptor) {
        self.init(
            name: descriptor.digest.path, digest: descriptor.digest, size: descriptor.size)
    }
}

/// The documents of images.
enum ImageDocument {
    /// The longest that is read, in bytes, as registries have it.
    static let sizeLimit = 4 << 20

    /// Whether bytes may begin one: an object or an array of JSON's.
    static func recognizes(_ start: [UInt8]) -> Bool {
        switch start.first(where: { !" \t\r\n".utf8.contains($0) }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["): true
        default: false
        }
    }
}

extension ImageParts {
    /// A document, read in its own way.
    ///
    /// - Returns: nil if there is none of this name.
    func document<Document>(
        _ part: ImagePart, reading: ([UInt8]) throws(JSONReaderError) -> Document
    ) throws(ArchiveError) -> Document? {
        let name = part.name
        guard let bytes = try document(name) else { return nil }
        try part.digest?.check(bytes, of: name)
        try part.check(size: bytes.count)
        do throws(JSONReaderError) {
            return try reading(bytes)
        } catch {
            throw .damaged(.malformedMember(name), offset: 0)
        }
    }

    /// A document that nothing leads to but its name; nil if there is none, or one of another kind,
    /// such as the manifest of a web page.
    func document<Document>(
        named name: String, reading: ([UInt8]) throws(JSONReaderError) -> Document
    ) throws(ArchiveError) -> Document? {
        guard let bytes = try document(name) else { return nil }
        do throws(JSONReaderError) {
            return try reading(bytes)
        } catch {
            if case .invalid(let problem) = error, problem.isOfAnotherKind { return nil }
            throw .damaged(.malformedMember(name), offset: 0)
        }
    }

    /// The layers of an image, the base first; one that comes again is read again only if links may
    /// lead from it to elsewhere then.
    ///
    /// - Parameter isVerifying: whether their digests are computed.
    func layers(
        of chosen: ChosenImage, isVerifying: Bool, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) -> [Layer] {
        var known: [PartName: (layer: ReadLayer, changes: Int)] = [:]
        var layers: [Layer] = []
        var position = Layer.Position(in: .layer)
        for (part, unpackedDigest) in zip(chosen.image.layers, chosen.config.layers) {
            try budget.layers.take()
            guard let name = self.part(named: part.name) else { throw .missingMember(part.name) }
            var part = part
            part.unpackedDigest = unpackedDigest
            if !isVerifying { (part.digest, part.unpackedDigest) = (nil, nil) }
            position.begin()
            let changes = position.links.changes
            if let read = known[name], read.changes == changes {
                // To lay it over the others takes as long as the first time.
                try budget.nodes.take(read.layer.layer.entries.count)
                try read.layer.check(part)
                layers.append(read.layer.layer)
                continue
            }
            guard let read = try layer(part, at: &position, keeping: paths, within: budget)
            else {
                throw .missingMember(part.name)
            }
            try read.check(part)
            // As long as it changes no links, it is the same each time.
            known[name] = position.links.changes == changes ? (read, changes) : nil
            layers.append(read.layer)
        }
        return layers
    }
}

extension JSONProblem {
    /// Whether the whole text, or an element of it, is something else than was looked for.
    fileprivate var isOfAnotherKind: Bool {
        guard !keyPath.contains(where: \.isLetter) else { return false }
        return switch kind {
        case .wrongValue, .missingMember: true
        default: false
        }
    }
}
