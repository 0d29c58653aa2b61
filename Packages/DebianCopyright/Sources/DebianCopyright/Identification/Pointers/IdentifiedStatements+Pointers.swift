extension [IdentifiedStatement] {
    /// Adds pointers that state something by themselves, each before what stands behind it, but for
    /// those to licences that words grant in some version.
    mutating func add(_ pointers: [IdentifiedStatement]) {
        guard !pointers.isEmpty else { return }
        let granted = lazy.filter { !$0.isOfPackaging }.flatMap(\.license.licenseIDs)
        let families = Set(granted.map(\.licenseFamily))
        for pointer in pointers
        where !pointer.license.licenseIDs.contains(where: { families.contains($0.licenseFamily) }) {
            if let place = firstIndex(where: { $0.license == pointer.license }) {
                self[place].isOfPackaging = false
                self[place].isPartial = pointer.isPartial
            } else {
                let next = firstIndex { $0.lines.lowerBound > pointer.lines.lowerBound }
                insert(pointer, at: next ?? endIndex)
            }
        }
    }
}
