public import DomainLayer

/// The lists of a difference: first what a reviewer decides on, then the rest.
///
/// A package is in each list that it belongs to.
public enum DifferenceSection: Hashable, Sendable, CaseIterable {
    case newLicenses, goneLicenses, categories, removed, added, renamed, licenses
    case reasons, statements, holders, texts, findings, versions

    /// The lists to show.
    ///
    /// - Parameter isFull: whether to show more than a reviewer decides on.
    public static func shown(isFull: Bool) -> [DifferenceSection] {
        isFull
            ? allCases
            : [.newLicenses, .goneLicenses, .categories, .removed, .added, .renamed, .licenses]
    }
}

extension InventoryDifference {
    /// Packages in the old inventory only that none replaces.
    public var gone: [PackageLicense] {
        let replaced = Set(renamed.map(\.old.id))
        return removed.filter { !replaced.contains($0.id) }
    }

    /// Packages in the new inventory only that replace none.
    public var come: [PackageLicense] {
        let replacing = Set(renamed.map(\.new.id))
        return added.filter { !replacing.contains($0.id) }
    }

    /// Packages whose license asks for more than before, renamed ones too.
    public var askingMore: [PackageChange] { succeeded.filter(\.asksMore) }

    /// Packages whose license or main license changed, renamed ones too.
    public var withOtherAnswer: [PackageChange] {
        succeeded.filter { $0.has(.license) || $0.hasOtherMainLicense }
    }

    /// The changes of all packages that both inventories have, under their old name or a new one.
    private var succeeded: [PackageChange] {
        let renames = renamed.compactMap(\.change)
        return renames.isEmpty ? changed : (changed + renames).sorted { $0.new.id < $1.new.id }
    }

    /// Packages whose expression changed, or that had none before.
    public var withOtherLicense: [PackageChange] { changed.filter { $0.has(.license) } }

    /// Packages that have the same answer for another reason.
    public var withOtherReason: [PackageChange] {
        changed.filter { $0.has(.reason) && !$0.has(.license) }
    }

    /// Packages whose text changed without a change in any of the other lists.
    public var withOtherTextAlone: [PackageChange] {
        let told: Set<PackageChange.Aspect> = [
            .license, .mainLicense, .statements, .holders, .findings, .reason,
        ]
        return changed.filter { $0.has(.text) && told.isDisjoint(with: $0.aspects) }
    }

    public var withOtherVersionAlone: [PackageChange] { changed.filter(\.isVersionAlone) }

    /// What changed in a list of each package, an element per row, in the order of the packages.
    public func exchanged<Element>(
        _ exchange: (PackageChange) -> CollectionDifference<Element>
    ) -> [ExchangedElement<Element>] {
        changed.flatMap { change in
            let exchange = exchange(change)
            return exchange.removed.map {
                ExchangedElement(package: change.new.id, isAdded: false, element: $0)
            }
                + exchange.added.map {
                    ExchangedElement(package: change.new.id, isAdded: true, element: $0)
                }
        }
    }
}

/// What a package gained or lost.
public struct ExchangedElement<Element: Hashable & Sendable>: Hashable, Sendable {
    public var package: PackageLicense.ID
    /// Whether the new side has the element, and not the old one.
    public var isAdded: Bool
    public var element: Element
}

extension PackageChange {
    func has(_ aspect: Aspect) -> Bool { aspects.contains(aspect) }

    /// Whether the main expression changed, unless it is the whole expression on both sides.
    var hasOtherMainLicense: Bool {
        has(.mainLicense)
            && (old.mainExpression != old.expression || new.mainExpression != new.expression)
    }
}
