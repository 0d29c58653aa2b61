/// The texts that the copyright files of some packages want passed on, each once.
public struct LicenseNotices: Hashable, Sendable {
    /// The texts in the order of their first use.
    public private(set) var texts: [LicenseNoticeText] = []
    /// What the file of each package holds; packages without a readable file are missing.
    public private(set) var packages: [PackageLicense.ID: PackageNotice] = [:]
    private var indices: [[UInt8]: Int] = [:]
    private var namings: Set<Naming> = []

    private struct Naming: Hashable {
        let name: String
        let index: Int
    }

    public init() {}

    public subscript(id: PackageLicense.ID) -> PackageNotice? {
        get { packages[id] }
        set { packages[id] = newValue }
    }

    /// The index in ``texts`` of a text with these words, which is added if there is none yet.
    ///
    /// - Parameters:
    ///   - body: the text, with its line feeds.
    ///   - name: what the file calls the text; empty if it has no name.
    public mutating func index(of body: String, named name: String) -> Int {
        let words = words(of: body)
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

/// A license's words as printed in a copyright file, or in a file that copyright files refer to.
public struct LicenseNoticeText: Hashable, Sendable {
    /// What copyright files call the text, each name once, in the order of first use.
    public var names: [String]
    /// The text, untrusted, decoded as UTF-8: a report makes its control characters visible.
    public var body: String

    public init(names: [String], body: String) {
        self.names = names
        self.body = body
    }
}

/// What the copyright file of one package wants passed on, apart from its statements.
public struct PackageNotice: Hashable, Sendable {
    /// The holders that a file in prose names, a line each, in the file's order; those of a
    /// machine-readable file are in its statements.
    public var holders: [String]
    /// Indices in ``LicenseNotices/texts``, each once, in the file's order.
    public var texts: [Int]
    /// The ids of the stated licenses and exceptions whose text neither the file prints nor the
    /// system has, each once.
    public var missingTexts: [String]

    public init(holders: [String] = [], texts: [Int] = [], missingTexts: [String] = []) {
        self.holders = holders
        self.texts = texts
        self.missingTexts = missingTexts
    }
}

/// The words of a text, separated by one space: texts with equal words differ only in layout,
/// punctuation, and the case of ASCII letters.
private func words(of text: String) -> [UInt8] {
    var words: [UInt8] = []
    words.reserveCapacity(text.utf8.count)
    var isBetweenWords = false
    for byte in text.utf8 {
        if byte.separatesWords {
            words.dropFullStops()
            isBetweenWords = !words.isEmpty
        } else {
            if isBetweenWords { words.append(0x20) }
            isBetweenWords = false
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            words.append(isCapital ? byte | 0x20 : byte)
        }
    }
    words.dropFullStops()
    return words
}

extension [UInt8] {
    /// Ends a word: a full stop within one, as in `1.0`, belongs to it.
    fileprivate mutating func dropFullStops() {
        while last == UInt8(ascii: ".") || last == 0x20 { removeLast() }
    }
}

extension UInt8 {
    /// Whether the byte is white space, or punctuation that changes no term; signs of comparison,
    /// arithmetic and money do.
    fileprivate var separatesWords: Bool {
        switch self {
        case 0x09...0x0D, 0x20: true
        case UInt8(ascii: "!"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): true
        case UInt8(ascii: "?"), UInt8(ascii: "_"), UInt8(ascii: "*"): true
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): true
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): true
        default: false
        }
    }
}
