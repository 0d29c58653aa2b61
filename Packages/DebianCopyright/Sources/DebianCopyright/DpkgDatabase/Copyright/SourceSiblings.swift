extension DpkgDatabase {
    /// For each package the one whose copyright file may answer in its place: the first in
    /// ``packages`` of the same source and version whose own file answered. A package's file is
    /// that of its source, so that binary packages of one source nearly always have equal ones.
    ///
    /// - Parameter answered: for each package whether its own file was read.
    /// - Returns: for each package the index of the other one; nil where its own file answered or
    ///   no sibling's did.
    public func siblings(answered: [Bool]) -> [Int?] {
        guard answered.contains(false) else { return Array(repeating: nil, count: answered.count) }
        struct Source: Hashable {
            let name: String
            let version: String
        }
        var answers: [Source: Int] = [:]
        func source(_ package: InstalledPackage) -> Source {
            Source(name: package.sourceName, version: package.sourceVersion)
        }
        for (index, package) in packages.enumerated().reversed() where answered[index] {
            answers[source(package)] = index
        }
        return packages.indices.map { index in
            answered[index] ? nil : answers[source(packages[index])]
        }
    }
}
