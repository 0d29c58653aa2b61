public import DomainLayer
public import Observation
public import Wording

/// Serves explanations: follows the shared inventory and looks up what each word names.
@MainActor
@Observable
public final class ExplanationPresenter<Dependency: LicenseScanDependency> {
    public private(set) var state: ExplanationState

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory.
    ///   - source: the system whose packages and `LicenseRef-` ids the words may name.
    ///   - words: what to explain: ids of licenses and exceptions in any letter case, one WITH the
    ///     other, short names of copyright files, `LicenseRef-` ids, categories, bases, scopes, or
    ///     findings.
    public init(dependency: Dependency, source: InventorySource, words: [String]) {
        self.dependency = dependency
        self.source = source
        state = ExplanationState(words: words)
    }

    /// Follows the inventory until it is complete or has failed, or the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.states(of: source, detail: .texts) {
            state.onInventory(inventory)
        }
    }
}

/// What explanations show: a value, and a mutating method for each input.
public struct ExplanationState: Equatable, Sendable {
    private let words: [String]
    /// The system's inventory as it loads.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// What the words name, in their order.
    public private(set) var explanations: LoadState<[Explanation], ExplanationError> = .idle

    public init(words: [String]) {
        self.words = words
    }

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
        switch inventory {
        case .idle, .loading: break
        case .failure(let error): explanations = .failure(.system(error))
        case .success(let inventory):
            do throws(ExplanationError) {
                var found: [Explanation] = []
                for word in words { found.append(try inventory.explanation(of: word)) }
                explanations = .success(found)
            } catch {
                explanations = .failure(error)
            }
        }
    }
}

/// Why a word can't be explained.
public enum ExplanationError: Error, Hashable, Sendable {
    /// There is no inventory.
    case system(LicenseDriverError)
    /// The word names nothing; with the nearest word that does, if one is near.
    case unknownWord(String, nearest: String?)
}

extension ExplanationError {
    /// What went wrong, in a sentence without a period.
    public var detail: String {
        switch self {
        case .system(let error): error.detail
        case .unknownWord(let word, let nearest):
            "'\(word)' is not a license, exception, category, basis, scope or finding"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        }
    }
}

// MARK: What a word names

extension LicenseInventory {
    fileprivate func explanation(of word: String) throws(ExplanationError) -> Explanation {
        if let category = LicenseCategory(rawValue: word) {
            let listed = listing(for: LicenseQuery(categories: [category])).entries
            return Explanation(.category(category), packages: listed)
        }
        if let basis = StatementBasis(rawValue: word) {
            return Explanation(.basis(basis), packages: entries.filter { $0.basis == basis })
        }
        if let scope = LicenseScope(rawValue: word) {
            return Explanation(.scope(scope), packages: [])
        }
        if let kind = LicenseFinding.Kind(rawValue: word) {
            return Explanation(
                .finding(kind),
                packages: entries.filter { $0.findings.contains { $0.kind == kind } })
        }
        if let id = listed(word) ?? reference(word) {
            return Explanation(
                .license(id), packages: entries.sharing { $0.licenses.contains(id) },
                text: texts[id])
        }
        if let id = SPDXLicenseList.canonicalExceptionID(word) {
            return Explanation(
                .exception(id), packages: entries.sharing { $0.exceptions.contains(id) })
        }
        if let term = clause(word) {
            return Explanation(
                .clause(term),
                packages: entries.sharing { $0.expression?.terms.contains(term) == true })
        }
        throw .unknownWord(word, nearest: nearest(to: word))
    }

    /// The license of the SPDX list that the word names, deprecated or not. A final `+` doesn't
    /// change what is explained.
    private func listed(_ word: String) -> String? {
        let id = SPDXLicenseList.id(named: word) ?? word
        return SPDXLicenseList.canonicalID(id)
            ?? (id.hasSuffix("+") ? SPDXLicenseList.canonicalID(String(id.dropLast())) : nil)
    }

    /// The license with an exception that the words name, both of the SPDX list.
    private func clause(_ words: String) -> LicenseTerm? {
        let parts = words.split(separator: " ").map(String.init)
        guard parts.count == 3, parts[1].uppercased() == "WITH", let id = listed(parts[0]),
            let exception = SPDXLicenseList.canonicalExceptionID(parts[2])
        else { return nil }
        return LicenseTerm(id, exception: exception)
    }

    /// The `LicenseRef-` of a package that the word names: by its id, by the beginning of only one
    /// id, or by a name that only one license has.
    private func reference(_ word: String) -> String? {
        let references = licenseRefs
        if references[word] != nil || word == LicenseTerm.publicDomain.id { return word }
        let start = word.hasSuffix("…") ? word.dropLast() : word[...]
        let found = references.filter { id, license in
            (start.hasPrefix("LicenseRef-") && id.hasPrefix(start)) || license.names.contains(word)
        }
        return found.count == 1 ? found.first?.key : nil
    }

    private func nearest(to word: String) -> String? {
        let start = word.uppercased() + "-"
        if let version = SPDXLicenseList.ids.last(where: { $0.uppercased().hasPrefix(start) }) {
            return version
        }
        return Suggestion.nearest(
            to: word,
            among: SPDXLicenseList.ids + LicenseCategory.allCases.map(\.rawValue)
                + LicenseFinding.Kind.allCases.map(\.rawValue)
                + SPDXLicenseList.exceptionIDs + licenseRefs.keys.sorted())
    }
}
