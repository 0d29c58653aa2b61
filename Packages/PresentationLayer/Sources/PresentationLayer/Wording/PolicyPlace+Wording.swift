public import DomainLayer

extension SourceLocation {
    /// The place as compilers write it: `policy:3:7`, or the option `--deny`.
    ///
    /// - Parameter path: the policy's file; nil where there is none.
    public func position(in path: String?) -> String {
        switch self {
        case .line(let line, let column): "\(path ?? "policy"):\(line):\(column)"
        case .addition(let addition): "--\(addition.rawValue)"
        case .unwritten: path ?? "policy"
        }
    }

    /// The place for a person who knows the policy's file: `line 3`, `--deny`; empty where it is
    /// written nowhere.
    public var label: String {
        switch self {
        case .line(let line, _): "line \(line)"
        case .addition(let addition): "--\(addition.rawValue)"
        case .unwritten: ""
        }
    }
}
