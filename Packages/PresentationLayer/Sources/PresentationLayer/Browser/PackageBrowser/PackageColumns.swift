import DomainLayer

/// Which columns rows of packages have in a width, and how wide they are; the licence gets the
/// rest.
struct PackageColumns {
    let name: Int
    /// Nil where there is no room for it.
    let version: Int?
    let architecture: Int?
    let size: Int?
    let basis: Int?

    /// - Parameters:
    ///   - width: the columns of a row; nil where nothing bounds them.
    ///   - order: what the rows are ordered by is among the columns.
    init(width: Int?, order: LicenseOrder) {
        let width = width ?? 160
        let isOrderedBySize = order == .size
        name = width < 80 ? 18 : width < 120 ? 22 : 32
        version = width < 80 ? nil : width < 120 ? 16 : 24
        architecture = width < 100 ? nil : 7
        size = isOrderedBySize || width >= 120 ? 10 : nil
        basis = width < 80 && isOrderedBySize ? nil : 8
    }
}
