internal import DomainLayer
internal import Reports

/// A script that makes a shell complete the program's command lines, made from the tables of
/// commands and options.
///
/// It completes for the name under which the program is installed, whatever the file that wrote it
/// is called: a package's build writes it with another program than the one that its users run.
/// Of the system it asks nothing but the names of installed packages, and those of dpkg-query.
struct CompletionScript {
    /// Those that there are.
    let commands: [Command]

    static let program = Tool.name

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// Every spelling of an option that its value may follow as the next word: `-f`, `--format`.
    var spellingsBeforeValues: [String] {
        commands.options.filter { $0.value.placeholder != nil }.flatMap(\.spellings)
    }

    /// The ids that stand for licenses and exceptions, current ones, ordered as bytes.
    static let licenseIDs = (SPDXLicenseList.ids + SPDXLicenseList.exceptionIDs).sorted()

    /// What a policy's patterns may name besides licenses.
    static let categoryPatterns = LicenseCategory.allCases.map { "category:\($0.rawValue)" }

    /// Prints the names of dpkg-query's lines `installed NAME`.
    ///
    /// The root may be a stranger's: what dpkg would not call a package never gets into a shell.
    static let installedNames = #"s/^installed \([A-Za-z0-9][A-Za-z0-9+._-]*\)$/\1/p"#
    static let queryFormat = #"${db:Status-Status} ${Package}\n"#
}

extension Sequence<String> {
    /// The words with blanks between them.
    var spaced: String { joined(separator: " ") }
}
