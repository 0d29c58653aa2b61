import DomainLayer
import TerminalUI

/// What an answer rests on, and what that means.
struct BasisFact: View {
    let basis: EvidenceKind

    var body: some View {
        Fact("Basis", "\(basis.label): \(basis.detail)")
    }
}

/// What most of the files have, where that is not the whole answer.
struct MainLicenseFact: View {
    let main: LicenseExpression?
    let expression: LicenseExpression?

    var body: some View {
        if let main, expression?.isEquivalent(to: main) != true {
            Fact("Main license", main.description)
        }
    }
}
