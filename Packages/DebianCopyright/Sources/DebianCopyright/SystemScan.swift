public import DpkgDatabase

/// A system's packages with what their copyright files state.
public struct SystemScan<Answer: Sendable>: Sendable {
    public let release: OSRelease
    /// What could not be read of dpkg's database.
    public let problems: [DatabaseProblem]
    /// Ordered by name, then architecture, as bytes.
    public let packages: [ScannedPackage<Answer>]

    init(
        release: OSRelease,
        database: DpkgDatabase,
        answers: [Result<ScannedFile<Answer>, FileProblem>],
        locator: CopyrightLocator
    ) {
        self.release = release
        problems = database.problems
        let siblings = database.siblings(answered: answers.map { $0.success != nil })
        packages = database.packages.indices.map { index in
            let package = database.packages[index]
            return ScannedPackage(
                package: package,
                file: answers[index],
                sibling: siblings[index].flatMap { sibling in
                    answers[sibling].success.map {
                        ScannedSibling(package: database.packages[sibling], file: $0)
                    }
                },
                isExcluded: answers[index].success == nil && locator.isExcluded(package))
        }
    }
}

/// One installed package with what its copyright file states.
public struct ScannedPackage<Answer: Sendable>: Sendable {
    public let package: InstalledPackage
    /// What its own file states, or why that could not be read.
    public let file: Result<ScannedFile<Answer>, FileProblem>
    /// Where its own file did not answer: a binary package of the same source and version whose
    /// file did.
    public let sibling: ScannedSibling<Answer>?
    /// Whether its own file is absent because dpkg was told not to install it.
    public let isExcluded: Bool
}

/// A package that answers for another one of the same source and version.
public struct ScannedSibling<Answer: Sendable>: Sendable {
    public let package: InstalledPackage
    public let file: ScannedFile<Answer>
}

/// A copyright file that was read.
public struct ScannedFile<Answer: Sendable>: Sendable {
    /// What the caller made of the text's analysis; equal texts share it.
    public let answer: Answer
    /// The SHA-256 in 64 hex digits; nil where ``ScanOptions/digests`` was not asked for.
    public let digest: String?
}

extension Result {
    var success: Success? { try? get() }
}
