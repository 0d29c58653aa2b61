public import DomainLayer

/// The lists of a difference, those about licenses first.
///
/// A package is in each list that it belongs to.
public enum DifferenceSection: Hashable, Sendable, CaseIterable {
    case licenses, mainLicenses, reasons, statements, holders, texts, findings
    case removed, added, versions
}

extension InventoryDifference {
    /// Packages whose expression changed, or that had none before.
    public var withOtherLicense: [PackageChange] { changed.filter { $0.has(.license) } }

    /// Packages whose main expression changed, unless it is the whole expression on both sides.
    public var withOtherMainLicense: [PackageChange] {
        changed.filter { change in
            change.has(.mainLicense)
                && (change.old.mainExpression != change.old.expression
                    || change.new.mainExpression != change.new.expression)
        }
    }

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
}
