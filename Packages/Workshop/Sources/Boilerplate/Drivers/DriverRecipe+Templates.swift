extension DriverRecipe {
    var driverProtocol: String {
        """
        /// Reads a text.
        public protocol \(stem.type)DriverProtocol: Sendable {
            /// The whole text of a file, in UTF-8.
            ///
            /// - Throws: ``\(stem.type)DriverError`` where it can't be read.
            func text(at path: String) async throws(\(stem.type)DriverError) -> String
        }

        /// Why there is no text.
        public enum \(stem.type)DriverError: Error, Hashable, Sendable {
            /// The file is not there, can't be read, or holds something else than UTF-8.
            case unreadable(path: String)
        }

        """
    }

    var driver: String {
        """
        public import DomainLayer
        import Foundation

        /// Reads files of the system.
        public struct File\(stem.type)Driver: \(stem.type)DriverProtocol {
            public init() {}

            @concurrent
            public func text(at path: String) async throws(\(stem.type)DriverError) -> String {
                do {
                    return try String(contentsOfFile: path, encoding: .utf8)
                } catch {
                    throw .unreadable(path: path)
                }
            }
        }

        """
    }

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

    var stub: String {
        """
        public import DomainLayer

        /// Gives the same text, or the same error, whatever it is asked for.
        public struct Stub\(stem.type)Driver: \(stem.type)DriverProtocol {
            private let result: Result<String, \(stem.type)DriverError>

            public init(text: String = "a sample\\n") {
                result = .success(text)
            }

            public init(failing error: \(stem.type)DriverError) {
                result = .failure(error)
            }

            public func text(at path: String) async throws(\(stem.type)DriverError) -> String {
                try result.get()
            }
        }

        """
    }

    var spy: String {
        """
        public import DomainLayer
        import Synchronization

        /// Passes everything on to another driver, and keeps what was asked of it.
        public final class Spy\(stem.type)Driver<Base: \(stem.type)DriverProtocol>: \(stem.type)DriverProtocol {
            /// What was asked of it.
            public enum Call: Equatable, Sendable {
                case text(path: String)
            }

            private let base: Base
            private let recorded = Mutex<[Call]>([])

            public init(_ base: Base = Stub\(stem.type)Driver()) {
                self.base = base
            }

            /// Everything that was asked of it, in order.
            public var calls: [Call] { recorded.withLock { $0 } }

            public func text(at path: String) async throws(\(stem.type)DriverError) -> String {
                recorded.withLock { $0.append(.text(path: path)) }
                return try await base.text(at: path)
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
                #expect(try await container.\(stem.property)Driver.text(at: "/a") == "a sample\\n")
                #expect(driver.calls == [.text(path: "/a")])
            }

            @Test func `errors come through`() async {
                let driver = Spy\(stem.type)Driver(Stub\(stem.type)Driver(failing: .unreadable(path: "/b")))
                await #expect(throws: \(stem.type)DriverError.unreadable(path: "/b")) {
                    try await driver.text(at: "/b")
                }
            }
        }

        """
    }
}
