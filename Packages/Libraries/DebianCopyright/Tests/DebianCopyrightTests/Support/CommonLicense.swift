import Foundation
import Testing

@testable import DebianCopyright

/// The texts installed by Debian's base-files.
enum CommonLicense {
    private static let folder = "/usr/share/common-licenses"

    /// Nil if it is not installed.
    static func text(of name: String) -> String? {
        try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    /// The condition for a suite that reads some of them.
    static func isInstalled(_ names: String...) -> ConditionTrait {
        .enabled(
            if: names.allSatisfy { text(of: $0) != nil },
            "needs \(names.joined(separator: ", ")) in \(folder)")
    }
}
