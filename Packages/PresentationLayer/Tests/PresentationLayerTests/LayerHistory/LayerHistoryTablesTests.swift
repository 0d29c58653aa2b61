import DomainLayer
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import PresentationLayer

@MainActor
struct LayerHistoryTablesTests {
    private func list(_ query: LicenseQuery) async -> LicenseListState {
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer(), source: .root("image"), query: query, wantsLayers: true)
        await presenter.onAppear()
        return presenter.state
    }

    @Test func `a list tells the layer of each package, and what is no more`() async {
        let view = LicenseListContent(
            state: await list(
                LicenseQuery(categories: [
                    .networkCopyleft, .permissive, .publicDomain,
                ])))
        #expect(
            view.text(width: 90) == """
                Package       Version              Layer  Basis     License
                base-almanac  2023c-1                  2  declared  LicenseRef-public-domain
                fathom        7.1.0+git20230114-1      2  grant     AGPL-3.0-or-later

                Layers of registry.harbour.example/wharf:2.1
                Layer  Packages   Command
                    1  2 added    ADD base.tar / # buildkit
                    2  2 changed  RUN /bin/sh -c apt-get update && apt-get install -y brook fathom kestrel
                    3             COPY wharf.conf /etc/wharf.conf # buildkit
                    4  1 removed  RUN /bin/sh -c apt-get purge -y quern

                Changed or removed
                Layer  Package           Version               Was                   Is
                    2  base-almanac:all  2023a-1 → 2023c-1     LicenseRef-public-d…  LicenseRef-public-d…
                    2  fathom:amd64      6.4.2-3 → 7.1.0+git…  GPL-3.0-or-later      AGPL-3.0-or-later
                    4  quern:amd64       0.4-2                 ISC                   removed

                2 of 8 packages, 2 licenses

                """)
    }

    @Test func `a list may name what is no more`() async {
        let state = await list(LicenseQuery(packages: ["quern"]))
        #expect(state.listing.value?.entries == [])
        #expect(state.listing.value?.layers?.changes.map(\.layer) == [1, 4])
    }

    @Test func `packages show what each layer did to them, gone ones too`() async throws {
        let presenter = LicenseDetailPresenter(
            dependency: MockDIContainer(), source: .root("image"), packages: ["quern", "fathom"],
            showsText: true, wantsLayers: true)
        await presenter.onAppear()
        let details = try #require(presenter.state.details.value)
        #expect(details.map(\.entry.name) == ["fathom", "quern"])
        #expect(details.map { $0.removal?.layer } == [nil, 4])
        #expect(
            details.map(\.installReason) == [
                .dependency(chain: ["kestrel:amd64", "fathom:amd64"]), nil,
            ])
        #expect(details[1].text.value?.body.contains("Grind") == true)
        let text = LicenseDetailContent(state: presenter.state).text(width: 76)
        #expect(
            text.contains(
                """
                quern 0.4-2 amd64, removed by layer 4
                ISC

                Layers of registry.harbour.example/wharf:2.1
                  Layer  Change   Version  License  Command
                      1  added    0.4-2    ISC      ADD base.tar / # buildkit
                      4  removed  0.4-2    ISC      RUN /bin/sh -c apt-get purge -y quern

                Category     permissive
                """))
    }

    @Test func `a difference is told by the layers of the new side`() async {
        let presenter = InventoryDifferencePresenter(
            dependency: MockDIContainer(),
            request: InventoryComparisonRequest(
                from: .path("spring.json"), to: .path("image"), tellsLayers: true))
        await presenter.onAppear()
        let view = InventoryDifferenceView(presenter: presenter, showsFooter: false)
        #expect(
            view.text(width: 80).contains(
                """

                Layers of registry.harbour.example/wharf:2.1
                Layer  Package               Change   Command
                    2  base-almanac:all      changed  RUN /bin/sh -c apt-get update && apt-get …
                    2  brook:amd64           changed  RUN /bin/sh -c apt-get update && apt-get …
                    2  ember-fonts:all       added    RUN /bin/sh -c apt-get update && apt-get …
                    2  fathom:amd64          changed  RUN /bin/sh -c apt-get update && apt-get …
                    2  kestrel:amd64         changed  RUN /bin/sh -c apt-get update && apt-get …
                    4  quern:amd64           removed  RUN /bin/sh -c apt-get purge -y quern
                 none  aozora-reader:all     removed
                """))
    }

    @Test(arguments: ["image.json", "samples"])
    func `only an image has layers to tell of`(new: String) async {
        let presenter = InventoryDifferencePresenter(
            dependency: MockDIContainer(),
            request: InventoryComparisonRequest(
                from: .path("samples"), to: .path(new), tellsLayers: true))
        await presenter.onAppear()
        #expect(presenter.state.difference == .failure(.system(.notAnImage(.root(new)))))
    }
}
