import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

@MainActor
struct LicenseDetailPresenterTests {
    private let driver = SpyLicenseDriver()
    private let texts = SpyLicenseTextDriver()

    private func presenter(
        of package: String, in source: InventorySource = .standard, showsText: Bool
    ) async -> LicenseDetailPresenter<some LicenseDetailPresenterDependency> {
        let presenter = LicenseDetailPresenter(
            dependency: MockDIContainer(licenseDriver: driver, licenseTextDriver: texts),
            source: source, package: package, showsText: showsText)
        await presenter.onAppear()
        return presenter
    }

    @Test func `when it has appeared the row is there, and no text was read`() async {
        let presenter = await presenter(of: "kestrel:amd64", showsText: false)
        #expect(presenter.state.entry.value?.id == "kestrel:amd64")
        #expect(presenter.state.text == .idle)
        #expect(driver.calls == [.licenses(.standard, [])])
    }

    @Test func `the text is read where it is wanted`() async throws {
        let presenter = await presenter(of: "kestrel:amd64", showsText: true)
        let body = try #require(Samples.text(of: "kestrel:amd64"))
        #expect(
            presenter.state.text
                == .success(License(id: "kestrel:amd64", name: "kestrel", body: body)))
        #expect(driver.calls == [.licenses(.standard, [])])
        #expect(texts.calls == [.license("kestrel:amd64", .standard)])
    }

    @Test func `a text that can't be had leaves the row`() async {
        let presenter = await presenter(of: "gantry:amd64", showsText: true)
        #expect(presenter.state.entry.value?.id == "gantry:amd64")
        #expect(presenter.state.text == .failure(.noText("gantry:amd64")))
    }

    @Test(arguments: [InventorySource.standard, .root("failure")])
    func `no text is read where there is no row`(source: InventorySource) async {
        let presenter = await presenter(of: "kestrel:riscv64", in: source, showsText: true)
        #expect(presenter.state.text == .idle)
        #expect(driver.calls == [.licenses(source, [])])
        #expect(texts.calls == [])
    }

    @Test(arguments: [
        (
            "kestrel:riscv64",
            PackageSelectionError.notInstalled("kestrel:riscv64", nearest: "kestrel:amd64")
        ),
        ("x*", .notInstalled("x*", nearest: nil)),
        ("libjuniper3", .notUnique("libjuniper3", ["libjuniper3:amd64", "libjuniper3:i386"])),
        ("/no/such/file", .pathNotOwned("/no/such/file")),
        ("no/such/file", .pathNotAbsolute("no/such/file")),
    ])
    func `anything but one package is an error`(word: String, error: PackageSelectionError) async {
        let presenter = await presenter(of: word, showsText: false)
        #expect(presenter.state.entry == .failure(error))
    }

    @Test func `a screen that is left takes its scan with it`() async throws {
        let driver = PuppetLicenseDriver()
        let presenter = LicenseDetailPresenter(
            dependency: MockDIContainer(licenseDriver: driver), source: .standard,
            package: "kestrel", showsText: true)
        let screen = Task { await presenter.onAppear() }
        let scan = try #require(await driver.nextScan())

        screen.cancel()
        await screen.value
        #expect(await scan.wasCancelled() == true)
        #expect(presenter.state.text == .idle)
    }
}

struct LicenseDetailStateTests {
    @Test func `at first there is nothing`() {
        let state = LicenseDetailState()
        #expect(state.inventory == .idle)
        #expect(state.entry == .idle)
        #expect(state.text == .idle)
    }

    @Test func `the inventory alone is no package yet`() {
        var state = LicenseDetailState()
        state.onInventory(.success(Samples.inventory))
        #expect(state.inventory == .success(Samples.inventory))
        #expect(state.entry == .idle)
    }

    @Test func `package and text come one by one`() throws {
        var state = LicenseDetailState()
        let entry = try #require(Samples.entry("kestrel:amd64"))
        state.onEntry(entry)
        #expect(state.entry == .success(entry))
        #expect(state.text == .idle)
        let license = License(id: "kestrel:amd64", name: "kestrel", body: "Fly.\n")
        state.onText(.success(license))
        #expect(state.text == .success(license))
    }

    @Test func `a failure of the inventory is one of the package`() {
        var state = LicenseDetailState()
        state.onInventory(.failure(.cancelled))
        #expect(state.entry == .failure(.system(.cancelled)))
    }
}
