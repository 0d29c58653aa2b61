import DebianCopyright
import DebianSystems
import DomainLayer

extension LicenseInventory {
    /// - Parameters:
    ///   - answers: what the texts state, by their numbers.
    ///   - texts: where to put the texts of references; nil if they were not asked for.
    init(_ scan: SystemScan, answers: [CopyrightAnswer?], addingTo texts: ReferenceTexts?) {
        var sources = SourceAnswers(answers)
        let answers = scan.packages.map { scanned in
            scanned.answeringFile.flatMap {
                sources.answer(of: $0.text, forSource: scanned.package.sourceName)
            }
        }
        var texts = texts
        // Packages that share a text share its answer.
        var seen: Set<ObjectIdentifier> = []
        for answer in answers.compactMap(\.self)
        where texts != nil && seen.insert(ObjectIdentifier(answer)).inserted {
            for reference in answer.references { texts?.add(reference.text, as: reference.id) }
        }
        var findings = PackageFindings()
        let isExcluded = scan.packages.contains(where: \.isExcluded)
        self.init(
            system: SystemIdentity(scan),
            entries: zip(scan.packages, answers).map {
                PackageLicense($0, answer: $1, findings: findings.findings(of: $0, answer: $1))
            },
            findings: scan.problems.map(LicenseFinding.init(_:))
                + (isExcluded ? [LicenseFinding(.documentationExcluded)] : []),
            texts: texts?.texts ?? [:])
    }
}

extension SystemIdentity {
    init(_ scan: SystemScan) {
        let release = scan.release
        self.init(
            id: release.id, versionID: release.versionID, codename: release.codename,
            name: release.prettyName, hostName: scan.hostName)
    }
}

extension PackageLicense {
    fileprivate init(
        _ scanned: ScannedPackage, answer: CopyrightAnswer?, findings: [LicenseFinding]
    ) {
        let package = scanned.package
        self.init(
            name: package.name,
            version: package.version,
            architecture: package.architecture,
            source: SourcePackage(name: package.sourceName, version: package.sourceVersion),
            builtUsing: package.builtUsing.map(BuiltInSource.init),
            section: package.section,
            priority: package.priority,
            isEssential: package.isEssential,
            maintainer: package.maintainer,
            installedSize: package.installedSize,
            copyrightFile: scanned.file.failure == .missing ? nil : package.copyrightPath,
            format: answer?.format,
            basis: answer?.basis ?? .none,
            expression: answer?.expression,
            mainExpression: answer?.mainExpression,
            statements: answer?.statements ?? [],
            findings: findings,
            unexplained: answer?.unexplained ?? [],
            names: answer?.names ?? [:],
            readings: answer?.readings ?? [:],
            reason: LicenseReason(scanned, answer: answer),
            textDigest: scanned.answeringFile?.digest.map { "sha256:\($0)" })
    }
}

extension BuiltInSource {
    fileprivate init(_ builtIn: InstalledPackage.BuiltInSource) {
        let field: Field =
            switch builtIn.field {
            case .builtUsing: .builtUsing
            case .staticBuiltUsing: .staticBuiltUsing
            }
        self.init(SourcePackage(name: builtIn.name, version: builtIn.version), field)
    }
}

/// What texts state for the packages of each source.
///
/// A name without a text has another meaning in each source package, so a text with such names has
/// an answer for each source.
struct SourceAnswers {
    private struct Key: Hashable {
        let text: Int
        let source: String
    }

    private let answers: [CopyrightAnswer?]
    private var known: [Key: CopyrightAnswer] = [:]
    /// How many more statements may be kept.
    private var room: Int

    /// - Parameters:
    ///   - answers: what the texts state, by their numbers.
    ///   - room: how many statements are made for single sources. Few files have such names: five
    ///     of a system's 20,000 statements. In a hostile system, thousands of sources may share a
    ///     text with thousands of names.
    init(_ answers: [CopyrightAnswer?], room: Int = 20_000) {
        self.answers = answers
        self.room = room
    }

    /// The text's answer for a source; nil if there is no room for it.
    mutating func answer(of text: Int, forSource source: String) -> CopyrightAnswer? {
        guard let answer = answers[text], answer.dependsOnSource else { return answers[text] }
        let key = Key(text: text, source: source)
        if let answer = known[key] { return answer }
        guard answer.statements.count <= room else { return nil }
        room -= answer.statements.count
        let own = answer.answer(forSource: source)
        known[key] = own
        return own
    }
}

/// Findings in packages and in their files. Packages that share a long file share its findings too,
/// instead of having a copy each.
private struct PackageFindings {
    private struct Key: Hashable {
        let text: Int
        let own: [LicenseFinding]
    }

    private var known: [Key: [LicenseFinding]] = [:]

    mutating func findings(
        of scanned: ScannedPackage, answer: CopyrightAnswer?
    ) -> [LicenseFinding] {
        let own = scanned.findings(with: answer)
        guard let answer, let text = scanned.answeringFile?.text else { return own }
        if own.isEmpty { return answer.findings }
        let key = Key(text: text, own: own)
        let findings = known[key] ?? answer.findings + own
        known[key] = findings
        return findings
    }
}

extension ScannedPackage {
    /// Findings in the package itself rather than in its file alone.
    ///
    /// - Parameter answer: what the package's answering file states.
    fileprivate func findings(with answer: CopyrightAnswer?) -> [LicenseFinding] {
        [
            file.failure.flatMap { LicenseFinding($0, isExcluded: isExcluded) },
            package.unfinishedState.map {
                LicenseFinding(
                    .unfinishedInstallation, declared: $0 == .unknown ? nil : $0.rawValue)
            },
            answer.flatMap {
                .freeLicenseInNonFree(
                    section: package.section, isOutsideDebian: $0.isOutsideDebian,
                    isFree: $0.isFree)
            },
        ].compactMap(\.self)
    }

    /// The file that answers for the package: its own, or a sibling's if its own is absent.
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

// MARK: Why a package has no answer of its own

extension LicenseReason {
    /// Why the package has no answer of its own; nil if its own file answered.
    ///
    /// - Parameter answer: what the package's answering file states.
    init?(_ scanned: ScannedPackage, answer: CopyrightAnswer?) {
        if scanned.answeringFile != nil, answer == nil {
            self = .unreadable(
                path: scanned.package.copyrightPath,
                message:
                    "more than 20,000 statements name licenses without their words")
            return
        }
        switch scanned.file {
        case .success:
            if let field = scanned.package.missingField {
                self = .incompleteStatus(field: field, line: scanned.package.line)
            } else if answer?.expression == nil {
                self = .noStatement
            } else {
                return nil
            }
        case .failure(let problem):
            if let sibling = scanned.sibling, problem.isAbsence {
                self = .answeredBySibling(
                    package: sibling.package.name, path: sibling.package.copyrightPath)
            } else {
                self = LicenseReason(
                    problem, at: scanned.package.copyrightPath, isExcluded: scanned.isExcluded)
            }
        }
    }

    private init(_ problem: FileProblem, at path: String, isExcluded: Bool) {
        self =
            switch problem {
            case .missing, .danglingLink:
                if isExcluded {
                    .documentationExcluded(path: path)
                } else if problem == .missing {
                    .missingFile(path: path)
                } else {
                    .danglingLink(path: path)
                }
            case .linkLoop: .linkLoop(path: path)
            case .notRegularFile: .notRegularFile(path: path)
            case .tooLarge(let size, let limit): .tooLarge(path: path, size: size, limit: limit)
            case .unreadable(let error): .unreadable(path: path, message: error.message)
            case .notKept: .unreadable(path: path, message: FileProblem.notKeptMessage)
            // Only loose files are checked for being text.
            case .notText: .unreadable(path: path, message: "not text")
            }
    }
}

extension FileProblem {
    /// Whether the file is simply not there, so that a sibling's may answer for it.
    var isAbsence: Bool { self == .missing || self == .danglingLink }

    /// The message for ``notKept``, in the place of a system's message.
    fileprivate static let notKeptMessage =
        "a link leads to it, and a pipe passes only once: save the archive to a file and name that"

    /// What a finding says of the problem; nil if that is only that the file could not be read.
    var findingText: String? {
        switch FileFailure(self) {
        case .unreadable(let message): message
        case .notKept: Self.notKeptMessage
        case .tooLarge(let size, let limit): "\(size) bytes, but at most \(limit) are read"
        case .folder, .notRegularFile, .notText: nil
        }
    }
}

// MARK: Findings in the database and in files

extension LicenseFinding {
    /// The finding for a problem of dpkg's database, which concerns the system rather than a
    /// package.
    init(_ problem: DatabaseProblem) {
        let kind: Kind
        var declared: String?
        var text: String?
        switch problem.kind {
        case .missingField(let field): (kind, declared) = (.syntaxError, field)
        case .duplicate(let id): (kind, declared) = (.syntaxError, id)
        case .truncated, .strayLine: kind = .syntaxError
        case .unreadable(let problem): (kind, text) = (.unreadable, problem.findingText)
        }
        self.init(kind, line: problem.line, declared: declared, text: text, path: problem.path)
    }

    /// The finding for a package whose own file did not answer; nil if the file was excluded on
    /// purpose.
    init?(_ problem: FileProblem, isExcluded: Bool) {
        if !problem.isAbsence {
            self.init(.unreadable)
        } else if !isExcluded {
            self.init(.missingCopyrightFile)
        } else {
            return nil
        }
    }
}

extension LicenseFinding {
    /// The finding for one that the engine made in a copyright file.
    init(_ finding: CopyrightFinding) {
        self.init(
            Kind(finding.kind), line: finding.line, declared: finding.declared, text: finding.text)
    }
}

extension LicenseFinding.Kind {
    fileprivate init(_ kind: CopyrightFinding.Kind) {
        self =
            switch kind {
            case .declaredTextMismatch: .declaredTextMismatch
            case .incompleteText: .incompleteText
            case .unknownShortName: .unknownShortName
            case .stanzaWithoutLicense: .stanzaWithoutLicense
            case .licenseWithoutText: .licenseWithoutText
            case .obsoleteFormatURL: .obsoleteFormatURL
            case .unversionedLicense: .unversionedLicense
            case .additionalCondition: .additionalCondition
            case .unexplainedTerms: .unexplainedTerms
            case .syntaxError: .syntaxError
            case .notUTF8: .notUTF8
            }
    }
}
