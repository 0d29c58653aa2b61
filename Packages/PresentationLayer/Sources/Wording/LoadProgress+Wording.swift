public import DomainLayer

extension LoadProgress {
    /// What is being read and how much of it was read, as a line: `Reading 7 of 18 packages …`,
    /// `Reading image.tar.xz: 112 of 267 MB (42 %) …`.
    ///
    /// It quotes a file's name, so make control characters visible when you print it.
    public var line: String {
        switch self {
        case .packages(_, nil): "Reading the package database …"
        case .packages(let done, let total?): "Reading \(done) of \(total.counting("package")) …"
        case .bytes(let done, let total, let source):
            "Reading \(source.shortLabel): \(done.bytes(of: total))\(percentage) …"
        }
    }

    /// The share that was read, from 0 to 1; nil if it isn't known or there is nothing to read.
    public var share: Double? {
        switch self {
        case .packages(let done, let total?) where total > 0: Double(done) / Double(total)
        case .bytes(let done, let total?, _) where total > 0: Double(done) / Double(total)
        case .packages, .bytes: nil
        }
    }

    /// Whole percent in parentheses, rounded down: only what is complete has 100.
    private var percentage: String { share.map { " (\(Int($0 * 100)) %)" } ?? "" }
}

extension Int {
    /// The number of bytes and that of all if it is known: `112 of 267 MB`, `9 of 80 kB`, `112 MB`.
    public func bytes(of total: Int?) -> String {
        let (unit, name) = (total ?? self) < 1_000_000 ? (1000, "kB") : (1_000_000, "MB")
        let all = total.map { " of \(($0 / unit).grouped)" } ?? ""
        return "\((self / unit).grouped)\(all) \(name)"
    }
}

extension InventorySource {
    /// The source with a file's name instead of its path, and at most 40 characters of that.
    ///
    /// It quotes the name as it was given, so make control characters visible when you print it.
    public var shortLabel: String {
        let name = label.split(separator: "/").last.map(String.init) ?? label
        return name.count > 40 ? name.prefix(39) + "…" : name
    }
}
