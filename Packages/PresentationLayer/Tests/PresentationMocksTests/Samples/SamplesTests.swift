import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing
import Wording

struct SamplesTests {
    private static let entries = Samples.troubledInventory.entries

    @Test func `the samples are these, ordered by name and architecture as bytes`() {
        #expect(
            Self.entries.map(\.id) == [
                "aozora-reader:all", "base-almanac:all", "brook:amd64", "caravan-tools:amd64",
                "dovetail:amd64", "ember-fonts:all", "fathom:amd64", "gantry:amd64",
                "harbour-data:all", "inkwell:amd64", "kestrel:amd64", "lantern:amd64",
                "libjuniper-dev:amd64", "libjuniper3:amd64", "libjuniper3:i386", "marrow:amd64",
                "nightjar:amd64", "oxbow:amd64", "patchwork:amd64", "quarry:amd64",
                "reed-doc:all", "sluice:amd64", "tollgate:amd64",
            ])
    }

    @Test func `in one inventory all could be read, the other has the rest as well`() {
        #expect(Samples.inventory.entries == Self.entries.filter { $0.reason?.isFailure != true })
        #expect(
            Self.entries.filter { $0.reason?.isFailure == true }.map(\.id) == [
                "inkwell:amd64", "oxbow:amd64", "quarry:amd64", "sluice:amd64", "tollgate:amd64",
            ])
        #expect(Samples.inventory.findings.map(\.kind) == [.documentationExcluded])
        #expect(
            Samples.troubledInventory.findings.map(\.kind) == [
                .documentationExcluded, .syntaxError,
            ])
        #expect(Samples.inventory.texts == Samples.troubledInventory.texts)
    }

    @Test func `they show all that a package can be`() {
        #expect(Set(Self.entries.map(\.basis)) == Set(StatementBasis.allCases))
        // The samples are Debian's packages, which have files.
        #expect(Set(Self.entries.compactMap(\.format)) == [.machineReadable, .prose])
        let findings = Self.entries.flatMap(\.findings) + Samples.troubledInventory.findings
        // No sample changes while it is read, or has two package managers.
        #expect(
            Set(LicenseFinding.Kind.allCases).subtracting(findings.map(\.kind))
                == [.changedDuringReading, .unreadDatabase])
        #expect(
            Set(Self.entries.compactMap { $0.reason?.code }) == [
                "missing-file", "dangling-link", "documentation-excluded", "link-loop",
                "not-a-regular-file", "too-large", "unreadable", "incomplete-status",
                "answered-by-sibling", "no-statement",
            ])
        #expect(
            Set(
                Self.entries.compactMap(\.expression).flatMap(\.terms).map(SPDXLicenseList.category)
            ).isSuperset(of: [
                .permissive, .weakCopyleft, .strongCopyleft, .networkCopyleft, .publicDomain,
                .documentation, .font, .unknown,
            ]))
    }

    @Test func `half a year earlier each thing that can change was something else`() {
        let difference = InventoryDifference(
            from: Samples.springInventory, at: .path("spring"),
            to: Samples.inventory, at: .path("samples"))
        #expect(difference.removed.map(\.id) == ["quern:amd64"])
        #expect(difference.added.map(\.id) == ["ember-fonts:all", "libjuniper3:i386"])
        #expect(difference.uncomparedTexts == 0)
        #expect(
            Set(difference.changed.flatMap(\.aspects))
                == Set(PackageChange.Aspect.allCases).subtracting([.architecture]))
    }

    @Test func `what a sample says follows from its statements`() {
        for entry in Self.entries + Samples.springInventory.entries {
            let stated = LicenseExpression.all(entry.statements.compactMap(\.expression))
            #expect(entry.expression == stated?.simplified, "\(entry.id)")
            #expect(entry.mainExpression == entry.statements.first?.expression, "\(entry.id)")
            #expect(entry.basis == entry.statements.first?.basis ?? .none, "\(entry.id)")
        }
    }

    @Test func `every expression is valid and names current licenses`() throws {
        for expression in Self.entries.compactMap(\.expression) {
            #expect(try LicenseExpression(parsing: expression.description) == expression)
            for license in expression.licenses where !license.hasPrefix("LicenseRef-") {
                #expect(SPDXLicenseList.contains(license), "\(license)")
            }
            for exception in expression.exceptions {
                #expect(SPDXLicenseList.canonicalExceptionID(exception) == exception)
            }
        }
    }

    @Test func `every local license has its text`() {
        let references = Self.entries.flatMap(\.licenses).filter {
            $0.hasPrefix("LicenseRef-") && $0 != LicenseTerm.publicDomain.id
        }
        #expect(Samples.troubledInventory.texts.keys.sorted() == Set(references).sorted())
        #expect(Samples.troubledInventory.texts.values.allSatisfy { !$0.isEmpty })
    }

    @Test func `the evidence is where the statements say`() throws {
        for entry in Self.entries where entry.format != nil {
            let text = try #require(Samples.text(of: entry.id))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for statement in entry.statements {
                #expect(statement.lines.upperBound <= lines.count, "\(entry.id)")
                let stated = lines[(statement.lines.lowerBound - 1)..<statement.lines.upperBound]
                if entry.format == .machineReadable {
                    let files = "Files: " + statement.files.joined(separator: " ")
                    #expect(stated.first.map(String.init) == files, "\(entry.id)")
                }
                if let name = statement.name {
                    #expect(stated.contains("License: \(name)"), "\(entry.id)")
                }
                let evidence = stated.joined(separator: "\n")
                for holder in statement.holders where entry.format == .machineReadable {
                    #expect(evidence.contains(holder), "\(entry.id)")
                }
            }
            let aboutPackages = [
                LicenseFinding.Kind.unfinishedInstallation, .freeLicenseInNonFree,
            ]
            for finding in entry.findings where !aboutPackages.contains(finding.kind) {
                let line = try #require(finding.line)
                #expect((1...lines.count).contains(line), "\(entry.id)")
                if finding.kind == .unexplainedTerms {
                    #expect(entry.unexplained.contains { $0.contains(line) }, "\(entry.id)")
                }
            }
        }
    }

    @Test func `a text and a digest go together`() {
        for entry in Self.entries {
            #expect((Samples.text(of: entry.id) == nil) == (entry.textDigest == nil))
            #expect((Samples.text(of: entry.id) == nil) == (entry.format == nil))
        }
    }

    @Test func `a sample is found by its id`() {
        #expect(Samples.entry("kestrel:amd64")?.name == "kestrel")
        #expect(Samples.entry("kestrel") == nil)
        #expect(Samples.text(of: "marrow:amd64")?.hasPrefix("Marrow was found on a disk") == true)
        #expect(Samples.text(of: "gantry:amd64") == nil)
    }
}
