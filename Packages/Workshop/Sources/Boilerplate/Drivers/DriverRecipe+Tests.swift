extension DriverRecipe {
    var driverTest: String {
        """
        import DomainLayer
        import FrameworkLayer
        import Testing

        struct File\(stem.type)DriverTests {
            @Test func `a file is read whole`() async throws {
                let text = try await File\(stem.type)Driver().text(at: #filePath)
                #expect(text.hasPrefix("import DomainLayer\\n"))
            }

            @Test func `a file that is not there is an error`() async {
                await #expect(throws: \(stem.type)DriverError.unreadable(path: "/nowhere")) {
                    try await File\(stem.type)Driver().text(at: "/nowhere")
                }
            }
        }

        """
    }

    var spyTest: String {
        """
        import DomainLayer
        import PresentationMocks
        import Testing

        struct Spy\(stem.type)DriverTests {
            /// Needs `\(keyLine.text)` in the spy.
            @Test func `it keeps what the container's driver was asked`() async throws {
                let driver = Spy\(stem.type)Driver()
                let container = MockDIContainer(\(stem.property)Driver: driver)
                let text = try await container.\(stem.property)Driver.text(at: "/sample")
                #expect(text == "a sample\\n")
                #expect(driver.calls == [.text(path: "/sample")])
            }

            @Test func `errors come through`() async {
                await #expect(throws: \(stem.type)DriverError.unreadable(path: "/nowhere")) {
                    try await Spy\(stem.type)Driver().text(at: "/nowhere")
                }
            }
        }

        """
    }

    var contract: String {
        """
        import DependencyInjectionLayer
        import DomainLayer
        import PresentationMocks
        import Testing

        /// What every driver promises that reads texts, wherever it reads them.
        struct \(stem.type)DriverContract<Driver: \(stem.type)DriverProtocol> {
            let driver: Driver
            /// A file that the driver can read.
            let path: String

            func verify() async throws {
                let text = try await driver.text(at: path)
                #expect(!text.isEmpty)
                #expect(try await driver.text(at: path) == text)
                await #expect(throws: \(stem.type)DriverError.unreadable(path: "/nowhere")) {
                    try await driver.text(at: "/nowhere")
                }
            }
        }

        @Suite struct \(stem.type)DriverContractTests {
            @Test func `the stub driver keeps the contract`() async throws {
                try await \(stem.type)DriverContract(driver: Stub\(stem.type)Driver(), path: "/sample").verify()
            }

            @Test func `the container's driver keeps the contract`() async throws {
                try await \(stem.type)DriverContract(driver: DIContainer().\(stem.property)Driver, path: #filePath)
                    .verify()
            }
        }

        """
    }
}
