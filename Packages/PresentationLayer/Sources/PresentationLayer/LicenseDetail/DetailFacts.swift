import DomainLayer
import TerminalUI

/// What dpkg and the copyright file say of the package as a whole.
struct DetailFacts: View {
    let entry: LicenseEntry

    var body: some View {
        VStack {
            Fact("Basis", "\(entry.basis.label): \(entry.basis.detail)")
            Fact("Reason", entry.reason?.detail)
            Fact("Main license", mainLicense)
            Fact("Source", source)
            Fact("Section", entry.section)
            Fact("Maintainer", entry.maintainer)
            Fact("Installed", entry.installedSize == 0 ? nil : "\(entry.installedSize) KiB")
            Fact("File", entry.copyrightFile)
            Fact("Format", entry.format?.label)
            Fact("Digest", entry.textDigest)
        }
    }

    /// What most of the files have, where that is not the whole answer.
    private var mainLicense: String? {
        guard let main = entry.mainExpression, entry.expression?.isEquivalent(to: main) != true
        else { return nil }
        return main.description
    }

    private var source: String {
        [entry.source.name, entry.source.version].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
