import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import ASMFStyle

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SheetManagerTests {
    private let texts = HeldTextService()
    private let manager: SheetManager
    private let apple = PackageLicense.samples[0]
    private let birch = PackageLicense.samples[1]

    init() {
        manager = SheetManager(
            entry: PackageLicense.samples[0], texts: texts, installations: NoInstallationService())
    }

    private func text(_ body: String, of entry: PackageLicense) -> SheetText {
        SheetText(
            License(id: entry.id, name: entry.id, body: body), evidence: entry.statements)
    }

    @Test func `it says whose the text is`() async {
        #expect(await manager.currentState.entry == apple)
        #expect(await manager.currentState.text == .idle)
        let reading = Task { [birch] in await manager.readText(of: birch) }
        await eventually { texts.asked == [birch.id] }
        #expect(await manager.currentState.entry == birch)
        #expect(await manager.currentState.text == .loading(done: 0, of: nil))
        texts.answer(with: "Birch\n")
        await reading.value
        #expect(await manager.currentState.text == .success(text("Birch\n", of: birch)))
    }

    @Test func `a reading that is overtaken changes nothing, even of the same package`() async {
        var readings: [Task<Void, Never>] = []
        for entry in [apple, birch, apple] {
            readings.last?.cancel()
            readings.append(Task { await manager.readText(of: entry) })
            await eventually { texts.asked.count == readings.count }
        }
        texts.answer(last: true, with: "new\n")
        await readings[2].value
        texts.answer(with: "old\n")
        texts.answer(with: "Birch\n")
        for reading in readings { await reading.value }
        #expect(await manager.currentState.entry == apple)
        #expect(await manager.currentState.text == .success(text("new\n", of: apple)))
    }

    @Test func `a reading that is cancelled changes nothing`() async {
        let reading = Task { [apple] in await manager.readText(of: apple) }
        await eventually { texts.asked == [apple.id] }
        reading.cancel()
        texts.answer(with: "Apple\n")
        await reading.value
        #expect(await manager.currentState.text == .loading(done: 0, of: nil))
    }

    @Test func `a reading that is cancelled before it begins changes nothing`() async {
        let reading = Task { [birch] in await manager.readText(of: birch) }
        reading.cancel()
        await reading.value
        #expect(await manager.currentState.entry == apple)
        #expect(await manager.currentState.text == .idle)
    }

    @Test func `a text never has another package's name, even if nothing is cancelled`() async {
        let readings = [apple, birch].map { entry in
            Task { await manager.readText(of: entry) }
        }
        await eventually { texts.asked.count == 2 }
        let (first, last) = (texts.asked[0], texts.asked[1])
        texts.answer(with: first)
        await eventually { await manager.currentState.text.isFinal }
        #expect(await manager.currentState.entry.id == first)
        texts.answer(with: last)
        for reading in readings { await reading.value }
        #expect(await manager.currentState.entry.id == last)
    }

    @Test func `why packages are installed is no concern of the text`() async {
        let observer = Observer(manager)
        await manager.readInstallation()
        #expect(await manager.currentState.installation == .failure(.noPackageDatabase(path: "/")))
        #expect(await manager.currentState.text == .idle)
        observer.cancel()
        await eventually { await manager.observers == 0 }
    }
}
