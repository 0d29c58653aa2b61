import DomainLayer
import Testing
import Wording

@testable import CommandLineInterface

struct ListOptionsTests {
    @Test func `no options ask for every package as it comes`() {
        let options = ListOptions(Invocation("list"))
        #expect(options.source == .standard)
        #expect(options.query == LicenseQuery())
        #expect(options.patterns == [])
        #expect(options.columns == nil)
        #expect(options.format.name == .table)
    }

    @Test func `filters, order and grouping make a query`() {
        let options = ListOptions(
            Invocation(
                """
                list zlib1g --license MIT,GPL-* --license ISC --main Zlib --category font,other \
                --basis grant --unknown --sort size --reverse --limit 3 --by source
                """))
        #expect(
            options.query
                == LicenseQuery(
                    packages: ["zlib1g"], categories: [.font, .restricted], wantsUnknown: true,
                    bases: [.grant], order: .size, isReversed: true, limit: 3,
                    grouping: .source))
        #expect(
            options.patterns
                == ["MIT", "GPL-*", "ISC"].map { PolicyText($0, at: .request(.license)) }
                + [PolicyText("Zlib", at: .request(.main))])
    }

    @Test func `the last of several values counts, and columns have the order of the words`() {
        let options = ListOptions(
            Invocation("--sort size --sort=name --columns license,package --columns basis"))
        #expect(options.query.order == .name)
        #expect(options.columns == [.license, .package, .basis])
    }

    @Test func `columns go by other names, too`() {
        let options = ListOptions(Invocation("list --columns name,arch,installedSize,main"))
        #expect(options.columns == [.package, .architecture, .size, .mainLicense])
    }
}
