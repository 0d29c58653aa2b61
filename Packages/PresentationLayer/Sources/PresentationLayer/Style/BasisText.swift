import DomainLayer
import TerminalUI

/// What an answer rests on, in a word; dimmed where it rests on nothing.
struct BasisText: View {
    let basis: EvidenceKind

    var body: some View {
        if basis == .none {
            Text(basis.label).dim()
        } else {
            Text(basis.label)
        }
    }
}
