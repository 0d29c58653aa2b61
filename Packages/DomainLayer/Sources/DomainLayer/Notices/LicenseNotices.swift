/// The words that the copyright files of some packages want passed on, each text once.
public struct LicenseNotices: Hashable, Sendable {
    /// In the order of their first use.
    public private(set) var texts: [LicenseNoticeText] = []
    /// What the file of each package holds; nothing for a package without a readable file.
    public private(set) var packages: [LicenseEntry.ID: PackageNotice] = [:]
    private var places: [SameWords: Int] = [:]
    private var namings: Set<Naming> = []

    private struct Naming: Hashable {
        let name: String
        let place: Int
    }

    public init() {}

    public subscript(id: LicenseEntry.ID) -> PackageNotice? {
        get { packages[id] }
        set { packages[id] = newValue }
    }

    /// The place of a text in ``texts``: of one that has the same words, or of this one, which is
    /// added then.
    ///
    /// - Parameters:
    ///   - body: the text, with its line feeds.
    ///   - name: what the text is said to be; empty where nobody says it.
    public mutating func place(of body: String, named name: String) -> Int {
        let words = SameWords(text: body)
        let place = places[words] ?? texts.count
        if place == texts.count {
            places[words] = place
            texts.append(LicenseNoticeText(names: [], body: body))
        }
        if !name.isEmpty, namings.insert(Naming(name: name, place: place)).inserted {
            texts[place].names.append(name)
        }
        return place
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
