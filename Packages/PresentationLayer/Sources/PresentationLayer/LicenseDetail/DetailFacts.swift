import DomainLayer
import TerminalUI

/// What dpkg and the copyright file say of the package as a whole.
struct DetailFacts: View {
    let entry: LicenseEntry

    var body: some View {
        VStack {
            BasisFact(basis: entry.basis)
            Fact("Reason", entry.reason?.detail)
            MainLicenseFact(main: entry.mainExpression, expression: entry.expression)
            Fact("Source", source)
            Fact("Section", entry.section)
            Fact("Maintainer", entry.maintainer)
            Fact("Installed", entry.installedSize == 0 ? nil : entry.installedSize.kibibytes)
            Fact("File", entry.copyrightFile)
            Fact("Format", entry.format?.label)
            Fact("Digest", entry.textDigest)
        }
    }

    private var source: String {
        [entry.source.name, entry.source.version].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
