import Testing

@testable import DebianCopyright
@testable import DebianSystems

extension GrantReader {
    /// The grants of a text that is read once.
    static func grants(
        _ text: String, except excluded: [Range<Int>] = [], by names: NameTree = .sample
    ) -> [Grant] {
        grants(Array(text.utf8), except: excluded, by: names)
    }

    static func grants(
        _ bytes: [UInt8], except excluded: [Range<Int>] = [], by names: NameTree = .sample
    ) -> [Grant] {
        var reader = GrantReader(names: names)
        return ByteView.withBytes(of: bytes) { text in
            let words = TextWords(of: text)
            return reader.read(text, words, except: excluded).grants
        }
    }

    /// The grants of a text, as short expressions separated by semicolons; empty if there are none.
    static func stated(_ text: String) -> String {
        grants(text).map { String(stating: $0.license) }.joined(separator: "; ")
    }
}

extension String {
    /// A tree as an expression, with parentheses around every compound operand.
    init(stating license: StatedLicense) {
        func nested(_ license: StatedLicense) -> String {
            switch license {
            case .license, .reference: String(stating: license)
            case .and, .or: "(\(String(stating: license)))"
            }
        }
        self =
            switch license {
            case .license(let id, let orLater, let exception):
                id + (orLater ? "+" : "") + (exception.map { " WITH \($0)" } ?? "")
            case .reference(let reference): reference.id(inSource: "")
            case .and(let operands): operands.map(nested).joined(separator: " AND ")
            case .or(let operands): operands.map(nested).joined(separator: " OR ")
            }
    }
}

/// A sentence and its statement.
struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let stated: String

    init(_ text: String, _ stated: String) {
        self.text = text
        self.stated = stated
    }

    var testDescription: String { text }
}
