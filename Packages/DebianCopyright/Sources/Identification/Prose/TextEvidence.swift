import Bytes
import Grants
import LicenseStatements
import LicenseTexts

/// What was found in a text before it is put together: licences' own texts, exceptions' texts, and
/// words that grant.
struct TextEvidence {
    /// A licence, by its text or by words.
    struct Piece {
        var license: StatedLicense
        let basis: StatementBasis
        let rule: StatementRule
        let bytes: Range<Int>
        var grant: Grant?
    }

    /// In the order of the text.
    private(set) var pieces: [Piece] = []
    /// Whether something is named that has no id, so that the pieces are not all of it.
    let isIncomplete: Bool
    let reading: TextReading

    init(_ reading: TextReading, _ grants: [Grant], of index: LicenseIndex) {
        self.reading = reading
        isIncomplete = grants.contains { $0.isIncomplete || $0.unlistedException != nil }
        let licenses = reading.matches.filter { !index.isException($0.template) }
        pieces =
            licenses.map { match in
                Piece(
                    license: .license(index.id(of: match.template)), basis: .text,
                    rule: .licenseText, bytes: match.bytes)
            }
            + grants.map { grant in
                Piece(
                    license: grant.license, basis: .grant, rule: grant.form.rule,
                    bytes: grant.bytes, grant: grant)
            }
        pieces.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
        for match in reading.matches where index.isException(match.template) {
            attach(exception: index.id(of: match.template), at: match.bytes)
        }
    }

    /// An exception belongs to the GNU licence whose grant stands last before its text, or first
    /// behind it.
    private mutating func attach(exception: String, at bytes: Range<Int>) {
        let takers = pieces.indices.filter { pieces[$0].license.takesExceptions }
        let before = takers.last { pieces[$0].bytes.lowerBound < bytes.lowerBound }
        guard let place = before ?? takers.first else { return }
        pieces[place].license = pieces[place].license.withoutExceptions.with(exception: exception)
    }
}

extension Grant.Form {
    fileprivate var rule: StatementRule {
        switch self {
        case .words, .bareName: .grant
        case .perlTerms: .perlTerms
        case .dedication: .publicDomain
        case .identifier: .identifierLine
        }
    }
}

extension StatedLicense {
    fileprivate var takesExceptions: Bool {
        switch self {
        case .license(let id, _, _): id.contains("GPL-") || id.hasPrefix("Apache-")
        case .reference: false
        case .and(let operands), .or(let operands): operands.contains(where: \.takesExceptions)
        }
    }
}
