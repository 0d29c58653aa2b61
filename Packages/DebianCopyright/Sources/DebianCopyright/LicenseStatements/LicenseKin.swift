/// Licences of the SPDX list, to ask whether others are among them or of a family with one of them.
struct LicenseKin {
    private let ids: Set<String>
    private let families: Set<Substring>

    /// - Parameter ids: each any number of times.
    init(of ids: [String]) {
        self.ids = Set(ids)
        families = Set(self.ids.compactMap(\.gnuFamily))
    }

    /// Whether the id is one of them, or names a GNU licence of the same family as one of them.
    func contains(_ id: String) -> Bool {
        ids.contains(id) || id.gnuFamily.map(families.contains) ?? false
    }
}
