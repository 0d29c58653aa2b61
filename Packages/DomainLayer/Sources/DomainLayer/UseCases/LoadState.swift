/// How far a value has been loaded.
public enum LoadState<Value, Failure: Error> {
    /// Not asked for yet.
    case idle
    case loading(LoadProgress)
    case success(Value)
    case failure(Failure)

    /// Loading: packages read, of how many if that is known.
    public static func loading(done: Int, of total: Int?) -> LoadState {
        .loading(.packages(done: done, of: total))
    }

    /// The value, once there is one.
    public var value: Value? {
        if case .success(let value) = self { value } else { nil }
    }

    /// Whether no further state follows by itself.
    public var isFinal: Bool {
        switch self {
        case .idle, .loading: false
        case .success, .failure: true
        }
    }

    /// The state with its value transformed.
    public func map<Other>(_ transform: (Value) -> Other) -> LoadState<Other, Failure> {
        switch self {
        case .idle: .idle
        case .loading(let progress): .loading(progress)
        case .success(let value): .success(transform(value))
        case .failure(let failure): .failure(failure)
        }
    }
}

extension LoadState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadState: Sendable where Value: Sendable {}

/// How far a system has been read.
public enum LoadProgress: Hashable, Sendable {
    /// Packages whose licenses were read, of how many; nil until the database has been read.
    case packages(done: Int, of: Int?)
    /// Bytes read or skipped in the files of an archive, of how many; nil if their number isn't
    /// known before the end, as that of a pipe.
    case bytes(done: Int, of: Int?, in: InventorySource)
}
