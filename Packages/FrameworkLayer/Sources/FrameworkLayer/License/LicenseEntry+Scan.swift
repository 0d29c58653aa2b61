import DebianCopyright
import DomainLayer
import DpkgDatabase

extension LicenseInventory {
    /// - Parameter texts: where to put the texts of references; nil where nobody asked for them.
    init(_ scan: SystemScan<CopyrightAnswer>, addingTo texts: ReferenceTexts?) {
        var texts = texts
        if texts != nil {
            for package in scan.packages {
                for reference in package.answer?.answer.references ?? [] { texts?.add(reference) }
            }
        }
        let isExcluded = scan.packages.contains(where: \.isExcluded)
        self.init(
            system: SystemIdentity(scan.release),
            entries: scan.packages.map(LicenseEntry.init(_:)),
            findings: scan.problems.map(LicenseFinding.init(_:))
                + (isExcluded ? [LicenseFinding(.documentationExcluded)] : []),
            texts: texts?.texts ?? [:])
    }
}

extension SystemIdentity {
    init(_ release: OSRelease) {
        self.init(
            id: release.id, versionID: release.versionID, codename: release.codename,
            name: release.prettyName)
    }
}

extension LicenseEntry {
    init(_ scanned: ScannedPackage<CopyrightAnswer>) {
        let package = scanned.package
        let file = scanned.answer
        let problem = scanned.file.failure
        let finding = problem.flatMap { LicenseFinding($0, isExcluded: scanned.isExcluded) }
        self.init(
            name: package.name,
            version: package.version,
            architecture: package.architecture,
            source: SourcePackage(name: package.sourceName, version: package.sourceVersion),
            section: package.section,
            maintainer: package.maintainer,
            installedSize: package.installedSize,
            copyrightFile: problem == .missing ? nil : package.copyrightPath,
            format: file?.answer.format,
            basis: file?.answer.basis ?? .none,
            expression: file?.answer.expression,
            mainExpression: file?.answer.mainExpression,
            statements: file?.answer.statements ?? [],
            findings: (file?.answer.findings ?? []) + (finding.map { [$0] } ?? []),
            reason: LicenseReason(scanned),
            textDigest: file?.digest.map { "sha256:\($0)" })
    }
}

extension ScannedPackage {
    /// The file that answers for the package: its own, or a sibling's where its own is absent.
    var answer: ScannedFile<Answer>? {
        switch file {
        case .success(let file): file
        case .failure(let problem): problem.isAbsence ? sibling?.file : nil
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
