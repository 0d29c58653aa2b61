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

    var stub: String {
        """
        public import DomainLayer

        /// Has made-up files, and always the same ones.
        public struct Stub\(stem.type)Driver: \(stem.type)DriverProtocol {
            private let texts: [String: String]

            /// - Parameter texts: what there is, by its path.
            public init(texts: [String: String] = ["/sample": "a sample\\n"]) {
                self.texts = texts
            }

            public func text(at path: String) async throws(\(stem.type)DriverError) -> String {
                guard let text = texts[path] else { throw .unreadable(path: path) }
                return text
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
}
