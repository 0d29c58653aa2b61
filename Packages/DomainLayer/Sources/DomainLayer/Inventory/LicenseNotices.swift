/// The words that the copyright files of some packages want passed on, each text once.
public struct LicenseNotices: Hashable, Sendable {
    /// In the order of their first use.
    public private(set) var texts: [LicenseNoticeText] = []
    /// What the file of each package holds; nothing for a package without a readable file.
    public private(set) var packages: [LicenseEntry.ID: PackageNotice] = [:]
    private var indices: [NormalizedText: Int] = [:]
    private var namings: Set<Naming> = []

    private struct Naming: Hashable {
        let name: String
        let index: Int
    }

    public init() {}

    public subscript(id: LicenseEntry.ID) -> PackageNotice? {
        get { packages[id] }
        set { packages[id] = newValue }
    }

    /// The index of a text in ``texts``: of one that has the same words, or of this one, which is
    /// added then.
    ///
    /// - Parameters:
    ///   - body: the text, with its line feeds.
    ///   - name: what the text is said to be; empty if nobody says it.
    public mutating func index(of body: String, named name: String) -> Int {
        let words = NormalizedText(text: body)
        let index = indices[words] ?? texts.count
        if index == texts.count {
            indices[words] = index
            texts.append(LicenseNoticeText(names: [], body: body))
        }
        if !name.isEmpty, namings.insert(Naming(name: name, index: index)).inserted {
            texts[index].names.append(name)
        }
        return index
    }

    public static func == (left: LicenseNotices, right: LicenseNotices) -> Bool {
        left.texts == right.texts && left.packages == right.packages
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(texts)
        hasher.combine(packages)
    }
}

/// A licence's words as a copyright file prints them, or as a file for all to point to does.
public struct LicenseNoticeText: Hashable, Sendable {
    /// What the copyright files call it, each name once, in the order of first use.
    public var names: [String]
    /// Untrusted, decoded as UTF-8: a report makes its control characters visible.
    public var body: String

    public init(names: [String], body: String) {
        self.names = names
        self.body = body
    }
}

/// What the copyright file of one package wants passed on besides its statements.
public struct PackageNotice: Hashable, Sendable {
    /// The holders that a file in prose names, a line each, in the file's order; those of a
    /// machine-readable file are in its statements.
    public var holders: [String]
    /// Places in ``LicenseNotices/texts``, each once, in the file's order.
    public var texts: [Int]

    public init(holders: [String] = [], texts: [Int] = []) {
        self.holders = holders
        self.texts = texts
    }
}

/// A text as a dictionary's key, equal to every text with the same words: how they are laid out is
/// left aside, and letter case in ASCII.
struct NormalizedText: Hashable {
    let text: String

    static func == (left: NormalizedText, right: NormalizedText) -> Bool {
        var (left, right) = (left.folded, right.folded)
        while true {
            let byte = left.next()
            if byte != right.next() { return false }
            if byte == nil { return true }
        }
    }

    func hash(into hasher: inout Hasher) {
        for byte in IteratorSequence(folded) { hasher.combine(byte) }
    }

    private var folded: FoldedBytes { FoldedBytes(bytes: text.utf8.makeIterator()) }
}

/// The bytes of a text in small letters, with one space before each word but the first.
private struct FoldedBytes: IteratorProtocol {
    var bytes: String.UTF8View.Iterator
    private var hasBegun = false
    /// The first byte of a word whose space was just given.
    private var held: UInt8?

    init(bytes: String.UTF8View.Iterator) {
        self.bytes = bytes
    }

    mutating func next() -> UInt8? {
        if let byte = held.take() { return byte }
        var isBetweenWords = false
        while let byte = bytes.next() {
            switch byte {
            case 0x09...0x0D, 0x20:
                isBetweenWords = true
                continue
            default: break
            }
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            let small = isCapital ? byte | 0x20 : byte
            let needsSpace = isBetweenWords && hasBegun
            hasBegun = true
            if needsSpace {
                held = small
                return 0x20
            }
            return small
        }
        return nil
    }
}
