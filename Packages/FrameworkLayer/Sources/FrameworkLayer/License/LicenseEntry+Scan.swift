import DebianCopyright
import DomainLayer

extension LicenseInventory {
    /// - Parameters:
    ///   - answers: what the texts state, by their numbers.
    ///   - texts: where to put the texts of references; nil where nobody asked for them.
    init(_ scan: SystemScan, answers: [CopyrightAnswer?], addingTo texts: ReferenceTexts?) {
        var texts = texts
        if texts != nil {
            for package in scan.packages {
                guard let text = package.answeringFile?.text else { continue }
                for reference in answers[text]?.references ?? [] { texts?.add(reference) }
            }
        }
        let isExcluded = scan.packages.contains(where: \.isExcluded)
        self.init(
            system: SystemIdentity(scan.release),
            entries: scan.packages.map { LicenseEntry($0, answers: answers) },
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
    fileprivate init(_ scanned: ScannedPackage, answers: [CopyrightAnswer?]) {
        let package = scanned.package
        let file = scanned.answeringFile
        let answer = file.flatMap { answers[$0.text] }
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
            format: answer?.format,
            basis: answer?.basis ?? .none,
            expression: answer?.expression,
            mainExpression: answer?.mainExpression,
            statements: answer?.statements ?? [],
            findings: (answer?.findings ?? []) + (finding.map { [$0] } ?? []),
            reason: LicenseReason(scanned, answer: answer),
            textDigest: file?.digest.map { "sha256:\($0)" })
    }
}

extension ScannedPackage {
    /// The file that answers for the package: its own, or a sibling's where its own is absent.
    fileprivate var answeringFile: ScannedFile? {
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
