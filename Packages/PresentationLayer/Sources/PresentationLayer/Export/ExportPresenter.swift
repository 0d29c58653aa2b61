public import DomainLayer
public import Observation

/// What a document contains in addition to the inventory.
public struct ExportContents: OptionSet, Sendable {
    public let rawValue: Int

    /// When the document was made.
    public static let time = ExportContents(rawValue: 1)
    /// Which package depends on which.
    public static let dependencies = ExportContents(rawValue: 2)
    /// What the copyright files print.
    public static let notices = ExportContents(rawValue: 4)
    /// The digest of each package's text.
    public static let digests = ExportContents(rawValue: 8)
    /// The copyright files, verbatim.
    public static let copyrightFiles = ExportContents(rawValue: 16)
    /// The texts of licenses that the SPDX list lacks.
    public static let texts = ExportContents(rawValue: 32)
    /// What a policy says, if one is named.
    public static let verdict = ExportContents(rawValue: 64)

    /// Who made the document, as the settings say.
    public static let creator = ExportContents(rawValue: 128)

    /// Which files packages were unpacked from.
    public static let packageFiles = ExportContents(rawValue: 256)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// Serves exports: gathers what a document is made of.
@MainActor
@Observable
public final class ExportPresenter<Dependency: ExportPresenterDependency> {
    public private(set) var state = ExportState()

    private let dependency: Dependency
    private let source: InventorySource
    private let contents: ExportContents
    private let policy: LicensePolicy?

    /// - Parameters:
    ///   - dependency: the drivers and use cases.
    ///   - source: the system to document.
    ///   - contents: what the document contains.
    ///   - policy: the policy whose verdict a document may contain; nil if nothing is judged.
    public init(
        dependency: Dependency, source: InventorySource, contents: ExportContents,
        policy: LicensePolicy? = nil
    ) {
        self.dependency = dependency
        self.source = source
        self.contents = contents
        self.policy = policy
    }

    /// Reads clock and settings first, since a wrong one should not cost a scan. Then follows the
    /// inventory until it is complete or has failed, and reads the rest.
    public func onAppear() async {
        if contents.contains(.time) {
            do throws(ClockDriverError) {
                state.onClock(.success(try dependency.clockDriver.now))
            } catch {
                return state.onClock(.failure(error))
            }
        }
        if contents.contains(.creator) {
            do throws(SettingsError) {
                state.onCreator(.success(try await dependency.settingsDriver.creator()))
            } catch {
                return state.onCreator(.failure(error))
            }
        }
        var detail: InventoryDetail = contents.contains(.verdict) ? policy?.detail ?? [] : []
        if contents.contains(.texts) { detail.insert(.texts) }
        if contents.contains(.digests) { detail.insert(.digests) }
        for await inventory in await dependency.licenseScan.states(of: source, detail: detail) {
            state.onInventory(inventory)
        }
        guard let entries = state.inventory.value?.entries else { return }
        if contents.contains(.dependencies) { await readInstallation() }
        if contents.contains(.packageFiles) { await readPackageFiles() }
        if contents.contains(.notices) { await readNotices(of: entries) }
        if contents.contains(.copyrightFiles) { await readCopyrightFiles(of: entries) }
        if contents.contains(.verdict) { await judge() }
    }

    /// A policy without rules judges nothing: it has clarifications alone.
    private func judge() async {
        guard let inventory = state.inventory.value, let policy, !policy.rules.isEmpty else {
            return
        }
        do throws(PolicyCheckError) {
            let verdict = try await dependency.policyCheck.verdict(
                on: inventory, of: source, by: policy, since: nil)
            state.onVerdict(.success(verdict))
        } catch {
            state.onVerdict(.failure(error))
        }
    }

    private func readInstallation() async {
        do throws(LicenseDriverError) {
            let graph = try await dependency.installationDriver.graph(of: source)
            state.onInstallation(.success(graph))
        } catch {
            state.onInstallation(.failure(error))
        }
    }

    private func readPackageFiles() async {
        do throws(LicenseDriverError) {
            let files = try await dependency.installationDriver.packageFiles(of: source)
            state.onPackageFiles(.success(files))
        } catch {
            state.onPackageFiles(.failure(error))
        }
    }

    private func readNotices(of entries: [PackageLicense]) async {
        do throws(LicenseDriverError) {
            let notices = try await dependency.licenseTextDriver.notices(of: entries, in: source)
            state.onNotices(.success(notices))
        } catch {
            state.onNotices(.failure(error))
        }
    }

    private func readCopyrightFiles(of entries: [PackageLicense]) async {
        do throws(LicenseDriverError) {
            let driver = dependency.licenseTextDriver
            let files = try await driver.copyrightFiles(of: entries, in: source)
            state.onCopyrightFiles(.success(files))
        } catch {
            state.onCopyrightFiles(.failure(error))
        }
    }
}

/// What a document is made of: a value, and a mutating method for each input.
///
/// Whatever the document doesn't contain stays idle.
public struct ExportState: Equatable, Sendable {
    /// When the document is made.
    public private(set) var created: LoadState<Timestamp, ClockDriverError> = .idle
    /// Who makes the document; nil if no setting says so.
    public private(set) var creator: LoadState<DocumentAgent?, SettingsError> = .idle
    /// The system's inventory as it loads.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// Which package depends on which.
    public private(set) var installation: LoadState<InstallationGraph, LicenseDriverError> = .idle
    /// Which files packages were unpacked from, as far as that is known.
    public private(set) var packageFiles:
        LoadState<[PackageLicense.ID: PackageFile], LicenseDriverError> = .idle
    /// What the copyright files print.
    public private(set) var notices: LoadState<LicenseNotices, LicenseDriverError> = .idle
    /// The copyright files, verbatim.
    public private(set) var copyrightFiles: LoadState<CopyrightFiles, LicenseDriverError> = .idle

    /// What the policy says; idle if there is none with rules.
    public private(set) var verdict: LoadState<PolicyVerdict, PolicyCheckError> = .idle

    mutating func onClock(_ created: LoadState<Timestamp, ClockDriverError>) {
        self.created = created
    }

    mutating func onCreator(_ creator: LoadState<DocumentAgent?, SettingsError>) {
        self.creator = creator
    }

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
    }

    mutating func onVerdict(_ verdict: LoadState<PolicyVerdict, PolicyCheckError>) {
        self.verdict = verdict
    }

    mutating func onInstallation(
        _ installation: LoadState<InstallationGraph, LicenseDriverError>
    ) {
        self.installation = installation
    }

    mutating func onPackageFiles(
        _ files: LoadState<[PackageLicense.ID: PackageFile], LicenseDriverError>
    ) {
        packageFiles = files
    }

    mutating func onNotices(_ notices: LoadState<LicenseNotices, LicenseDriverError>) {
        self.notices = notices
    }

    mutating func onCopyrightFiles(
        _ copyrightFiles: LoadState<CopyrightFiles, LicenseDriverError>
    ) {
        self.copyrightFiles = copyrightFiles
    }
}
