internal import DomainLayer
internal import Reports

/// A script that lets a shell complete the program's command lines, made from the tables of
/// commands and options.
///
/// The script completes for the name under which the program is installed, whatever the file that
/// wrote it is called: a package's build writes it with another program than users run. All that it
/// asks of the system is the names of installed packages, from dpkg-query.
struct CompletionScript {
    /// The commands of the program.
    let commands: [Command]

    static let program = Tool.name

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// Every spelling of an option whose value may be the next word: `-f`, `--format`.
    var spellingsBeforeValues: [String] {
        commands.options.filter { $0.value.placeholder != nil }.flatMap(\.spellings)
    }

    /// The ids of current licenses and exceptions, in byte order.
    static let licenseIDs = (SPDXLicenseList.ids + SPDXLicenseList.exceptionIDs).sorted()

    /// The patterns of a policy that name no license.
    static let categoryPatterns = LicenseCategory.allCases.map { "category:\($0.rawValue)" }

    /// Extracts the names from dpkg-query's lines `installed NAME`.
    ///
    /// The root may be untrusted: what dpkg would not accept as a name never gets into a shell.
    static let installedNames = #"s/^installed \([A-Za-z0-9][A-Za-z0-9+._-]*\)$/\1/p"#
    static let queryFormat = #"${db:Status-Status} ${Package}\n"#
}

extension Sequence<String> {
    /// The words separated by blanks.
    var spaced: String { joined(separator: " ") }
}
