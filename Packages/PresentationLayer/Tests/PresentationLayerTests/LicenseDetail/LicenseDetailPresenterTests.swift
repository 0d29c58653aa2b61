import DomainLayer
import PresentationMocks
import Testing
import Wording

@testable import PresentationLayer

@MainActor
struct LicenseDetailPresenterTests {
    private let scans = CallRecorder<MockLicenseDriver.Call>()
    private let texts = CallRecorder<MockLicenseTextDriver.Call>()

    private func presenter(
        of packages: String..., in source: InventorySource = .standard, showsText: Bool
    ) async -> LicenseDetailPresenter<some LicenseDetailPresenterDependency> {
        let presenter = LicenseDetailPresenter(
            dependency: MockDIContainer {
                $0.licenseDriver = .samples.recording(in: scans)
                $0.licenseTextDriver = .samples.recording(in: texts)
            },
            source: source, packages: packages, showsText: showsText)
        await presenter.onAppear()
        return presenter
    }

    @Test func `when it has appeared the row is there, and no text was read`() async throws {
        let presenter = await presenter(of: "harbour-data", showsText: false)
        let detail = try #require(presenter.state.details.value?.first)
        #expect(detail.entry.id == "harbour-data:all")
        #expect(
            detail.installReason
                == .dependency(
                    chain: ["caravan-tools:amd64", "patchwork:amd64", "harbour-data:all"]))
        #expect(detail.text == .idle)
        #expect(scans.calls == [.licenses(.standard, [])])
    }

    @Test func `every package that is named is there, in the inventory's order`() async {
        let presenter = await presenter(of: "libjuniper3", "brook", "kes*", showsText: false)
        #expect(
            presenter.state.details.value?.map(\.entry.id) == [
                "brook:amd64", "kestrel:amd64", "libjuniper3:amd64", "libjuniper3:i386",
            ])
    }

    @Test func `the text is read if it is wanted`() async throws {
        let presenter = await presenter(of: "kestrel:amd64", showsText: true)
        let body = try #require(Samples.text(of: "kestrel:amd64"))
        #expect(
            presenter.state.details.value?.first?.text
                == .success(License(id: "kestrel:amd64", name: "kestrel", body: body)))
        #expect(scans.calls == [.licenses(.standard, [])])
        #expect(texts.calls == [.license("kestrel:amd64", .standard)])
    }

    @Test func `a text that can't be had leaves the row`() async {
        let presenter = await presenter(of: "gantry:amd64", showsText: true)
        let detail = presenter.state.details.value?.first
        #expect(detail?.entry.id == "gantry:amd64")
        #expect(detail?.text == .failure(.noText("gantry:amd64")))
    }

    @Test(arguments: [InventorySource.standard, .root("failure")])
    func `no text is read if there is no row`(source: InventorySource) async {
        let presenter = await presenter(of: "kestrel:riscv64", in: source, showsText: true)
        #expect(presenter.state.details.value == nil)
        #expect(scans.calls == [.licenses(source, [])])
        #expect(texts.calls == [])
    }

    @Test(arguments: [
        (
            "kestrel:riscv64",
            PackageSelectionError.notInstalled("kestrel:riscv64", nearest: "kestrel:amd64")
        ),
        ("x*", .noMatch("x*")),
        ("/no/such/file", .pathNotOwned("/no/such/file")),
        ("no/such/file", .pathNotAbsolute("no/such/file")),
    ])
    func `what names no package is an error`(word: String, error: PackageSelectionError) async {
        let presenter = await presenter(of: word, showsText: false)
        #expect(presenter.state.details == .failure(error))
    }

    @Test func `a screen that is left takes its scan with it`() async throws {
        let scans = SteeredScans()
        let presenter = LicenseDetailPresenter(
            dependency: MockDIContainer { $0.licenseDriver = scans.driver }, source: .standard,
            packages: ["kestrel"], showsText: true)
        let screen = Task { await presenter.onAppear() }
        let scan = try #require(await scans.next())

        screen.cancel()
        await screen.value
        #expect(await scan.wasCancelled() == true)
        #expect(presenter.state.details == .idle)
    }
}

struct LicenseDetailStateTests {
    @Test func `the inventory alone is no package yet`() {
        var state = LicenseDetailState()
        #expect(state.inventory == .idle)
        state.onInventory(.success(Samples.inventory))
        #expect(state.inventory == .success(Samples.inventory))
        #expect(state.details == .idle)
    }

    @Test func `packages and texts come one by one`() throws {
        var state = LicenseDetailState()
        let details = ["brook:amd64", "kestrel:amd64"].compactMap(Samples.entry).map {
            LicenseDetail(entry: $0, installReason: .manual)
        }
        state.onDetails(details)
        #expect(state.details == .success(details))
        let license = License(id: "kestrel:amd64", name: "kestrel", body: "Fly.\n")
        state.onText(.success(license), at: 1)
        state.onText(.success(license), at: 2)
        #expect(state.details.value?.map(\.text) == [.idle, .success(license)])
    }

    @Test func `a failure of the inventory is one of the packages`() {
        var state = LicenseDetailState()
        state.onInventory(.failure(.cancelled))
        #expect(state.details == .failure(.system(.cancelled)))
    }

    @Test func `of a text that was read, the lines are kept that nothing explains`() throws {
        var state = LicenseDetailState()
        let entry = PackageLicense(
            name: "a", version: "1", architecture: "all", unexplained: [2...3, 9...9])
        state.onDetails([LicenseDetail(entry: entry, installReason: .manual)])
        let license = License(id: "a:all", name: "a", body: "one\ntwo\nthree\nfour\n")
        state.onUnexplained(in: .success(license), at: 0)
        let detail = try #require(state.details.value?.first)
        #expect(detail.unexplained.value?.map(\.number) == [2, 3])
        #expect(detail.unexplained.value?.map(\.text) == ["two", "three"])
        #expect(detail.text == .idle)
        state.onUnexplained(in: .failure(.noText("a:all")), at: 0)
        #expect(state.details.value?.first?.unexplained == .failure(.noText("a:all")))
    }
}
