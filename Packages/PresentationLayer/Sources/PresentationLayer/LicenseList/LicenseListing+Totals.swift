import DomainLayer

extension LicenseListing {
    /// The closing line: `703 packages, 112 licences; 2 without a copyright file`.
    var totals: String {
        let counts = [sources, packages, licenses].compactMap(\.self).joined(separator: ", ")
        return shortfalls.isEmpty ? counts : "\(counts); \(shortfalls.joined(separator: ", "))"
    }

    private var sources: String? {
        grouping == .source ? groups.count.counting("source package") : nil
    }

    private var packages: String {
        let all = total.counting("package")
        return entries.count == total ? all : "\(entries.count) of \(all)"
    }

    private var licenses: String {
        let distinct = entries.reduce(into: Set()) { $0.formUnion($1.licenses) }
        return distinct.count.counting("licence")
    }

    private var shortfalls: [String] {
        let found = entries.compactMap(\.shortfall)
        return Shortfall.allCases.compactMap { shortfall in
            let count = found.count { $0 == shortfall }
            return count == 0 ? nil : "\(count) \(shortfall.rawValue)"
        }
    }
}

/// What a package lacks of an answer of its own, in words that follow a number.
private enum Shortfall: String, CaseIterable {
    case noFile = "without a copyright file"
    case noStatement = "without a statement"
    case notRead = "not read in full"
    case notItsOwn = "answered by a sibling"
}

extension LicenseEntry {
    /// Nil where the package's own file answered.
    fileprivate var shortfall: Shortfall? {
        switch reason {
        case .missingFile, .danglingLink, .documentationExcluded: .noFile
        case .linkLoop, .notRegularFile, .tooLarge, .unreadable, .incompleteStatus: .notRead
        case .answeredBySibling: .notItsOwn
        case .noStatement: .noStatement
        case nil: expression == nil ? .noStatement : nil
        }
    }
}
