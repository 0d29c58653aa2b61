import DomainLayer
import PresentationMocks
import Testing

struct MockFileOutputDriverTests {
    private let recorder = CallRecorder<MockFileOutputDriver.Call>()

    @Test func `memory keeps what it is told to write`() async throws {
        let driver = MockFileOutputDriver.memory(recorder)
        #expect(try await driver.write([1, 2, 3], to: "a.json") == .memory)
        #expect(try await driver.create([], at: "/b") == .memory)
        #expect(
            recorder.calls == [
                .write(bytes: [1, 2, 3], path: "a.json"), .create(bytes: [], path: "/b"),
            ])
    }

    @Test func `what memory holds is not created again`() async throws {
        let driver = MockFileOutputDriver.memory(recorder)
        _ = try await driver.write([1], to: "a")
        await #expect(throws: FileOutputError.exists(path: "a")) {
            try await driver.create([2], at: "a")
        }
        #expect(recorder.calls == [.write(bytes: [1], path: "a")])
    }

    @Test func `each memory is empty at first`() async throws {
        _ = try await MockFileOutputDriver.memory().create([1], at: "a")
        #expect(try await MockFileOutputDriver.memory().create([1], at: "a") == .memory)
    }

    @Test func `a failing one writes and creates nothing`() async {
        let driver = MockFileOutputDriver.failing("No space left on device")
        let error = FileOutputError.failed(path: "a", message: "No space left on device")
        await #expect(throws: error) { try await driver.write([1], to: "a") }
        await #expect(throws: error) { try await driver.create([1], at: "a") }
    }
}
